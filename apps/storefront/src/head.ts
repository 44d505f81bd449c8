import type { PageAddress } from './page-address.ts';
import type { Shop } from './shop-context.ts';
import type { ShopState } from './store.ts';

/** What stands in the head of a page. */
export interface Head {
  title: string;
  description?: string;
  /** Path below the origin; absent where a page has no address worth keeping. */
  canonical?: string;
  robots?: 'noindex';
  /** Structured data; for machines, so the server alone writes it. */
  jsonLd?: Record<string, unknown>;
  image?: string;
  /** What the page is about, for social networks; `website` unless told. */
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

const pageOf = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 1 ? page : 1;
};

export function headOfSearch(_state: ShopState, { search }: PageAddress): Head {
  const words = search.get('q')?.trim();
  const page = pageOf(search);
  const title = words ? `“${words.slice(0, 60)}”` : 'All products';
  // Results of a search are no page of their own to a search engine.
  return titled(page > 1 ? `${title}, page ${page}` : title, { robots: 'noindex' });
}

export function headOfCategory(
  { catalog: { results } }: ShopState,
  { params, search }: PageAddress,
  shop: Shop,
): Head {
  const category = results.load.value?.category;
  const page = pageOf(search);
  const name = category?.name ?? (isMissing(results.load) ? 'Page not found' : 'Products');
  // A list that is narrowed or sorted shows nothing that the whole one does not.
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

/** The beginning of a text, up to a word's end. */
function shortened(whole: string, most = 160): string {
  const text = whole.replace(/\s+/g, ' ');
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
