import type { Shop } from '../shell/shop-context.ts';
import { documentEnd, documentStart } from './document.ts';

const shop: Shop = {
  tenant: 'sdc',
  locale: 'en-US',
  basename: '',
  origin: 'https://shop.example',
  formKey: 'key',
  otherSite: 'https://shop.example/cc/mmx/',
};
const assets = {
  script: '/assets/entry.js',
  preloads: ['/assets/cart.js'],
  fonts: ['/assets/words.woff2'],
};
const parse = (head: Parameters<typeof documentStart>[0], of = shop) =>
  new DOMParser().parseFromString(
    `${documentStart(head, of, assets, { nonce: 'n0nce', styles: '<link rel="stylesheet" href="/assets/style.css">' })}<p>page</p>${documentEnd('<i id="data"></i>')}`,
    'text/html',
  );
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

it('puts the page into the root element, followed by the server’s state', () => {
  const page = parse({ title: 'Paper' });
  expect(page.getElementById('root')!.innerHTML).toBe('<p>page</p>');
  expect(page.body.lastElementChild!.id).toBe('data');
  expect(page.doctype).not.toBeNull();
  expect(page.documentElement.lang).toBe('en-US');
});

it('loads the entry script with its nonce, the styles, and the preloads', () => {
  const page = parse({ title: 'Paper' });
  const script = page.querySelector('script')!;
  expect([script.getAttribute('src'), script.getAttribute('nonce'), script.type]).toEqual([
    '/assets/entry.js',
    'n0nce',
    'module',
  ]);
  const links = (rel: string) =>
    [...page.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
  expect(links('stylesheet')).toEqual(['/assets/style.css']);
  expect(links('modulepreload')).toEqual(assets.preloads);
  expect(links('preload')).toEqual(assets.fonts);
});

it('names the largest JPEG of a photo for social networks', () => {
  const page = parse({ title: 'Pen', image: '/media/photos/1f2e-f4f1ea/640' });
  for (const name of ['og:image', 'twitter:image'])
    expect(meta(page, name)).toBe('https://shop.example/media/photos/1f2e-f4f1ea/1280.jpg');
  expect(meta(page, 'twitter:card')).toBe('summary');
});

it('escapes product titles', () => {
  const evil = `"><script>alert(1)</script>'&amp;</title>`;
  const page = parse({
    title: evil,
    description: evil,
    canonical: `/p/1/${evil}`,
    image: `/media/${evil}`,
    jsonLd: { name: evil },
  });
  expect(page.title).toBe(evil);
  expect(meta(page, 'description')).toBe(evil);
  expect(meta(page, 'og:title')).toBe(evil);
  expect(page.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(
    `https://shop.example/p/1/${evil}`,
  );
  expect([...page.scripts].map(({ type }) => type)).toEqual(['module', 'application/ld+json']);
  expect(JSON.parse(page.scripts[1]!.textContent!)).toEqual({ name: evil });
});

it.each([
  ['sdc', 'consumer'],
  ['sba', 'business'],
] as const)('has the theme of %s', (tenant, look) => {
  expect(parse({ title: 'x' }, { ...shop, tenant }).documentElement.dataset.tenant).toBe(look);
});

it('has a robots directive only if the page sets one', () => {
  expect(meta(parse({ title: 'Your cart', robots: 'noindex' }), 'robots')).toBe('noindex');
  expect(meta(parse({ title: 'Paper' }), 'robots')).toBeUndefined();
});

it('gives social networks a large raster image of a drawing', () => {
  const page = parse({ title: 'Stapler', image: '/media/pictures/stapler/c4312d-No.%205.svg' });
  const image = 'https://shop.example/media/cards/stapler/c4312d-No.%205.png';
  expect(meta(page, 'og:image')).toBe(image);
  expect(meta(page, 'twitter:image')).toBe(image);
  expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  // Other images are used as they are.
  const other = parse({ title: 'x', image: '/uploads/photo.jpg' });
  expect(meta(other, 'og:image')).toBe('https://shop.example/uploads/photo.jpg');
  expect(meta(other, 'twitter:card')).toBe('summary');
});

it('links to the page in each language, if there are several', () => {
  const languages = [
    { locale: 'en-US', name: 'English (US)', root: '' },
    { locale: 'fr-CA', name: 'Français (Canada)', root: '/fr-ca' },
  ] as const;
  const page = parse(
    { title: 'Papier', canonical: '/fr-ca/c/paper?page=2' },
    { ...shop, locale: 'fr-CA', basename: '/fr-ca', languages },
  );
  expect(page.documentElement.lang).toBe('fr-CA');
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')];
  expect(links.map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en-US', 'https://shop.example/c/paper?page=2'],
    ['fr-CA', 'https://shop.example/fr-ca/c/paper?page=2'],
    ['x-default', 'https://shop.example/c/paper?page=2'],
  ]);
  expect(parse({ title: 'Cart' }, { ...shop, languages }).querySelector('link[rel=alternate]')).toBeNull();
  expect(parse({ title: 'Paper', canonical: '/' }).querySelector('link[rel=alternate]')).toBeNull();
});
