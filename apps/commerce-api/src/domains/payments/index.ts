export {
  type Authorization,
  type CardGateway,
  GatewayUnavailableError,
  type PaymentContext,
} from './card-gateway.ts';
export { type CartPaymentRow, findCartPayment } from './cart-payments.repository.ts';
export { outsideOfLoad } from './outside-of-load.ts';
export {
  type AttemptRow,
  findOpenAttempt,
  listUnfinished,
  markCanceled,
  moveAttempt,
  startAttempt,
} from './payment-attempts.repository.ts';
export { createPaymentsService, type PaymentsService } from './payments.service.ts';
export { createSandboxGateway } from './sandbox-gateway.ts';
