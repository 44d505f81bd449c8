import { createAnalyticsBus } from '@foolscap/analytics/model';
import { createHttpClient } from '@foolscap/core/http';
import type { Transport } from '@foolscap/core/http';
import { createSecretHandover } from '@foolscap/payments/state';
import { createShopStore } from '../store.ts';

type Options = Parameters<typeof createShopStore>[0];

/**
 * Opens the application's Redux store with all sagas for a test, on the consumer site and a large screen. Errors in sagas are thrown.
 * @param transport handles the calls
 */
export function openTestStore(transport: Transport, overrides: Partial<Options> = {}) {
  /** Methods and paths of the calls, in order: `GET /checkout`. */
  const calls: string[] = [];
  let keys = 0;
  const shop = createShopStore({
    http: createHttpClient({
      tenant: 'sdc',
      transport: (request) => {
        calls.push(`${request.method} ${request.url.replace('/cc/api', '').split('?')[0]}`);
        return transport(request);
      },
    }),
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    cards: createSecretHandover(),
    report: () => undefined,
    storage: { get: () => undefined, set: () => true, remove: () => undefined },
    process: {
      navigate: () => undefined,
      signInAddress: (target) => target,
      analytics: createAnalyticsBus(() => 0),
    },
    onSagaError: (_, error) => {
      throw error;
    },
    ...overrides,
  });
  return { ...shop, calls };
}
