import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { headerFaults, receive } from './receive.mjs';

const SCRIPT = 'const words = "paper";\n'.repeat(100);
const FOREVER = 'public, max-age=31536000, immutable';

/** Starts a server that answers every request with these headers and this body. */
async function withServer(headers, body, use) {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${server.address().port}/assets/a.js`);
  } finally {
    server.close();
  }
}

it('counts bytes as transferred', async () => {
  const sent = gzipSync(SCRIPT);
  const headers = {
    'content-type': 'text/javascript',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'cache-control': FOREVER,
  };
  await withServer(headers, sent, async (url) => {
    const reply = await receive(url, 'gzip');
    expect(reply.bytes).toBe(sent.length);
    expect(reply.body.toString()).toBe(SCRIPT);
    expect(headerFaults(reply, { isHashed: true })).toEqual([]);
  });
});

it('reports an uncompressed script', async () => {
  await withServer({ 'content-type': 'text/javascript', 'cache-control': FOREVER }, SCRIPT, async (url) => {
    const reply = await receive(url, 'br');
    expect(reply.bytes).toBe(SCRIPT.length);
    expect(headerFaults(reply, { isHashed: true })).toEqual([
      '/assets/a.js (accept-encoding: br): content-encoding is missing',
      '/assets/a.js (accept-encoding: br): vary is missing',
    ]);
  });
});

it('reports a hashed file with a short cache time', async () => {
  await withServer(
    { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=60' },
    'font',
    async (url) => {
      expect(headerFaults(await receive(url, 'br'), { isHashed: true })).toEqual([
        '/assets/a.js (accept-encoding: br): cache-control is public, max-age=60',
      ]);
    },
  );
});

it('reports a compressed typeface', async () => {
  await withServer(
    { 'content-type': 'font/woff2', 'content-encoding': 'gzip', 'cache-control': FOREVER },
    gzipSync('font'),
    async (url) => {
      expect(headerFaults(await receive(url, 'gzip'), { isHashed: true })).toEqual([
        '/assets/a.js (accept-encoding: gzip): content-encoding is gzip for font/woff2',
      ]);
    },
  );
});
