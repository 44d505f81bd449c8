import type { Head } from './head.ts';
import type { Shop } from '../shell/shop-context.ts';
import type { PageAssets } from './assets.ts';
import { HEAD_MESSAGES } from './head-messages.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const inertJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Returns the raster version of one of our own drawings, since social networks show no SVG. */
function getCard(image: string | undefined): string | undefined {
  const file = /^\/media\/pictures\/(.+)\.svg$/.exec(image ?? '')?.[1];
  return file === undefined ? undefined : `/media/cards/${file}.png`;
}

/** Returns the largest JPEG of a product's photo. */
const getPhoto = (image = ''): string | undefined =>
  /^\/media\/photos\/.+\//.test(image) ? image.replace(/\d+$/, '1280.jpg') : undefined;

/**
 * Creates the markup of the style sheet. On the first visit it is inlined, because the first paint would wait for a file. The file is
 * prefetched for the next document of the visit, which links to it.
 */
export const styleMarkup = (style: PageAssets['style'], isFirstVisit: boolean, nonce: string): string => {
  if (!style) return '';
  return isFirstVisit
    ? `<style nonce="${nonce}">${style.text}</style><link rel="prefetch" href="${style.href}" as="style">`
    : `<link rel="stylesheet" href="${style.href}">`;
};

/** Links to the page in all languages, its own included, and in the first one for visitors of others. */
function alternates(canonical: string, { languages = [], basename, origin }: Shop): string[] {
  const path = canonical.slice(basename.length);
  const link = (name: string, root: string) =>
    `<link rel="alternate" hreflang="${name}" href="${escape(origin + root + path)}">`;
  const [first] = languages;
  return first
    ? [...languages.map(({ locale, root }) => link(locale, root)), link('x-default', first.root)]
    : [];
}

/**
 * Creates the document up to the React root.
 * @param own values of this response: the nonce, and the markup of the style sheet
 */
export function documentStart(
  head: Head,
  shop: Shop,
  assets: PageAssets,
  {
    nonce,
    styles,
    banner = '',
  }: {
    nonce: string;
    styles: string;
    /** Markup above the React root. */
    banner?: string;
  },
): string {
  const description = head.description || HEAD_MESSAGES.head.shop;
  // The business site is for members only and is not indexed.
  const robots = head.robots ?? (shop.tenant === 'sba' ? 'noindex' : undefined);
  const card = getCard(head.image);
  const picture = card ?? getPhoto(head.image) ?? head.image;
  const image = picture && shop.origin + picture;
  const tags = [
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    robots && `<meta name="robots" content="${robots}">`,
    head.canonical && `<link rel="canonical" href="${escape(shop.origin + head.canonical)}">`,
    ...(head.canonical ? alternates(head.canonical, shop) : []),
    `<meta property="og:site_name" content="Foolscap">`,
    `<meta property="og:type" content="${head.type ?? 'website'}">`,
    `<meta property="og:title" content="${escape(head.title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    head.canonical && `<meta property="og:url" content="${escape(shop.origin + head.canonical)}">`,
    image && `<meta property="og:image" content="${escape(image)}">`,
    ...(card
      ? [
          '<meta property="og:image:type" content="image/png">',
          '<meta property="og:image:width" content="1200">',
          '<meta property="og:image:height" content="630">',
          `<meta property="og:image:alt" content="${escape(head.title)}">`,
        ]
      : []),
    `<meta name="twitter:card" content="${card ? 'summary_large_image' : 'summary'}">`,
    `<meta name="twitter:title" content="${escape(head.title)}">`,
    `<meta name="twitter:description" content="${escape(description)}">`,
    image && `<meta name="twitter:image" content="${escape(image)}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    styles,
    assets.development,
    // After the style sheet and the font, which block the first paint.
    `<script type="module" src="${assets.script}" fetchpriority="low" nonce="${nonce}"></script>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    head.jsonLd && `<script type="application/ld+json">${inertJson(head.jsonLd)}</script>`,
  ];
  return `<!doctype html><html lang="${shop.locale}" class="foolscap" data-tenant="${shop.tenant === 'sba' ? 'business' : 'consumer'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${tags.filter(Boolean).join('')}</head><body>${banner}<div id="root">`;
}

/** Creates the end of the document after the React root. */
export const documentEnd = (data: string): string => `</div>${data}</body></html>`;
