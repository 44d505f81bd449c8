/** The slot of an admitted request. */
export interface Slot {
  /** Marks the request as finished; later calls have no effect. */
  finish(): void;
  /** Frees the slot while the request waits for something that uses no resources of this server, such as a payment gateway. */
  outside<T>(work: () => Promise<T>): Promise<T>;
}

export interface AdmissionOptions {
  /** Maximum number of concurrent requests. More would only slow each other down. */
  concurrency: number;
  /** A request that would wait longer than this is rejected immediately. */
  maxWaitMs: number;
  /** Milliseconds that admitted work waits for a shared resource, such as a database connection. */
  backendWaitMs?: () => number;
  /** Milliseconds; for tests. */
  clock?: () => number;
}

/** Thrown when the server is too busy for a request. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  /** Seconds after which to retry. */
  readonly retryAfter: number;

  constructor(expectedWaitMs: number) {
    super('The server is too busy.');
    this.retryAfter = Math.max(1, Math.ceil(expectedWaitMs / 1000));
  }
}

/** Weight of the newest request in the moving average. */
const NEWEST = 0.1;
/** Assumed before the first measurement. */
const FIRST_GUESS_MS = 20;
/** A reply that takes longer than this to be read frees its slot, because a few slow readers would otherwise block all other requests. */
const MAX_COUNTED_MS = 10_000;

interface Waiting {
  admit: () => void;
}

/**
 * Decides whether requests run, wait, or are rejected. The expected wait is computed from the measured queue length, service time and
 * concurrency. Beyond the limit, an immediate rejection is better than a late reply.
 */
export function createAdmission({
  concurrency,
  maxWaitMs,
  backendWaitMs = () => 0,
  clock = () => performance.now(),
}: AdmissionOptions) {
  const queue = new Set<Waiting>();
  let running = 0;
  let averageMs = FIRST_GUESS_MS;

  const expectedWaitMs = () => (queue.size * averageMs) / concurrency + backendWaitMs();

  function start(): Slot {
    running += 1;
    const since = clock();
    let isCounted = true;
    let outsideMs = 0;
    const stopCounting = () => {
      isCounted = false;
      clearTimeout(late);
      running -= 1;
      admitNext();
    };
    const late = setTimeout(stopCounting, MAX_COUNTED_MS);
    late.unref();
    return {
      finish: () => {
        if (!isCounted) return;
        averageMs += (clock() - since - outsideMs - averageMs) * NEWEST;
        stopCounting();
      },
      outside: async (work) => {
        if (!isCounted) return work();
        const left = clock();
        running -= 1;
        admitNext();
        try {
          return await work();
        } finally {
          running += 1;
          outsideMs += clock() - left;
        }
      },
    };
  }

  function admitNext(): void {
    for (const waiting of queue) {
      if (running >= concurrency) return;
      queue.delete(waiting);
      waiting.admit();
    }
  }

  return {
    expectedWaitMs,
    get waiting() {
      return queue.size;
    },

    /**
     * Waits for a slot.
     * @param signal aborted when the caller has disconnected
     * @throws OverloadError immediately when the wait would be too long, or as soon as it is
     */
    async enter(signal?: AbortSignal): Promise<Slot> {
      const expected = expectedWaitMs();
      if (expected > maxWaitMs) throw new OverloadError(expected);
      if (running < concurrency && queue.size === 0) return start();
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.delete(waiting);
          clearTimeout(late);
          signal?.removeEventListener('abort', giveUp);
        };
        const giveUp = () => {
          leave();
          reject(new OverloadError(expectedWaitMs()));
        };
        const waiting: Waiting = {
          admit: () => {
            leave();
            resolve(start());
          },
        };
        const late = setTimeout(giveUp, maxWaitMs);
        late.unref();
        signal?.addEventListener('abort', giveUp);
        queue.add(waiting);
      });
    },
  };
}
