import { HttpError } from '@foolscap/core/http';
import type { ProductTilesClient } from '../client/index.ts';
import type { TileItem } from '../model/index.ts';

export interface FakeProductTilesClient extends ProductTilesClient {
  /** Calls received, in order. */
  readonly calls: {
    skus: readonly string[];
    signal: AbortSignal | undefined;
    inPlaceOf: { itemId: string; quantity: number } | undefined;
    quantities: Readonly<Record<string, number>> | undefined;
  }[];
  /** Makes the next call fail like a lost connection. */
  failNext(): void;
}

/**
 * Creates an in-memory service of tiles for saga tests, stories and applications' tests.
 * @param latency delays the reply to a call, so that tests control the order of replies
 */
export function createFakeProductTilesClient(
  items: readonly TileItem[] = [],
  latency: (skus: readonly string[]) => Promise<unknown> = () => Promise.resolve(),
): FakeProductTilesClient {
  const calls: FakeProductTilesClient['calls'] = [];
  let failures = 0;
  return {
    calls,
    failNext() {
      failures += 1;
    },
    async readTiles(skus, signal, { inPlaceOf, quantities } = {}) {
      calls.push({ skus, signal, inPlaceOf, quantities });
      const fails = failures > 0;
      if (fails) failures -= 1;
      await latency(skus);
      if (fails) throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
      return skus.flatMap((sku) => items.filter(({ itemId }) => itemId === sku));
    },
  };
}
