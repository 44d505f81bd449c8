export { readBudgetWarnings } from './budget-warnings.ts';
export { fulfillmentRoutes, OPEN_ORDERS } from './fulfillment.routes.ts';
export {
  createFulfillment,
  type FulfillmentOutcome,
  type FulfillmentRequest,
  type FulfillmentStep,
  type OpenOrder,
} from './fulfillment.ts';
export { addLastOrdered } from './last-ordered.ts';
export { ordersRoutes } from './orders.routes.ts';
export { createOrdersService } from './orders.service.ts';
export { placeOrderRoutes } from './place-order.routes.ts';
export { createOrderPlacement, type OrderPlacement } from './place-order.ts';
export { claimGuestOrders, deleteExpiredOrderLinks } from './order-links.ts';
export { createOrderMails } from './order-mails.ts';
export { createOperatorDecisions, type OperatorDecision } from './operator-decisions.ts';
export { addComment } from './order-events.ts';
export { createOrderApprovals } from './order-approvals.ts';
export { recoverPayments } from './recover-payments.ts';
export { lockOrder, type OrderLineRow, type OrderRow, type WholeOrder } from './orders.repository.ts';
export { getPlaceOfLine } from './place-of-line.ts';
export { countLeft } from './refund-lines.ts';
export { createReturns, type ReturnRequest } from './returns.ts';
