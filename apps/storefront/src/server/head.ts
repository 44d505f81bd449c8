import { getPageNumber, getTitle } from '../rendering/titles.ts';
import { DIRECTORY_PATH, readStorePath } from '../features/stores/store-path.ts';
import type { PageAddress } from '../routing/page-address.ts';
import type { ShopRoute } from '../routes.ts';
import type { Shop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';

/** The metadata in the head of a page. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the canonical URL; absent for pages without one. */
  canonical?: string;
  robots?: 'noindex';
  /** Structured data. */
  jsonLd?: Record<string, unknown>;
  image?: string;
  /** Open Graph type; `website` by default. */
  type?: 'product';
}

type Metadata = Omit<Head, 'title'>;

const NOT_INDEXED = { robots: 'noindex' } as const;

/** Returns the metadata of a list. A filtered or sorted list has no unique content, so only the whole list is canonical. */
function ofList(path: string, search: URLSearchParams, description?: string): Metadata {
  const page = getPageNumber(search);
  const isWhole = [...search.keys()].every((key) => key === 'page');
  return {
    ...(description ? { description } : {}),
    canonical: `${path}${isWhole && page > 1 ? `?page=${page}` : ''}`,
    ...(isWhole ? {} : NOT_INDEXED),
  };
}

/** The metadata of the indexed pages, by the path of their route. Other pages are not indexed. */
const METADATA: Readonly<Record<string, (state: ShopState, address: PageAddress, shop: Shop) => Metadata>> = {
  '/': (_state, { search }, { basename }) => ({
    description: 'Paper, pens, ink, furniture and everything else a desk needs, delivered.',
    canonical: `${basename}/`,
    ...(search.has('preview') ? NOT_INDEXED : {}),
  }),
  '/c/:category': ({ catalog: { results } }, { params, search }, { basename }) =>
    ofList(
      `${basename}/c/${encodeURIComponent(params.category ?? '')}`,
      search,
      results.load.value?.category?.description,
    ),
  '/deals': (_state, { search }, { basename }) =>
    ofList(`${basename}/deals`, search, 'Office supplies, furniture and technology on sale now.'),
  '/weekly-offers': (_state, { search }, { basename }) =>
    ofList(`${basename}/weekly-offers`, search, 'Sale prices that end this week, by department.'),
  '/new-arrivals': (_state, { search }, { basename }) =>
    ofList(
      `${basename}/new-arrivals`,
      search,
      'The newest office supplies, furniture and technology in the shop.',
    ),
  '/brands': (_state, _address, { basename }) => ({
    description: 'All brands of office supplies, furniture and technology, from A to Z.',
    canonical: `${basename}/brands`,
  }),
  '/brands/:brand': ({ catalog: { results } }, { search }, { basename }) => {
    const brand = results.load.value?.brand;
    if (!brand) return NOT_INDEXED;
    return ofList(
      basename + brand.url,
      search,
      `All ${brand.name} products: prices, stock, reviews and delivery.`,
    );
  },
  '/ink-toner/:brand?/:model?': ({ printers }, { params, search }, { basename }) => {
    if (!params.brand)
      return {
        description: 'Find the ink or toner that fits your printer, by brand and model.',
        canonical: `${basename}/ink-toner`,
        ...(search.get('q') ? NOT_INDEXED : {}),
      };
    const brand = printers?.brand.load.value?.brand;
    if (!params.model)
      return brand
        ? {
            description: `Ink and toner for ${brand.name} printers, by series and model.`,
            canonical: basename + brand.url,
          }
        : NOT_INDEXED;
    const found = printers?.printer.load.value;
    if (!found) return NOT_INDEXED;
    const { brand: maker, name, url } = found.printer;
    return {
      description: `Everything that fits the ${maker} ${name}: cartridges by color, high-yield cartridges and parts.`,
      canonical: basename + url,
    };
  },
  '/p/:sku/:slug?': ({ catalog: { product } }, _address, { basename }) => {
    const { value } = product.load;
    if (!value) return NOT_INDEXED;
    const { title, description, itemUrl, image } = value;
    return {
      description: shortened(description || title),
      canonical: `${basename}${itemUrl}`,
      image,
      type: 'product',
    };
  },
  '/gift-cards': (_state, _address, { basename }) => ({
    description: 'Give a gift card for everything in the shop, or check the balance of one.',
    canonical: `${basename}/gift-cards`,
  }),
  '/contact': (_state, _address, { basename }) => ({
    description: 'Send us a message about an order, a delivery, a return or a product.',
    canonical: `${basename}/contact`,
  }),
  '/newsletter': (_state, _address, { basename }) => ({
    description: 'Get our offers and news by email.',
    canonical: `${basename}/newsletter`,
  }),
  '/stores/*': ({ storePage, storeDirectory }, { params, search }, { basename }) => {
    const { storeNumber, isChange, isDirectory, state: code } = readStorePath(params);
    if (isDirectory && code === undefined)
      return {
        description: 'All stores by state, with addresses, hours and phone numbers.',
        canonical: basename + DIRECTORY_PATH,
      };
    if (isDirectory) {
      const found = storeDirectory?.state.load.value;
      if (!found) return NOT_INDEXED;
      return {
        description: `All stores in ${found.state.name}, with addresses, today’s hours and phone numbers.`,
        canonical: basename + found.state.url,
      };
    }
    if (storeNumber === undefined) return {};
    if (isChange) return NOT_INDEXED;
    const store = storePage?.store.value;
    if (!store) return NOT_INDEXED;
    const { addressLine, city, state, zipCode, services } = store;
    return {
      description: shortened(
        [`${addressLine}, ${city}, ${state} ${zipCode}. Hours, holidays and stock.`, ...services].join(' '),
      ),
      canonical: `${basename}/stores/${store.storeNumber}`,
      // Results of a stock search are not unique content.
      ...(search.get('item') ? NOT_INDEXED : {}),
    };
  },
  '/help': (_state, { search }, { basename }) => ({
    description: 'Answers about orders, delivery, pickup, returns, payment and your account.',
    canonical: `${basename}/help`,
    ...(search.get('q') ? NOT_INDEXED : {}),
  }),
  '/help/:article': ofContent,
  '/:page': ofContent,
};

/** The metadata of a content page. A preview is not indexed. */
function ofContent({ content }: ShopState, _address: PageAddress, { basename }: Shop): Metadata {
  const page = content?.page.value?.page;
  if (!page || page.isPreview) return NOT_INDEXED;
  return { description: page.description, canonical: basename + page.path };
}

/** Returns the head of a page from its title and data. */
export function getHead(
  { path, title }: Pick<ShopRoute, 'path' | 'title'>,
  ...page: [state: ShopState, address: PageAddress, shop: Shop]
): Head {
  return { title: getTitle(title, ...page), ...(METADATA[path]?.(...page) ?? NOT_INDEXED) };
}

/** Shortens a text at a word boundary. */
function shortened(whole: string, most = 160): string {
  const text = whole.replace(/\s+/g, ' ');
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
