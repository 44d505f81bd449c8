import type { SearchQuery } from '../../contract/index.ts';

/** What narrows a list, beside its words and its order. */
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

/** Returns whether anything narrows the list. */
export function hasFilters(query: SearchQuery): boolean {
  return FILTERS.some((choice) => query[choice] !== undefined);
}

/** The query with some parameters changed; absent or undefined ones are taken back. The list starts over from its first page. */
export function withFilters(query: SearchQuery, changes: Partial<SearchQuery>): SearchQuery {
  const { page: _, ...rest } = query;
  return Object.fromEntries(
    Object.entries({ ...rest, ...changes }).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && !value.length),
    ),
  ) as SearchQuery;
}

/** The query without anything that narrows it. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return withFilters(query, Object.fromEntries(FILTERS.map((choice) => [choice, undefined])));
}

const several = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

const dollars = (value: string | number) =>
  Number(value).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(Number(value)) ? 0 : 2,
  });

/** A range of prices in words: "Under $5", "$5 to $10", "$500 and up". Ranges end a cent below the next. */
export function priceRangeLabel(min: string | number | undefined, max: string | number | undefined): string {
  const end = max === undefined ? undefined : String(max).endsWith('.99') ? Math.ceil(Number(max)) : max;
  if (min === undefined) return end === undefined ? 'Any price' : `Under ${dollars(end)}`;
  return end === undefined ? `${dollars(min)} and up` : `${dollars(min)} to ${dollars(end)}`;
}

export interface AppliedFilter {
  label: string;
  /** The query without it. */
  without: SearchQuery;
}

/** Everything that narrows the list, one by one. */
export function appliedFilters(
  query: SearchQuery,
  { storeName, categoryName }: { storeName?: string | undefined; categoryName?: string | undefined } = {},
): AppliedFilter[] {
  const { minPrice, maxPrice } = query;
  const brands = several(query.brand);
  const colors = several(query.color);
  return [
    ...(query.category === undefined
      ? []
      : [{ label: categoryName ?? query.category, without: withFilters(query, { category: undefined }) }]),
    ...(query.inStock ? [{ label: 'In stock', without: withFilters(query, { inStock: undefined }) }] : []),
    ...(query.pickup
      ? [
          {
            label: `Pickup at ${storeName ?? 'your store'}`,
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
            label: priceRangeLabel(minPrice, maxPrice),
            without: withFilters(query, { minPrice: undefined, maxPrice: undefined }),
          },
        ]
      : []),
    ...(query.rating
      ? [{ label: `${query.rating} stars and up`, without: withFilters(query, { rating: undefined }) }]
      : []),
  ];
}
