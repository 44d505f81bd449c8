import { waitOutside } from '../../kernel/http/admission.plugin.ts';
import type { CardGateway } from './card-gateway.ts';

/** The same gateway; a request that waits for it does not count as work of this server, so that a slow one slows only payments. */
export const outsideOfLoad = (gateway: CardGateway): CardGateway => ({
  tokenize: (...call) => waitOutside(() => gateway.tokenize(...call)),
  authorize: (...call) => waitOutside(() => gateway.authorize(...call)),
  capture: (...call) => waitOutside(() => gateway.capture(...call)),
  void: (...call) => waitOutside(() => gateway.void(...call)),
  refund: (...call) => waitOutside(() => gateway.refund(...call)),
});
