import type { TileItem } from '../model/index.ts';
import { HttpError } from '@foolscap/core/http';
import type { RecommendationsClient } from '../client/index.ts';
import type { RecommendationsBody } from '../contract/index.ts';
import type { RecommendationScheme } from '../model/index.ts';

export interface FakeRecommendationsClient extends RecommendationsClient {
  /** Calls received, in order. */
  readonly calls: { body: RecommendationsBody; signal: AbortSignal | undefined }[];
  /** Makes the next call fail like a lost connection. */
  failNext(): void;
}

export interface FakeRecommendationsOptions {
  /** The items by scheme; a scheme without items replies with an empty list. */
  items?: Partial<Record<RecommendationScheme, readonly TileItem[]>>;
  /** Delays the reply to a call, so that tests control the order of replies. */
  latency?: (body: RecommendationsBody) => Promise<unknown>;
}

/** Creates an in-memory recommendation service for saga tests, stories and applications' tests. */
export function createFakeRecommendationsClient({
  items = {},
  latency = () => Promise.resolve(),
}: FakeRecommendationsOptions = {}): FakeRecommendationsClient {
  const calls: FakeRecommendationsClient['calls'] = [];
  let failures = 0;
  const client: FakeRecommendationsClient = {
    calls,
    failNext() {
      failures += 1;
    },
    async recommend(body, signal) {
      calls.push({ body, signal });
      const fails = failures > 0;
      if (fails) failures -= 1;
      await latency(body);
      if (fails) throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
      const omitted = new Set([...(body.query.skuList ?? []), ...(body.inputs?.omit ?? [])]);
      const found = items[body.configValues?.scheme ?? 'consider'] ?? [];
      return found.filter(({ itemId }) => !omitted.has(itemId)).slice(0, body.configValues?.count);
    },
    frequentlyPurchased(signal) {
      return client.recommend(
        { configValues: { scheme: 'frequentlyPurchased' }, query: { mboxes: ['quickOrder'] } },
        signal,
      );
    },
  };
  return client;
}
