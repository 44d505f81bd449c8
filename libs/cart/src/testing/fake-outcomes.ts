import { HttpError } from '@foolscap/core/http';

/** The code of an idempotency key that was used for another request. */
const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';

/** Creates the outcomes that a fake server keeps under idempotency keys (decision-idempotency). Refused calls are not kept. */
export function createFakeOutcomes() {
  const outcomes = new Map<unknown, { request: string; data: object }>();
  return {
    /** Returns the first reply to a key; undefined for a new one. @throws HttpError 422 for the key of another request */
    find(key: unknown, request: string): object | undefined {
      const outcome = outcomes.get(key);
      if (outcome && outcome.request !== request)
        throw new HttpError({
          status: 422,
          code: KEY_REUSED,
          message: 'This idempotency key was used for another request.',
          retryable: false,
        });
      return outcome?.data;
    },
    keep(key: unknown, request: string, data: object): void {
      if (key !== undefined) outcomes.set(key, { request, data });
    },
  };
}
