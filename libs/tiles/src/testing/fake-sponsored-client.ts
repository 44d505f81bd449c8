import { HttpError } from '@foolscap/core/http';
import type { SponsoredClient } from '../client/index.ts';
import type { SponsoredBody } from '../contract/index.ts';
import type { TileItem } from '../model/index.ts';

export interface FakeSponsoredClient extends SponsoredClient {
  /** Calls received, in order. */
  readonly calls: { body: SponsoredBody; signal: AbortSignal | undefined }[];
  /** Makes the next call fail like a lost connection. */
  failNext(): void;
}

export interface FakeSponsoredOptions {
  /** The sponsored products of every page. */
  items?: readonly TileItem[];
  /** Delays the reply to a call, so that tests control the order of replies. */
  latency?: (body: SponsoredBody) => Promise<unknown>;
}

/** Creates an in-memory ad service for saga tests, stories and applications' tests. */
export function createFakeSponsoredClient({
  items = [],
  latency = () => Promise.resolve(),
}: FakeSponsoredOptions = {}): FakeSponsoredClient {
  const calls: FakeSponsoredClient['calls'] = [];
  let failures = 0;
  return {
    calls,
    failNext() {
      failures += 1;
    },
    async addSponsored(body, signal) {
      calls.push({ body, signal });
      const fails = failures > 0;
      if (fails) failures -= 1;
      await latency(body);
      if (fails) throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
      return items
        .filter(({ itemId }) => !body.criteoData?.shown?.includes(itemId))
        .map((item) => ({ ...item, isSponsored: true }));
    },
  };
}
