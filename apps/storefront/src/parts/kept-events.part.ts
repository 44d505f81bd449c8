import type { ExpiringStorage } from '@foolscap/core/storage';
import { keepPaymentEvents, reportKeptEvents } from '../processes/keep-payment-events.ts';
import type { Shop } from '../shell/shop-context.ts';
import { shopPart } from './shop-part.ts';

/** The events of pages where cards are entered: kept there, and sent by a later page with a provider's script. */
export const createKeptEventsPart = (
  { keepsEvents }: Pick<Shop, 'keepsEvents'>,
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>,
) =>
  shopPart({
    name: 'kept-events',
    modules: () => ({}),
    processes: (deps) => (keepsEvents ? keepPaymentEvents(deps, storage) : reportKeptEvents(deps, storage)),
  });
