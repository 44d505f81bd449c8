import type { LookupAddress } from 'node:dns';
import { drawPhoto, type PictureServer, startPictureServer } from '../../../testing/picture-server.ts';
import { fetchPicture, type FetchLimits, NOT_MODIFIED } from './fetch-picture.ts';
import { PictureFault } from './picture-fault.ts';

let server: PictureServer;
let jpeg: Buffer;
let limits: FetchLimits;
beforeAll(async () => {
  jpeg = await drawPhoto('jpeg');
  server = await startPictureServer({
    '/good.jpg': { type: 'image/jpeg', bytes: jpeg },
    '/avif': { type: 'image/avif', bytes: await drawPhoto('avif') },
    '/gif': { type: '', bytes: await drawPhoto('gif') },
    '/endless': (_request, reply) => {
      reply.writeHead(200, { 'content-type': 'image/jpeg' });
      const timer = setInterval(() => reply.write(Buffer.alloc(1000)), 1);
      reply.on('close', () => clearInterval(timer));
    },
    '/version': (request, reply) =>
      void (request.headers['if-none-match'] === '"v1"'
        ? reply.writeHead(304).end()
        : reply
            .writeHead(200, { 'content-type': 'image/jpeg', etag: '"v2"', 'last-modified': 'x'.repeat(300) })
            .end(jpeg)),
    '/no-conditions': (_request, reply) => void reply.writeHead(304).end(),
    '/slow': (_request, reply) => void reply.writeHead(200, { 'content-type': 'image/jpeg' }).write('x'),
    '/silent': () => {},
    '/compressed': (_request, reply) =>
      void reply.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' }).end(jpeg),
    '/cut': (_request, reply) => {
      reply
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 5000 })
        .write(jpeg.subarray(0, 99));
      setTimeout(() => reply.destroy(), 10);
    },
    ...Object.fromEntries(
      [301, 307, 403, 404, 410, 408, 429, 500, 503].map((status) => [
        `/${status}`,
        (_request, reply) => void reply.writeHead(status, { location: '/good.jpg' }).end(),
      ]),
    ),
  });
  limits = { allowedHosts: [server.host], maxBytes: 100_000, timeoutMs: 5000 };
});
beforeEach(() => void (server.requests.length = 0));
afterAll(() => server.close());

const faultOf = async (
  url: string,
  more: FetchLimits = {},
): Promise<{ message: string; retryable: boolean }> => {
  const fault = await fetchPicture(url, { ...limits, ...more }).catch((error: unknown) => error);
  if (!(fault instanceof PictureFault)) throw new Error(`no fault: ${String(fault)}`);
  return { message: fault.message, retryable: fault.retryable };
};
const resolveTo =
  (...addresses: string[]) =>
  (_host: string, reply: (error: null, all: LookupAddress[]) => void): void =>
    reply(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

it('returns the content and its type', async () => {
  expect(await fetchPicture(server.url('/good.jpg'), limits)).toEqual({
    bytes: jpeg,
    type: 'image/jpeg',
    version: { etag: null, lastModified: null },
  });
  expect(await fetchPicture(server.url('/avif'), limits)).toMatchObject({ type: 'image/avif' });
  expect(await fetchPicture(server.url('/gif'), limits)).toMatchObject({ type: 'image/gif' });
});

it('returns nothing of a file whose version is known, and the version of a new one', async () => {
  const check = (etag: string) => fetchPicture(server.url('/version'), limits, { etag, lastModified: null });
  expect(await check('"v1"')).toBe(NOT_MODIFIED);
  // A header that is too long to be sent back is dropped.
  expect(await check('"v0"')).toMatchObject({ version: { etag: '"v2"', lastModified: null } });
  await expect(fetchPicture(server.url('/no-conditions'), limits)).rejects.toThrow(PictureFault);
});

it.each([
  'http://127.0.0.1/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'http://192.168.0.1/a.jpg',
])('refuses the private address %s for good', async (url) => {
  expect(await faultOf(url)).toEqual({
    message: expect.stringContaining('not on the public internet'),
    retryable: false,
  });
});

it.each([
  ['a private address', ['127.0.0.1']],
  ['a private address besides a public one', ['93.184.215.14', '10.0.0.1']],
  ['a mapped private address', ['::ffff:127.0.0.1']],
  ['no address', []],
])('refuses a name with %s without connecting', async (_case, addresses) => {
  const { port } = new URL(server.url('/'));
  const name = `http://pictures.example/good.jpg`;
  expect(await faultOf(name, { resolveHost: resolveTo(...addresses) })).toEqual({
    message: 'has an address that is not on the public internet: pictures.example',
    retryable: false,
  });
  expect(await faultOf(`http://pictures.example:${port}/good.jpg`)).toMatchObject({ retryable: false });
  expect(server.requests).toEqual([]);
});

it('allows the named private host on its port only', async () => {
  expect(await faultOf('http://127.0.0.1:1/good.jpg')).toMatchObject({
    message: 'has an address with the port 1, which is not allowed',
  });
  expect(await faultOf(server.url('/good.jpg'), { allowedHosts: [] })).toMatchObject({ retryable: false });
  expect(server.requests).toEqual([]);
});

it.each([
  ['/301', 'is redirected. Use its final address in the feed', false],
  ['/307', 'is redirected. Use its final address in the feed', false],
  ['/403', 'was answered with status 403', false],
  ['/410', 'was answered with status 410', false],
  ['/408', 'was answered with status 408', true],
  ['/429', 'was answered with status 429', true],
  ['/500', 'was answered with status 500', true],
  ['/503', 'was answered with status 503', true],
  ['/compressed', 'was answered with a content encoding', false],
  ['/endless', 'is larger than 0.1 MB', false],
  ['/cut', 'cannot be reached: ECONNRESET', true],
])('%s: %s', async (path, message, retryable) => {
  expect(await faultOf(server.url(path))).toEqual({ message, retryable });
  expect(server.requests).toEqual([path]);
});

it.each(['/slow', '/silent'])('ends %s after its time, to be tried again', async (path) => {
  expect(await faultOf(server.url(path), { timeoutMs: 150 })).toEqual({
    message: 'was not received within 0.15 seconds',
    retryable: true,
  });
});

it('tries a name again that cannot be resolved now', async () => {
  const resolveHost: FetchLimits['resolveHost'] = (_host, reply) =>
    reply(Object.assign(new Error('no'), { code: 'EAI_AGAIN' }), []);
  expect(await faultOf('https://pictures.example/a.jpg', { resolveHost })).toEqual({
    message: 'cannot be reached: EAI_AGAIN',
    retryable: true,
  });
});

it('ends on request, which is not a fault of the picture', async () => {
  const stop = new AbortController();
  const fetched = fetchPicture(server.url('/silent'), { ...limits, signal: stop.signal });
  setTimeout(() => stop.abort(), 50);
  await expect(fetched).rejects.toMatchObject({ name: 'AbortError' });
});
