export { fulfillmentRoutes, OPEN_ORDERS } from './fulfillment.routes.ts';
export {
  createFulfillment,
  FULFILLMENT_STEPS,
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
export { orderWords } from './order-words.ts';
export { createOrderApprovals } from './order-approvals.ts';
export { recoverPayments } from './recover-payments.ts';
