import { getPageNumber, getTitle } from '../rendering/titles.ts';
import { DIRECTORY_PATH, readStorePath } from '../features/stores/store-path.ts';
import type { PageAddress } from '../routing/page-address.ts';
import type { ShopRoute } from '../routes.ts';
import type { Shop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';
import { HEAD_MESSAGES } from './head-messages.ts';

const { head: TEXTS } = HEAD_MESSAGES;

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
    description: TEXTS.home,
    canonical: `${basename}/`,
    ...(search.has('preview') ? NOT_INDEXED : {}),
  }),
  '/c/:category': ({ catalog: { results } }, { params, search }, { basename }) =>
    ofList(
      `${basename}/c/${encodeURIComponent(params.category ?? '')}`,
      search,
      results.load.value?.category?.description,
    ),
  '/deals': (_state, { search }, { basename }) => ofList(`${basename}/deals`, search, TEXTS.deals),
  '/weekly-offers': (_state, { search }, { basename }) =>
    ofList(`${basename}/weekly-offers`, search, TEXTS.weeklyOffers),
  '/new-arrivals': (_state, { search }, { basename }) =>
    ofList(`${basename}/new-arrivals`, search, TEXTS.newArrivals),
  '/brands': (_state, _address, { basename }) => ({
    description: TEXTS.brands,
    canonical: `${basename}/brands`,
  }),
  '/brands/:brand': ({ catalog: { results } }, { search }, { basename }) => {
    const brand = results.load.value?.brand;
    if (!brand) return NOT_INDEXED;
    return ofList(basename + brand.url, search, TEXTS.brand(brand.name));
  },
  '/ink-toner/:brand?/:model?': ({ printers }, { params, search }, { basename }) => {
    if (!params.brand)
      return {
        description: TEXTS.finder,
        canonical: `${basename}/ink-toner`,
        ...(search.get('q') ? NOT_INDEXED : {}),
      };
    const brand = printers?.brand.load.value?.brand;
    if (!params.model)
      return brand
        ? {
            description: TEXTS.printers(brand.name),
            canonical: basename + brand.url,
          }
        : NOT_INDEXED;
    const found = printers?.printer.load.value;
    if (!found) return NOT_INDEXED;
    const { brand: maker, name, url } = found.printer;
    return {
      description: TEXTS.printer(`${maker} ${name}`),
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
    description: TEXTS.giftCards,
    canonical: `${basename}/gift-cards`,
  }),
  '/membership': (_state, _address, { basename }) => ({
    description: TEXTS.membership,
    canonical: `${basename}/membership`,
  }),
  '/contact': (_state, _address, { basename }) => ({
    description: TEXTS.contact,
    canonical: `${basename}/contact`,
  }),
  '/newsletter': (_state, _address, { basename }) => ({
    description: TEXTS.newsletter,
    canonical: `${basename}/newsletter`,
  }),
  '/stores/*': ({ storePage, storeDirectory }, { params, search }, { basename }) => {
    const { storeNumber, isChange, isDirectory, state: code } = readStorePath(params);
    if (isDirectory && code === undefined)
      return {
        description: TEXTS.storeDirectory,
        canonical: basename + DIRECTORY_PATH,
      };
    if (isDirectory) {
      const found = storeDirectory?.state.load.value;
      if (!found) return NOT_INDEXED;
      return {
        description: TEXTS.storesIn(found.state.name),
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
        [TEXTS.store(`${addressLine}, ${city}, ${state} ${zipCode}`), ...services].join(' '),
      ),
      canonical: `${basename}/stores/${store.storeNumber}`,
      // Results of a stock search are not unique content.
      ...(search.get('item') ? NOT_INDEXED : {}),
    };
  },
  '/help': (_state, { search }, { basename }) => ({
    description: TEXTS.help,
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
