export { DATE_ORDERS, type DateOrder } from './dates.ts';
export type { ImportEvent } from './events.ts';
export { describeFailure } from './failure.ts';
export { ImportInterruptedError } from './import-request.ts';
export { importRoutes } from './import.routes.ts';
export { createReport, type Output } from './report.ts';
export { runImport, getSourceName } from './run-import.ts';
