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

export function headOfSearch(_state: ShopState, { search }: PageAddress): Head {
  const words = search.get('q')?.trim();
  // Results of a search are no page of their own to a search engine.
  return titled(words ? `“${words.slice(0, 60)}”` : 'All products', { robots: 'noindex' });
}

export function headOfCategory({ catalog }: ShopState, { params, search }: PageAddress, shop: Shop): Head {
  const category = catalog.results.load.value?.category;
  const page = search.get('page');
  return titled(category?.name ?? 'Products', {
    ...(category?.description ? { description: category.description } : {}),
    canonical: `${shop.basename}/c/${encodeURIComponent(params.category ?? '')}${page && page !== '1' ? `?page=${encodeURIComponent(page)}` : ''}`,
  });
}

export function headOfProduct({ catalog }: ShopState, _address: PageAddress, shop: Shop): Head {
  const product = catalog.product.load.value;
  if (!product) return titled('Product', { robots: 'noindex' });
  const url = `${shop.basename}${product.itemUrl}`;
  return titled(product.title, {
    description: product.description.slice(0, 300),
    canonical: url,
    image: product.image,
  });
}
