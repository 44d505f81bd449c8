import { DEFAULT_LOCALE } from '@foolscap/core/money';
import type { SearchQuery } from '../../contract/index.ts';
import { RESULTS_MESSAGES } from '../Results/results-messages.ts';

type Texts = (typeof RESULTS_MESSAGES)['results'];

/** The filter parameters of a query, without search words and sort order. */
const FILTERS = [
  'category',
  'brand',
  'color',
  'rating',
  'minPrice',
  'maxPrice',
  'inStock',
  'pickup',
] as const;

/** Returns whether the query has any filter. */
export function hasFilters(query: SearchQuery): boolean {
  return FILTERS.some((choice) => query[choice] !== undefined);
}

/** Returns the query with some parameters changed; undefined removes one. Resets to the first page. */
export function withFilters(query: SearchQuery, changes: Partial<SearchQuery>): SearchQuery {
  const { page: _, ...rest } = query;
  return Object.fromEntries(
    Object.entries({ ...rest, ...changes }).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && !value.length),
    ),
  ) as SearchQuery;
}

/** Returns the query without filters. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return withFilters(query, Object.fromEntries(FILTERS.map((choice) => [choice, undefined])));
}

const several = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

const dollars = (value: string | number) =>
  Number(value).toLocaleString(DEFAULT_LOCALE, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(Number(value)) ? 0 : 2,
  });

/** Formats a price range: "Under $5", "$5 to $10", "$500 and up". Ranges end a cent below the next. */
export function priceRangeLabel(
  min: string | number | undefined,
  max: string | number | undefined,
  texts: Texts = RESULTS_MESSAGES.results,
): string {
  const end = max === undefined ? undefined : String(max).endsWith('.99') ? Math.ceil(Number(max)) : max;
  if (min === undefined) return end === undefined ? texts.anyPrice : texts.under(dollars(end));
  return end === undefined ? texts.atLeast(dollars(min)) : texts.between(dollars(min), dollars(end));
}

export interface AppliedFilter {
  label: string;
  /** The query without this filter. */
  without: SearchQuery;
}

/** Lists the applied filters, each with the query that removes it. */
export function appliedFilters(
  query: SearchQuery,
  texts: Texts,
  { storeName, categoryName }: { storeName?: string | undefined; categoryName?: string | undefined } = {},
): AppliedFilter[] {
  const { minPrice, maxPrice } = query;
  const brands = several(query.brand);
  const colors = several(query.color);
  return [
    ...(query.category === undefined
      ? []
      : [{ label: categoryName ?? query.category, without: withFilters(query, { category: undefined }) }]),
    ...(query.inStock ? [{ label: texts.inStock, without: withFilters(query, { inStock: undefined }) }] : []),
    ...(query.pickup
      ? [
          {
            label: texts.pickupAt(storeName),
            without: withFilters(query, { pickup: undefined }),
          },
        ]
      : []),
    ...brands.map((label) => ({
      label,
      without: withFilters(query, { brand: brands.filter((brand) => brand !== label) }),
    })),
    ...colors.map((label) => ({
      label,
      without: withFilters(query, { color: colors.filter((color) => color !== label) }),
    })),
    ...(minPrice !== undefined || maxPrice !== undefined
      ? [
          {
            label: priceRangeLabel(minPrice, maxPrice, texts),
            without: withFilters(query, { minPrice: undefined, maxPrice: undefined }),
          },
        ]
      : []),
    ...(query.rating
      ? [{ label: texts.starsAndUp(query.rating), without: withFilters(query, { rating: undefined }) }]
      : []),
  ];
}
