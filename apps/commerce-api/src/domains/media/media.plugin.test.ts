import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDemoPictures } from '@foolscap/demo-catalog/pictures';
import Fastify, { type FastifyInstance } from 'fastify';
import { mediaPlugin } from './media.plugin.ts';
import { pictureUrl } from './picture-address.ts';

// Loading it and encoding a picture block a thread, which must not be the thread that answers shoppers.
vi.mock('@resvg/resvg-js', () => {
  throw new Error('the renderer was loaded by the thread that answers shoppers');
});

describe('the pictures of the shop', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(mediaPlugin, { pictures: createDemoPictures() });
  });
  afterAll(() => app.close());

  it('are served as SVG, cacheable forever and without active content', async () => {
    const reply = await app.inject(pictureUrl({ drawing: 'stapler', color: '#c4312d' }));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.body.startsWith('<svg')).toBe(true);
  });

  it.each([pictureUrl({ drawing: 'stapler', color: '#c4312d' }), '/media/scenes/desk.svg'])(
    '%s is compressed as the client accepts, and varies by Accept-Encoding',
    async (url) => {
      const identity = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
      expect(identity.headers['content-encoding']).toBeUndefined();
      expect(identity.headers.vary).toBe('accept-encoding');
      const plain = identity.body;
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const reply = await app.inject({ url, headers: { 'accept-encoding': encoding } });
        expect(reply.headers['content-encoding']).toBe(encoding);
        expect(reply.headers.vary).toMatch(/accept-encoding/i);
        expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(reply.rawPayload.length).toBeLessThan(plain.length / 2);
        expect(decode(reply.rawPayload).toString()).toBe(plain);
      }
    },
  );

  it('print a label as text, never as markup', async () => {
    const reply = await app.inject(pictureUrl({ drawing: 'ream', color: '#2461ab', label: '<b>&"x"</b>' }));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('<b>');
  });

  it.each([
    '/media/pictures/unicorn/2461ab.svg',
    '/media/pictures/ream/blue.svg',
    '/media/pictures/ream/2461ab.png',
    '/media/pictures/ream/2461ab-%00.svg',
    '/media/cards/unicorn/2461ab.png',
    '/media/cards/ream/2461ab.svg',
    '/media/cards/ream/2461ab.svg.png',
    '/media/scenes/moon.svg',
    '/media/scenes/..%2Fdesk.svg',
  ])('%s answers 404 and is not cached', async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json().error.code).toBe('NOT_FOUND');
  });

  it('are served as 1200 x 630 PNG for social networks, which do not accept SVG', async () => {
    const url = pictureUrl({ drawing: 'stapler', color: '#c4312d', label: 'No. 5' })
      .replace('/pictures/', '/cards/')
      .replace(/svg$/, 'png');
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const png = reply.rawPayload;
    expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    // The first chunk contains the width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
    // The drawing depends on the product.
    const other = await app.inject(url.replace('c4312d', '2461ab'));
    expect(other.rawPayload.equals(png)).toBe(false);
    expect((await app.inject(url)).rawPayload.equals(png)).toBe(true);
  });

  it('as PNG are refused temporarily when more are requested than can be rendered', async () => {
    const cards = Array.from({ length: 60 }, (_, at) => `/media/cards/ream/${String(100000 + at)}.png`);
    const replies = await Promise.all(cards.map((url) => app.inject(url)));
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60 - refused.length);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, json } of refused) {
      expect(headers['retry-after']).toBe('5');
      expect(headers['cache-control']).toBe('no-store');
      expect(json<{ error: { code: string } }>().error.code).toBe('SERVICE_UNAVAILABLE');
    }
    // Rejections are not cached.
    const again = cards[replies.findIndex(({ statusCode }) => statusCode === 503)]!;
    expect((await app.inject(again)).statusCode).toBe(200);
  });

  it('include the scenes', async () => {
    const reply = await app.inject('/media/scenes/desk.svg');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('viewBox="0 0 1200 640"');
  });
});
