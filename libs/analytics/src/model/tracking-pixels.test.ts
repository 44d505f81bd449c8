import { loadTrackingPixels, MAX_TRACKING_PIXELS } from './index.ts';
import type { Consent } from './index.ts';

function load(urls: readonly string[], { consent = 'given' as Consent, protocol = 'https:' } = {}) {
  const loaded: string[] = [];
  loadTrackingPixels(urls, { consent, protocol, loadImage: (url) => loaded.push(url) });
  return loaded;
}

it.each([
  ['https://a.example/p.gif', 'https://a.example/p.gif'],
  ['http://a.example/p.gif', 'http://a.example/p.gif'],
  ['HTTPS://a.example/p.gif', 'HTTPS://a.example/p.gif'],
  ['//a.example/p.gif', 'https://a.example/p.gif'],
  ['a.example/p.gif', 'https://a.example/p.gif'],
  ['httpbin.example/p.gif', 'https://httpbin.example/p.gif'],
  [' //a.example/p.gif ', 'https://a.example/p.gif'],
])('loads %s as %s', (url, expected) => expect(load([url])).toEqual([expected]));

it('prefixes the protocol of the page', () => {
  expect(load(['//a.example/p.gif'], { protocol: 'http:' })).toEqual(['http://a.example/p.gif']);
});

it('loads at most 20, in order, each once', () => {
  const urls = Array.from({ length: 30 }, (_, n) => `https://a.example/${n}`);
  expect(MAX_TRACKING_PIXELS).toBe(20);
  expect(load([urls[0]!, ...urls])).toEqual(urls.slice(0, 20));
});

it.each<Consent>(['unknown', 'refused'])('loads nothing while consent is %s', (consent) =>
  expect(load(['https://a.example/p.gif'], { consent })).toEqual([]),
);

it('swallows errors and loads the others', () => {
  const loaded = loadTrackingPixels(['https://bad.example', 'https://good.example'], {
    consent: 'given',
    protocol: 'https:',
    loadImage: (url) => {
      if (url.includes('bad')) throw new Error('blocked');
    },
  });
  expect(loaded).toEqual(['https://good.example']);
});

it('loads images in a browser', () => {
  const created: { src?: string; onload?: () => void }[] = [];
  const { Image: RealImage } = globalThis;
  globalThis.Image = class {
    constructor() {
      created.push(this);
    }
  } as unknown as typeof Image;
  try {
    loadTrackingPixels(['https://a.example/p.gif'], { consent: 'given', protocol: 'https:' });
    expect(created.map(({ src }) => src)).toEqual(['https://a.example/p.gif']);
    created[0]?.onload?.();
  } finally {
    globalThis.Image = RealImage;
  }
});
