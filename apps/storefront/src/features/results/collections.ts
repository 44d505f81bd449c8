import type { SearchQuery } from '@foolscap/catalog/contract';
import { COLLECTION_MESSAGES } from './collection-messages.ts';
import type { PageAddress } from '../../routing/page-address.ts';

/** A list of products that is neither a search nor a department: the deals, the weekly offers, the new arrivals, or the products of a brand. */
export interface Collection {
  /** Path of its page. */
  path: string;
  /** The filters that make up the list. */
  fixed: SearchQuery;
  /** Order without a choice of the shopper. */
  sort: NonNullable<SearchQuery['sort']>;
  /** Heading; by default the name of the results' brand. */
  title?: string;
  description?: string;
  /** The empty state's title, text and link to another page. */
  empty?: { title: string; text: string; href: string; link: string };
}

const { collections: texts } = COLLECTION_MESSAGES;

const DEALS: Collection = {
  path: '/deals',
  fixed: { onSale: 'true' },
  sort: 'saving',
  ...texts.deals,
  empty: { ...texts.noDeals, href: '/new-arrivals' },
};

const WEEKLY_OFFERS: Collection = {
  path: '/weekly-offers',
  fixed: { saleEndsSoon: 'true' },
  sort: 'saving',
  ...texts.weeklyOffers,
  empty: { ...texts.noWeeklyOffers, href: '/deals' },
};

const NEW_ARRIVALS: Collection = {
  path: '/new-arrivals',
  fixed: { isNew: 'true' },
  sort: 'newest',
  ...texts.newArrivals,
  empty: { ...texts.noNewArrivals, href: '/deals' },
};

/** The longest slug that the API accepts. A longer one is cut, so that no brand is found. */
const MAX_SLUG = 80;

/** Returns the collection of a page. @param pathname below the tenant's root */
export function getCollection(pathname: string, { brand }: PageAddress['params']): Collection {
  if (brand === undefined) {
    const [, name] = pathname.toLowerCase().split('/');
    return name === 'deals' ? DEALS : name === 'weekly-offers' ? WEEKLY_OFFERS : NEW_ARRIVALS;
  }
  const brandSlug = brand.replaceAll('\0', '').slice(0, MAX_SLUG) || '-';
  return { path: `/brands/${brandSlug}`, fixed: { brandSlug }, sort: 'popular' };
}
