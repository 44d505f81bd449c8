import { getPageNumber, getTitle } from '../rendering/titles.ts';
import { readStorePath } from '../features/stores/store-path.ts';
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

/** The metadata of the indexed pages, by the path of their route. Other pages are not indexed. */
const METADATA: Readonly<Record<string, (state: ShopState, address: PageAddress, shop: Shop) => Metadata>> = {
  '/': (_state, _address, { basename }) => ({
    description: 'Paper, pens, ink, furniture and everything else a desk needs, delivered.',
    canonical: `${basename}/`,
  }),
  '/c/:category': ({ catalog: { results } }, { params, search }, { basename }) => {
    const description = results.load.value?.category?.description;
    const page = getPageNumber(search);
    // A filtered or sorted list has no unique content, so only the whole list is canonical.
    const isWhole = [...search.keys()].every((key) => key === 'page');
    return {
      ...(description ? { description } : {}),
      canonical: `${basename}/c/${encodeURIComponent(params.category ?? '')}${isWhole && page > 1 ? `?page=${page}` : ''}`,
      ...(isWhole ? {} : NOT_INDEXED),
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
  '/contact': (_state, _address, { basename }) => ({
    description: 'Send us a message about an order, a delivery, a return or a product.',
    canonical: `${basename}/contact`,
  }),
  '/newsletter': (_state, _address, { basename }) => ({
    description: 'Get our offers and news by email.',
    canonical: `${basename}/newsletter`,
  }),
  '/stores/*': ({ storePage }, { params, search }, { basename }) => {
    const { storeNumber, isChange } = readStorePath(params);
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
};

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
