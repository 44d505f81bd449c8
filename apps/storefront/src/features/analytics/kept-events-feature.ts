import type { ExpiringStorage } from '@foolscap/core/storage';
import { keepPaymentEvents } from './keep-payment-events.ts';
import { isPaymentPage } from '../../routing/pages.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import type { Shop } from '../../shell/shop-context.ts';
import { defineFeature } from '../define-feature.ts';

/** The events of pages where cards are entered: kept there, and sent by a later page that has a provider's script. */
export const createKeptEventsFeature = (
  { basename, keepsEvents = false }: Pick<Shop, 'basename' | 'keepsEvents'>,
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>,
) =>
  defineFeature({
    name: 'kept-events',
    processes: (deps) =>
      keepPaymentEvents(
        deps,
        storage,
        () => keepsEvents || isPaymentPage(belowRoot(location.pathname, basename)),
      ),
  });
