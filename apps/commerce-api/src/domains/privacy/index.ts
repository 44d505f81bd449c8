export { processDataRequests } from './privacy-job.ts';
export { type DataRequestRow, listDataRequests } from './privacy.repository.ts';
export { privacyOperatorRoutes } from './privacy-operator.routes.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { createPrivacyService } from './privacy.service.ts';
