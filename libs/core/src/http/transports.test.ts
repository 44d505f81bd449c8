import axios from 'axios';
import { createAxiosRequest } from './axios-request.ts';
import { createAxiosTransport } from './axios-transport.ts';
import { fetchTransport } from './fetch-transport.ts';
import { createInjectTransport } from './inject-transport.ts';
import type { TransportRequest } from './transport.ts';

const request: TransportRequest = { method: 'GET', url: '/cc/api/x', headers: { a: 'b' }, timeoutMs: 30_000 };

describe('createAxiosTransport', () => {
  const respondWith = (adapter: (config: object) => Promise<unknown>) =>
    createAxiosTransport(async () => createAxiosRequest(axios.create({ adapter: adapter as never })));

  it('sends credentials and resolves with any status and lower-case headers', async () => {
    let seen: { withCredentials?: boolean; timeout?: number } = {};
    const transport = respondWith((config) => {
      seen = config;
      return Promise.resolve({ status: 404, headers: { 'X-Session-Id': 's' }, data: { error: {} }, config });
    });
    expect(await transport(request)).toEqual({
      status: 404,
      headers: { 'x-session-id': 's' },
      body: { error: {} },
    });
    expect(seen).toMatchObject({ withCredentials: true, timeout: 30_000 });
  });

  it.each([
    [() => new axios.CanceledError(), 'aborted', 'Request aborted'],
    [() => new axios.AxiosError('x', 'ECONNABORTED'), 'timeout', 'timeout of 30000ms exceeded'],
    [() => new axios.AxiosError('x', 'ERR_NETWORK'), 'network', 'Network Error'],
  ])('distinguishes an abort, a timeout and a network error', async (error, fault, message) => {
    const transport = respondWith(() => Promise.reject(error()));
    await expect(transport(request)).rejects.toMatchObject({ fault, message });
  });

  it('retries loading axios after its chunk failed', async () => {
    let loads = 0;
    const transport = createAxiosTransport(() => {
      loads += 1;
      return Promise.reject(new Error('chunk'));
    });
    await expect(transport(request)).rejects.toMatchObject({ fault: 'network' });
    await expect(transport(request)).rejects.toMatchObject({ fault: 'network' });
    expect(loads).toBe(2);
  });

  it('sends writes before axios has loaded; a failed warm-up does not fail the next request', async () => {
    const early: string[] = [];
    let isOnline = false;
    const parts = Promise.resolve(
      createAxiosRequest(
        axios.create({
          adapter: async (config) => ({ status: 200, statusText: '', headers: {}, data: {}, config }),
        }),
      ),
    );
    const transport = createAxiosTransport(
      () => (isOnline ? parts : Promise.reject(new Error('chunk'))),
      async ({ url }) => {
        early.push(url);
        return { status: 202, headers: {}, body: {} };
      },
    );
    await transport.warm();
    const write = { ...request, method: 'POST' as const };
    expect(await transport(write)).toMatchObject({ status: 202 });
    isOnline = true;
    expect(await transport(request)).toMatchObject({ status: 200 });
    expect(await transport(write)).toMatchObject({ status: 200 });
    expect(early).toHaveLength(1);
  });
});

describe('fetchTransport', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  const write = { ...request, method: 'POST' as const, body: { n: 1 } };

  it('sends JSON with credentials, also while the page is being closed', async () => {
    const sent = jest.fn(async () => ({
      status: 409,
      headers: new Headers({ 'X-Session-Id': 's' }),
      text: async () => '{"error":{}}',
    }));
    globalThis.fetch = sent as never;
    expect(await fetchTransport(write)).toEqual({
      status: 409,
      headers: { 'x-session-id': 's' },
      body: { error: {} },
    });
    expect(sent).toHaveBeenCalledWith(
      '/cc/api/x',
      expect.objectContaining({
        method: 'POST',
        body: '{"n":1}',
        credentials: 'include',
        keepalive: true,
        headers: { a: 'b', 'content-type': 'application/json' },
      }),
    );
  });

  it('distinguishes an abort, a timeout and a network error', async () => {
    globalThis.fetch = ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(new Error('aborted'))),
      )) as never;
    const aborter = new AbortController();
    const aborted = fetchTransport({ ...write, signal: aborter.signal });
    aborter.abort();
    await expect(aborted).rejects.toMatchObject({ fault: 'aborted' });
    await expect(fetchTransport({ ...write, timeoutMs: 1 })).rejects.toMatchObject({ fault: 'timeout' });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(fetchTransport(write)).rejects.toMatchObject({ fault: 'network' });
  });
});

describe('createInjectTransport', () => {
  it('forwards the shopper’s headers and passes on the API’s cookies', async () => {
    const heard: unknown[] = [];
    const transport = createInjectTransport(
      (sent) => {
        expect(sent.headers).toMatchObject({ cookie: 'c=1', a: 'b', 'content-type': 'application/json' });
        return Promise.resolve({ statusCode: 200, headers: { 'set-cookie': 'c=2' }, payload: sent.payload! });
      },
      { cookie: 'c=1' },
      (headers) => heard.push(headers['set-cookie']),
    );
    const reply = await transport({ ...request, method: 'POST', body: { n: 1 } });
    expect(reply.body).toEqual({ n: 1 });
    expect(heard).toEqual(['c=2']);
  });
});
