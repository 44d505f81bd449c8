import { HttpError } from '@foolscap/core/http';
import type { CompareClient, SwatchesClient } from '../client/index.ts';
import type { ComparedItem, SwatchSet } from '../contract/index.ts';

/** A call that a fake received. */
export interface FakeCall {
  readonly itemIds: readonly string[];
  readonly signal: AbortSignal | undefined;
}

interface Fake {
  /** Calls received, in order. */
  readonly calls: FakeCall[];
  /** Makes the next call fail like a lost connection. */
  failNext(): void;
}

export type FakeCompareClient = CompareClient & Fake;
export type FakeSwatchesClient = SwatchesClient & Fake;

/** Delays the reply to a call, so that tests control the order of replies. */
type Latency = (itemIds: readonly string[]) => Promise<unknown>;

function createFake<T>(
  answer: (itemIds: readonly string[]) => T,
  latency: Latency = () => Promise.resolve(),
): Fake & { read: (itemIds: readonly string[], signal?: AbortSignal) => Promise<T> } {
  const calls: FakeCall[] = [];
  let failures = 0;
  return {
    calls,
    failNext() {
      failures += 1;
    },
    async read(itemIds, signal) {
      calls.push({ itemIds, signal });
      const fails = failures > 0;
      if (fails) failures -= 1;
      await latency(itemIds);
      if (fails) throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
      return answer(itemIds);
    },
  };
}

/** Creates an in-memory service of comparisons for saga tests, stories and applications' tests. Other items are missing. */
export function createFakeCompareClient(
  items: readonly ComparedItem[] = [],
  latency?: Latency,
): FakeCompareClient {
  const { read, ...fake } = createFake(
    (itemIds) => ({
      items: itemIds.flatMap((id) => items.filter(({ itemId }) => itemId === id)),
      missing: itemIds
        .filter((id) => !items.some(({ itemId }) => itemId === id))
        .map((itemId) => ({ itemId })),
    }),
    latency,
  );
  return { ...fake, compare: read };
}

/** Creates an in-memory service of colors for saga tests, stories and applications' tests. */
export function createFakeSwatchesClient(
  sets: readonly SwatchSet[] = [],
  latency?: Latency,
): FakeSwatchesClient {
  const { read, ...fake } = createFake(
    (itemIds) => sets.filter(({ itemId }) => itemIds.includes(itemId)),
    latency,
  );
  return { ...fake, readSwatches: read };
}
