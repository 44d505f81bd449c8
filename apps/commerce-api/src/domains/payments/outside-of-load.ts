import { waitOutside } from '../../kernel/http/admission.plugin.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** The same gateway; a request that waits for it does not count as work of this server, so that a slow one slows only payments. */
export const outsideOfLoad = (gateway: PaymentGateway): PaymentGateway => ({
  tokenize: (...call) => waitOutside(() => gateway.tokenize(...call)),
  findStoredValue: (...call) => waitOutside(() => gateway.findStoredValue(...call)),
  authorize: (...call) => waitOutside(() => gateway.authorize(...call)),
  capture: (...call) => waitOutside(() => gateway.capture(...call)),
  void: (...call) => waitOutside(() => gateway.void(...call)),
  reverse: (...call) => waitOutside(() => gateway.reverse(...call)),
  refund: (...call) => waitOutside(() => gateway.refund(...call)),
});
