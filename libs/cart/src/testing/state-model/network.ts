import { HttpError, type Connection } from '@foolscap/core/http';
import type { FakeOperation } from '../fake-cart-client.ts';

/** The fate of one call: what happens to its request and reply, with delays in milliseconds. */
export interface Fate {
  isRequestLost: boolean;
  isReplyLost: boolean;
  out: number;
  back: number;
  /** Delivers the request to the server again, this long after the first time. */
  again?: number | undefined;
}

/** A call that the server has executed. Repeats under its key are not listed again. */
export interface CarriedOut {
  page: string;
  operation: FakeOperation;
  args: readonly unknown[];
  reply: unknown;
  /** The write that made the call, once it has ended; absent for a page that was closed before. */
  write?: EndedWrite;
}

/** A write that was confirmed or has failed. */
export interface EndedWrite {
  kind: string;
  isSettled: boolean;
  payload: unknown;
}

const SMOOTH: Fate = { isRequestLost: false, isReplyLost: false, out: 10, back: 10 };

const READS: readonly FakeOperation[] = ['getCart', 'getShared', 'listSaved', 'listShares'];

/** Returns the idempotency key of a call: its first argument if it has no body. */
const getKey = (operation: FakeOperation, args: readonly unknown[]): unknown =>
  operation === 'shareCart' || operation === 'proceedWithBuyNow' ? args[0] : args[1];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const lose = (): never => {
  throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
};

/** Creates a network between stores and a fake server. Each call takes the next of `fates`; further calls have no trouble. */
export function createNetwork(connection: Connection, fates: readonly Fate[]) {
  const left = [...fates];
  const keys = new Set<unknown>();
  const carriedOut: CarriedOut[] = [];
  let inFlight = 0;

  async function send(
    page: string,
    operation: FakeOperation,
    fn: (...args: unknown[]) => Promise<unknown>,
    args: unknown[],
  ): Promise<unknown> {
    const fate = left.shift() ?? SMOOTH;
    const deliver = async () => {
      const reply = await fn(...args);
      const key = getKey(operation, args);
      if (READS.includes(operation) || keys.has(key)) return reply;
      keys.add(key);
      carriedOut.push({ page, operation, args, reply });
      return reply;
    };
    if (!connection.isOnline()) lose();
    await wait(fate.out);
    if (fate.isRequestLost || !connection.isOnline()) {
      await wait(fate.back);
      return lose();
    }
    let outcome: { reply: unknown } | { error: unknown };
    try {
      outcome = { reply: await deliver() };
      // The repeat of a rejected request may be executed as a new one, so only executed calls are duplicated.
      if (fate.again !== undefined) track(wait(fate.again).then(deliver));
    } catch (error) {
      outcome = { error };
    }
    await wait(fate.back);
    if (fate.isReplyLost || !connection.isOnline()) return lose();
    if ('error' in outcome) throw outcome.error;
    return outcome.reply;
  }

  function track<T>(call: Promise<T>): Promise<T> {
    inFlight += 1;
    const end = () => void (inFlight -= 1);
    call.then(end, end);
    return call;
  }

  return {
    carriedOut,
    isQuiet: () => inFlight === 0,
    /** Ends all trouble: later calls are neither lost nor delayed. */
    heal: () => void (left.length = 0),
    /** Returns a client whose calls go through the network. */
    connect<C extends object>(page: string, client: C): C {
      return new Proxy(client, {
        get(target, name, receiver) {
          const fn: unknown = Reflect.get(target, name, receiver);
          if (typeof fn !== 'function') return fn;
          return (...args: unknown[]) =>
            track(send(page, name as FakeOperation, fn as (...args: unknown[]) => Promise<unknown>, args));
        },
      });
    },
    /** Assigns a page's unassigned calls to a write that has ended. A page's writes do not overlap. */
    assign(page: string, write: EndedWrite): void {
      for (const call of carriedOut)
        if (call.page === page && !call.write && !call.operation.includes('BuyNow')) call.write = write;
    },
  };
}
