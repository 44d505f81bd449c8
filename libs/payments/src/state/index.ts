export { createPaymentsModule, type PaymentsDeps } from './payments.module.ts';
export {
  initialPaymentsState,
  paymentsActions,
  paymentsEvents,
  paymentsReducer,
  selectCardPhase,
  type CardPhase,
  type PaymentsRoot,
  type PaymentsState,
} from './payments.slice.ts';
export { createSecretHandover, type SecretHandover } from './secret-handover.ts';
