import { HttpError } from '@foolscap/core/http';
import type { Connection, Failure } from '@foolscap/core/http';
import { createFakeOutcomes } from './fake-outcomes.ts';

const FAILURE: Failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };

export interface FakeTransportOptions {
  /** Delays each reply. */
  latency: () => Promise<unknown>;
  /** No call reaches the server while it is offline. */
  connection: Connection;
}

/**
 * Creates the network between a fake client and its server, which executes each call once per key, and delays or loses replies.
 * @typeParam Operation names of the calls
 */
export function createFakeTransport<Operation extends string>({ latency, connection }: FakeTransportOptions) {
  const calls: { operation: Operation; args: unknown[] }[] = [];
  const faults = new Map<Operation, { failure: Failure; carriedOut: boolean }[]>();
  const outcomes = createFakeOutcomes();
  let held: Promise<void> | undefined;

  return {
    calls,
    /** Executes a call with `change`, or repeats the data of the same call. `args` contains the key as its second element. */
    async answer<D extends object>(
      operation: Operation,
      args: unknown[],
      change: () => D,
      repeat: (first: D) => D,
    ): Promise<{ data: D; sessionId: string }> {
      calls.push({ operation, args });
      if (!connection.isOnline()) throw new HttpError(FAILURE);
      const [body, key, ...rest] = args;
      const request = JSON.stringify([operation, body, ...rest]);
      const execute = () => {
        const first = outcomes.find(key, request) as D | undefined;
        if (first) return repeat(first);
        const data = change();
        outcomes.keep(key, request, data);
        return data;
      };
      const fault = faults.get(operation)?.shift();
      let data: D | undefined;
      let refusal: unknown;
      try {
        data = fault && !fault.carriedOut ? undefined : execute();
      } catch (error) {
        refusal = error;
      }
      await latency();
      if (held) await held;
      if (fault) throw new HttpError(fault.failure);
      if (!data) throw refusal;
      return { data, sessionId: 'session-1' };
    },
    failNext(operation: Operation, failure: Partial<Failure> = {}, carriedOut = false) {
      const queue = faults.get(operation) ?? [];
      queue.push({ failure: { ...FAILURE, ...failure }, carriedOut });
      faults.set(operation, queue);
    },
    holdReplies() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
}
