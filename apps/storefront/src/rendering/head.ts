import type { PageAddress } from '../routing/page-address.ts';
import type { Shop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';

/** The metadata in the head of a page. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the canonical URL; absent for pages without one. */
  canonical?: string;
  robots?: 'noindex';
  /** Structured data, written by the server only. */
  jsonLd?: Record<string, unknown>;
  image?: string;
  /** Open Graph type; `website` by default. */
  type?: 'product';
}

const NAME = 'Foolscap';

export const titled = (title: string, rest: Omit<Head, 'title'> = {}): Head => ({
  title: `${title} | ${NAME}`,
  ...rest,
});

export function headOfHome(_state: ShopState, _address: PageAddress, shop: Shop): Head {
  const title =
    shop.tenant === 'sba' ? `${NAME} for business` : `${NAME}: office supplies, drawn up properly`;
  return {
    title,
    description: 'Paper, pens, ink, furniture and everything else a desk needs, delivered.',
    canonical: `${shop.basename}/`,
  };
}

const getPage = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 1 ? page : 1;
};

export function headOfSearch(_state: ShopState, { search }: PageAddress): Head {
  const query = search.get('q')?.trim();
  const page = getPage(search);
  const title = query ? `“${query.slice(0, 60)}”` : 'All products';
  // Search results are not indexed.
  return titled(page > 1 ? `${title}, page ${page}` : title, { robots: 'noindex' });
}

export function headOfCategory(
  { catalog: { results } }: ShopState,
  { params, search }: PageAddress,
  shop: Shop,
): Head {
  const category = results.load.value?.category;
  const page = getPage(search);
  const name = category?.name ?? (isMissing(results.load) ? 'Page not found' : 'Products');
  // A filtered or sorted list has no content of its own, so only the whole list is canonical.
  const isWhole = [...search.keys()].every((key) => key === 'page');
  return titled(page > 1 ? `${name}, page ${page}` : name, {
    ...(category?.description ? { description: category.description } : {}),
    canonical: `${shop.basename}/c/${encodeURIComponent(params.category ?? '')}${isWhole && page > 1 ? `?page=${page}` : ''}`,
    ...(isWhole ? {} : { robots: 'noindex' }),
  });
}

const isMissing = (load: { phase: string; failure?: { status?: number } }) =>
  load.phase === 'failed' && load.failure?.status === 404;

export function headOfProduct({ catalog: { product } }: ShopState, _address: PageAddress, shop: Shop): Head {
  const { load } = product;
  if (!load.value) {
    return titled(isMissing(load) ? 'Product not found' : 'Product', { robots: 'noindex' });
  }
  const { title, description, itemUrl, image } = load.value;
  return titled(title, {
    description: shortened(description || title),
    canonical: `${shop.basename}${itemUrl}`,
    image,
    type: 'product',
  });
}

/** Shortens a text at a word boundary. */
function shortened(whole: string, most = 160): string {
  const text = whole.replace(/\s+/g, ' ');
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
