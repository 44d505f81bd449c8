import type { HttpError } from './failure.ts';
import { createHttpClient } from './http-client.ts';
import type { HttpClientOptions } from './http-client.ts';
import { TransportError } from './transport.ts';
import type { TransportReply, TransportRequest } from './transport.ts';

type Step = Partial<TransportReply> | TransportError;

function setUp(steps: Step[], options: Partial<HttpClientOptions> = {}) {
  const requests: TransportRequest[] = [];
  const client = createHttpClient({
    tenant: 'sdc',
    wait: () => Promise.resolve(),
    ...options,
    transport: (request) => {
      requests.push(request);
      const step = steps[requests.length - 1] ?? steps.at(-1)!;
      return step instanceof TransportError
        ? Promise.reject(step)
        : Promise.resolve({ status: 200, headers: {}, body: { data: {} }, ...step });
    },
  });
  return { client, requests };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('the call should have failed');
    },
    (error: unknown) => (error as HttpError).failure,
  );

describe('the request', () => {
  it('goes below /cc/api with the timeout of 30,000 ms, the tenant and its query', async () => {
    const { client, requests } = setUp([{}], { encoded: true });
    await client.send({ method: 'GET', path: '/checkout', query: { grindType: 'ALL', wt: undefined } });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/cc/api/checkout?grindType=ALL&dataEncode=true',
      timeoutMs: 30_000,
      headers: { 'x-tenant': 'sdc' },
    });
    expect(requests[0]!.body).toBeUndefined();
  });

  it('says by header that a POST means DELETE, and carries its key', async () => {
    const { client, requests } = setUp([{}]);
    await client.send({ method: 'POST', path: '/x', override: 'DELETE', idempotencyKey: 'k1' });
    expect(requests[0]!.headers).toMatchObject({
      'x-http-method-override': 'DELETE',
      'idempotency-key': 'k1',
    });
    expect(requests[0]!.body).toEqual({});
  });

  it('sends the last context token back', async () => {
    const { client, requests } = setUp([{ headers: { 'x-context-token': 'one' } }, {}, {}]);
    for (let call = 0; call < 3; call += 1) await client.send({ method: 'GET', path: '/x' });
    expect(requests.map(({ headers }) => headers['x-context-token'])).toEqual([undefined, 'one', 'one']);
  });
});

describe('the reply', () => {
  it('is decoded when the header says so', async () => {
    const encoded = Buffer.from(JSON.stringify({ name: 'Papier à lettres' })).toString('base64');
    const { client } = setUp([{ headers: { 'x-data-encoded': 'true' }, body: { data: { encoded } } }]);
    expect((await client.send({ method: 'GET', path: '/x' })).data).toEqual({ name: 'Papier à lettres' });
  });

  it('is never decoded by guessing', async () => {
    const { client } = setUp([{ body: { data: { encoded: 'e30=' } } }]);
    expect((await client.send({ method: 'GET', path: '/x' })).data).toEqual({ encoded: 'e30=' });
  });

  it('that cannot be read is a failure of its own', async () => {
    const { client } = setUp([{ body: '<html>' }]);
    expect(await failureOf(client.send({ method: 'GET', path: '/x' }))).toMatchObject({ code: 'UNREADABLE' });
  });

  it('gives a refusal to the caller with code, field and details', async () => {
    const error = {
      status: 400,
      code: 'INVALID_QTY',
      message: 'Qty',
      field: 'items/0/qty',
      requestId: 'r',
      newTotal: 5,
    };
    const { client } = setUp([{ status: 400, body: { error } }]);
    expect(await failureOf(client.send({ method: 'POST', path: '/x' }))).toEqual({
      code: 'INVALID_QTY',
      message: 'Qty',
      field: 'items/0/qty',
      requestId: 'r',
      status: 400,
      retryable: false,
      details: { newTotal: 5 },
    });
  });
});

describe('401', () => {
  it('is told once, however many calls are refused, and rejects each of them', async () => {
    const onUnauthorized = jest.fn();
    const { client } = setUp([{ status: 401, body: {} }], { onUnauthorized });
    await Promise.all([1, 2, 3].map(() => failureOf(client.send({ method: 'GET', path: '/x' }))));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('of a wrong password is not told, and does not keep a lost session from being told later', async () => {
    const onUnauthorized = jest.fn();
    const { client } = setUp([{ status: 401, body: {} }], { onUnauthorized });
    await failureOf(client.send({ method: 'POST', path: '/account/signin', signsIn: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failureOf(client.send({ method: 'GET', path: '/orders' }));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('retries', () => {
  const network = new TransportError('network', 'Network Error');

  it('happen for reads, as often as told', async () => {
    const { client, requests } = setUp([network, { status: 503 }, {}], { retryDelays: [1, 1] });
    await client.send({ method: 'GET', path: '/x' });
    expect(requests).toHaveLength(3);
  });

  it('end with the last failure', async () => {
    const { client, requests } = setUp([network], { retryDelays: [1, 1] });
    expect(await failureOf(client.send({ method: 'GET', path: '/x' }))).toMatchObject({
      code: 'NETWORK',
      retryable: true,
    });
    expect(requests).toHaveLength(3);
  });

  it('never happen for changes, nor after an abort or a refusal', async () => {
    for (const [method, step] of [
      ['POST', network],
      ['GET', new TransportError('aborted', 'Request aborted')],
      ['GET', { status: 404, body: {} }],
    ] as const) {
      const { client, requests } = setUp([step], { retryDelays: [1, 1] });
      await failureOf(client.send({ method, path: '/x' }));
      expect(requests).toHaveLength(1);
    }
  });
});
