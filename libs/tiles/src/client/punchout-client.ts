import type { HttpClient } from '@foolscap/core/http';
import type { PunchoutOutcome, PunchoutStart, StartPunchoutBody } from '../contract/index.ts';

/** Visits to the configurator of made-to-order products (storefront-4.38). Rejects with `HttpError`; its codes are `PUNCHOUT_CODES`. */
export interface PunchoutClient {
  /** Starts a visit. */
  start(body: StartPunchoutBody, signal?: AbortSignal): Promise<PunchoutStart>;
  /**
   * Ends a visit with the result that the configurator returned.
   * @param idempotencyKey a repeated request gets the first outcome
   */
  complete(result: string, idempotencyKey?: string, signal?: AbortSignal): Promise<PunchoutOutcome>;
}

export function createPunchoutClient(http: HttpClient): PunchoutClient {
  const post = async <Data>(
    path: string,
    body: object,
    signal?: AbortSignal,
    idempotencyKey?: string,
  ): Promise<Data> => {
    const options = { ...(signal ? { signal } : {}), ...(idempotencyKey ? { idempotencyKey } : {}) };
    return (await http.send<Data>({ method: 'POST', path, body, ...options })).data;
  };
  return {
    start: (body, signal) => post('/punchout/sessions', body, signal),
    complete: (result, idempotencyKey, signal) =>
      post('/punchout/results', { result }, signal, idempotencyKey),
  };
}
