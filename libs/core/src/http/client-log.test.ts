import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { createAxiosTransport } from './axios-transport.ts';
import { createClientLog } from './index.ts';
import type { TransportReply, TransportRequest } from './index.ts';

freezeTime();

const OK: TransportReply = { status: 200, headers: {}, body: {} };
const getInfo = () => '/cart?viewcart=true';

it('posts the message, the error and the page', () => {
  const send = jest.fn<Promise<TransportReply>, [TransportRequest]>().mockResolvedValue(OK);
  createClientLog(getInfo, send)(new Error(`broken ${'x'.repeat(3000)}`));
  const [{ method, url, body }] = send.mock.calls[0]!;
  expect([method, url]).toEqual(['POST', '/cc/api/log']);
  const { msg, error, info } = body as Record<string, string>;
  expect({ msg, info, length: error!.length }).toEqual({
    msg: 'client error',
    info: '/cart?viewcart=true',
    length: 2000,
  });
  expect(error).toMatch(/^Error: broken x/);
});

it('gives a report up after 1,000 ms', async () => {
  const realFetch = globalThis.fetch;
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = (_, request) => {
    signal = request?.signal;
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  try {
    createClientLog(getInfo, createAxiosTransport())('slow');
    await pass(999);
    expect(signal?.aborted).toBe(false);
    await pass(1);
    expect(signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    globalThis.fetch = realFetch;
  }
});

// An unhandled rejection would fail these tests as well.
it.each<[string, () => Promise<TransportReply>, () => string, unknown]>([
  ['the request fails', () => Promise.reject(new Error('offline')), getInfo, 'a'],
  [
    'the browser has no fetch',
    () => {
      throw new ReferenceError('fetch is not defined');
    },
    getInfo,
    'a',
  ],
  [
    'the page has no address',
    () => Promise.resolve(OK),
    () => {
      throw new Error('no location');
    },
    'a',
  ],
  ['the error has no text', () => Promise.resolve(OK), getInfo, Object.create(null)],
])('never throws: %s', async (_, send, info, error) => {
  expect(() => createClientLog(info, send)(error)).not.toThrow();
  await settle();
});
