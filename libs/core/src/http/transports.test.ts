/** @jest-environment node */
import axios from 'axios';
import { createAxiosTransport } from './axios-transport.ts';
import { createInjectTransport } from './inject-transport.ts';
import type { TransportRequest } from './transport.ts';

const request: TransportRequest = { method: 'GET', url: '/cc/api/x', headers: { a: 'b' }, timeoutMs: 30_000 };

describe('createAxiosTransport', () => {
  const respondWith = (adapter: (config: object) => Promise<unknown>) =>
    createAxiosTransport(axios.create({ adapter: adapter as never }));

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

  it('sends JSON with credentials by `fetch`, also while the page is being closed', async () => {
    const { fetch } = globalThis;
    const sent: Request[] = [];
    globalThis.fetch = async (input, init) => {
      sent.push(new Request(input, init));
      return new Response('{"error":{}}', { status: 409, headers: { 'X-Session-Id': 's' } });
    };
    try {
      const reply = await createAxiosTransport()({
        ...request,
        url: 'https://shop.example/cc/api/x',
        method: 'POST',
        body: { n: 1 },
      });
      expect(reply).toMatchObject({ status: 409, headers: { 'x-session-id': 's' }, body: { error: {} } });
    } finally {
      globalThis.fetch = fetch;
    }
    // A redirect is reported instead of followed, because it leads to a page.
    expect(sent[0]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      redirect: 'manual',
    });
    expect(sent[0]!.headers.get('content-type')).toContain('application/json');
    expect(await sent[0]!.json()).toEqual({ n: 1 });
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
