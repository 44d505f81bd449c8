export { accountForInvoices, issueInvoicesOf } from './account-for-invoices.ts';
export { invoicesRoutes } from './invoices.routes.ts';
export { invoicesOperatorRoutes } from './operator.routes.ts';
export { createInvoicesService } from './invoices.service.ts';
export { createInvoicePayments } from './pay-invoices.ts';
export { type PrintedInvoices, printInvoices } from './print-invoices.ts';
export { recordInvoicePayment, type RecordedPayment } from './record-payment.ts';
