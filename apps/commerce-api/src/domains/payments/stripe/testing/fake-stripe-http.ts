import type Stripe from 'stripe';

/** A reply of the fake: a status and a JSON body. */
export interface FakeReply {
  status: number;
  body: object;
}

export interface FakeRequest {
  method: string;
  /** Path without the query. */
  path: string;
  /** The form fields of the body and query; nested fields have names like `card[number]`. */
  form: Record<string, string>;
  idempotencyKey: string | undefined;
}

/**
 * A fault of a request. TIMEOUT: it never arrives. LOST_ANSWER: it takes effect, but the reply is lost. SERVER_ERROR: it fails with 500,
 * which is repeated under its idempotency key. UNREACHABLE: there is no connection.
 */
export type FakeFault = 'TIMEOUT' | 'LOST_ANSWER' | 'SERVER_ERROR' | 'UNREACHABLE';

export interface FakeHttp {
  httpClient: Stripe.HttpClient;
  /** All requests so far. */
  log: FakeRequest[];
  /** Makes the next request fail whose method and path match: `/POST .*refunds/`. */
  failNext(path: RegExp, fault: FakeFault): void;
  /** Discards faults that no request has hit. */
  endFaults(): void;
}

interface Saved {
  fingerprint: string;
  at: number;
  /** Undefined while the first request is in progress. */
  reply: FakeReply | undefined;
}

/** Stripe forgets idempotency keys after a day. */
export const KEY_LIFETIME_MS = 86_400_000;

const errorReply = (status: number, type: string, code: string): FakeReply => ({
  status,
  body: { error: { type, code, message: `The fake refuses: ${code}.` } },
});

const connectionError = (code: string) => Object.assign(new Error(code), { code });

/**
 * Creates the network for the `stripe` package: parses requests, handles idempotency keys as documented for Stripe's API v1, and injects
 * faults.
 * @param answer the provider behind it; throws a reply to reject a request
 */
export function createFakeHttp(answer: (request: FakeRequest) => FakeReply, now: () => number): FakeHttp {
  const keys = new Map<string, Saved>();
  const faults: { path: RegExp; fault: FakeFault }[] = [];
  const log: FakeRequest[] = [];

  function execute(request: FakeRequest): FakeReply {
    try {
      return answer(request);
    } catch (refusal) {
      if (typeof refusal === 'object' && refusal !== null && 'status' in refusal) return refusal as FakeReply;
      throw refusal;
    }
  }

  /** Processes a request once per idempotency key. */
  async function executeOnce(request: FakeRequest, isFailing: boolean): Promise<FakeReply> {
    const run = () => (isFailing ? errorReply(500, 'api_error', 'internal') : execute(request));
    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    if (key === undefined) return run();
    const fingerprint = JSON.stringify([request.path, request.form]);
    const saved = keys.get(key);
    if (saved && now() - saved.at < KEY_LIFETIME_MS) {
      if (!saved.reply) return errorReply(409, 'idempotency_error', 'idempotency_key_in_use');
      return saved.fingerprint === fingerprint ? saved.reply : errorReply(400, 'idempotency_error', '');
    }
    const entry: Saved = { fingerprint, at: now(), reply: undefined };
    keys.set(key, entry);
    // Gives a concurrent request the chance to find the key in use.
    await new Promise(setImmediate);
    entry.reply = run();
    return entry.reply;
  }

  const httpClient: Stripe.HttpClient = {
    getClientName: () => 'fake',
    async makeRequest(_host, _port, target, method, headers, body) {
      const [path = '', query = ''] = target.split('?', 2);
      const request: FakeRequest = {
        method,
        path,
        form: Object.fromEntries(new URLSearchParams(method === 'GET' ? query : body)),
        idempotencyKey: headers['Idempotency-Key'] as string | undefined,
      };
      log.push(request);
      const index = faults.findIndex((each) => each.path.test(`${method} ${path}`));
      const fault = index < 0 ? undefined : faults.splice(index, 1)[0]!.fault;
      if (fault === 'TIMEOUT') throw connectionError('ETIMEDOUT');
      if (fault === 'UNREACHABLE') throw connectionError('ENOTFOUND');
      // The round trip to Stripe takes time, in which another call can run.
      await new Promise(setImmediate);
      const reply = await executeOnce(request, fault === 'SERVER_ERROR');
      if (fault === 'LOST_ANSWER') throw connectionError('ETIMEDOUT');
      return {
        getStatusCode: () => reply.status,
        getHeaders: () => ({ 'request-id': `req_${log.length}` }),
        getRawResponse: () => ({}),
        toStream: () => undefined,
        toJSON: async () => structuredClone(reply.body),
      };
    },
  };

  return {
    httpClient,
    log,
    endFaults: () => void faults.splice(0),
    failNext: (path: RegExp, fault: FakeFault) => void faults.push({ path, fault }),
  };
}

/** Rejects a request the way Stripe does. */
export function refuse(
  status: number,
  error: { type: string; code?: string; decline_code?: string; payment_intent?: object },
): never {
  throw { status, body: { error: { message: 'The fake refuses this.', ...error } } };
}
