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

const getFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('expected the call to fail');
    },
    (error: unknown) => (error as HttpError).failure,
  );

describe('the request', () => {
  it('is sent below /cc/api with a timeout of 30,000 ms, the tenant and the query', async () => {
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

  it('sends DELETE as a POST with a method override and the idempotency key', async () => {
    const { client, requests } = setUp([{}]);
    await client.send({ method: 'POST', path: '/x', override: 'DELETE', idempotencyKey: 'k1' });
    expect(requests[0]!.headers).toMatchObject({
      'x-http-method-override': 'DELETE',
      'idempotency-key': 'k1',
    });
    expect(requests[0]!.body).toEqual({});
  });

  it('returns the latest context token', async () => {
    const { client, requests } = setUp([{ headers: { 'x-context-token': 'one' } }, {}, {}]);
    for (let call = 0; call < 3; call += 1) await client.send({ method: 'GET', path: '/x' });
    expect(requests.map(({ headers }) => headers['x-context-token'])).toEqual([undefined, 'one', 'one']);
  });
});

describe('the reply', () => {
  it('is decoded if the header is set', async () => {
    const encoded = Buffer.from(JSON.stringify({ name: 'Papier à lettres' })).toString('base64');
    const { client } = setUp([{ headers: { 'x-data-encoded': 'true' }, body: { data: { encoded } } }]);
    expect((await client.send({ method: 'GET', path: '/x' })).data).toEqual({ name: 'Papier à lettres' });
  });

  it('is not decoded without the header', async () => {
    const { client } = setUp([{ body: { data: { encoded: 'e30=' } } }]);
    expect((await client.send({ method: 'GET', path: '/x' })).data).toEqual({ encoded: 'e30=' });
  });

  it('rejects with UNREADABLE if it cannot be parsed', async () => {
    const { client } = setUp([{ body: '<html>' }]);
    expect(await getFailure(client.send({ method: 'GET', path: '/x' }))).toMatchObject({
      code: 'UNREADABLE',
    });
  });

  it('rejects with the code, field and details of an error reply', async () => {
    const error = {
      status: 400,
      code: 'INVALID_QTY',
      message: 'Qty',
      field: 'items/0/qty',
      requestId: 'r',
      newTotal: 5,
    };
    const { client } = setUp([{ status: 400, body: { error } }]);
    expect(await getFailure(client.send({ method: 'POST', path: '/x' }))).toEqual({
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
  it('is reported once, and rejects every call', async () => {
    const onUnauthorized = jest.fn();
    const { client } = setUp([{ status: 401, body: {} }], { onUnauthorized });
    await Promise.all([1, 2, 3].map(() => getFailure(client.send({ method: 'GET', path: '/x' }))));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).toHaveBeenCalledWith({ method: 'GET', path: '/x' });
  });

  it('is not reported for a wrong password, but still for a session lost later', async () => {
    const onUnauthorized = jest.fn();
    const { client } = setUp([{ status: 401, body: {} }], { onUnauthorized });
    await getFailure(client.send({ method: 'POST', path: '/account/signin', signsIn: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await getFailure(client.send({ method: 'GET', path: '/orders' }));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('a redirect (storefront-8.53)', () => {
  it.each([
    [{ status: 301, headers: { location: '/p/2' } }, '/p/2'],
    [{ status: 307, headers: { location: '/p/2' } }, '/p/2'],
    // A browser hides the address.
    [{ status: 0, headers: {} }, undefined],
  ])('in the reply %j to a read is reported, and rejects', async (reply, location) => {
    const onRedirect = jest.fn();
    const { client } = setUp([{ ...reply, body: '' }], { onRedirect, retryDelays: [1] });
    const failure = await getFailure(client.send({ method: 'GET', path: '/x' }));
    expect(failure).toMatchObject({ status: reply.status, retryable: false });
    expect(onRedirect.mock.calls).toEqual([[location]]);
  });

  it.each([
    ['GET', { status: 200 }],
    ['GET', { status: 404, body: {} }],
    ['POST', { status: 303, headers: { location: '/p/2' }, body: '' }],
  ] as const)('is not reported for %s with %j', async (method, reply) => {
    const onRedirect = jest.fn();
    const { client } = setUp([reply as Step], { onRedirect });
    await client.send({ method, path: '/x' }).catch(() => undefined);
    expect(onRedirect).not.toHaveBeenCalled();
  });
});

describe('retries', () => {
  const network = new TransportError('network', 'Network Error');

  it('happen for reads, once per delay', async () => {
    const { client, requests } = setUp([network, { status: 503 }, {}], { retryDelays: [1, 1] });
    await client.send({ method: 'GET', path: '/x' });
    expect(requests).toHaveLength(3);
  });

  it('reject with the last failure', async () => {
    const { client, requests } = setUp([network], { retryDelays: [1, 1] });
    expect(await getFailure(client.send({ method: 'GET', path: '/x' }))).toMatchObject({
      code: 'NETWORK',
      retryable: true,
    });
    expect(requests).toHaveLength(3);
  });

  it('never happen for writes, nor after an abort or an error reply', async () => {
    for (const [method, step] of [
      ['POST', network],
      ['GET', new TransportError('aborted', 'Request aborted')],
      ['GET', { status: 404, body: {} }],
    ] as const) {
      const { client, requests } = setUp([step], { retryDelays: [1, 1] });
      await getFailure(client.send({ method, path: '/x' }));
      expect(requests).toHaveLength(1);
    }
  });
});
