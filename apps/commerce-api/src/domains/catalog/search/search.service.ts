import type { SearchData, SearchQuery, SuggestData } from '@foolscap/catalog/contract';
import { PAGE_SIZE, PRICE_RANGES, RATING_FLOORS } from '@foolscap/catalog/model';
import { toDecimal } from '@foolscap/core/money';
import { createSwrCache } from '@foolscap/core/cache';
import type { Db } from '../../../kernel/database/database.ts';
import type { CategoryTree } from '../category-tree.ts';
import { arePrinterSupplies } from '../printers.repository.ts';
import type { Buyer } from '../product-prices.ts';
import { getTile } from '../tile.ts';
import { type Match, findMatches, MOST_ENOUGH, getPrefixMatch } from './matches.ts';
import { getWords } from './search-words.ts';
import { countFacets, countUpTo, type FacetCount, type FacetCounts } from './facets.repository.ts';
import { findMissingWords } from './missing-words.ts';
import { type FilterContext, getFilter, listDepartments } from './get-filter.ts';
import type { ProductFilter } from './product-filter.ts';
import { listBeginning, listFound } from './search.repository.ts';
import { understandQuery, type UnderstoodQuery } from './understand-query.ts';

const SUGGESTED_PRODUCTS = 6;
const SUGGESTED_CATEGORIES = 4;
/** Number of values shown per facet; selected values are always included. */
const OFFERED_VALUES = 40;
/** Counting fewer products than this is as fast as reading a cached count. */
const MIN_CACHED_COUNT = 100;
/** A corrected spelling is suggested if it has this many times more matches. */
const MUCH_MORE = 10;

/** Returns the most frequent values, and all selected ones. */
function offered(values: readonly FacetCount[], chosen: readonly string[]) {
  const missing = chosen.filter((value) => !values.some((each) => each.value === value));
  return [
    ...values.filter(({ value }, index) => index < OFFERED_VALUES || chosen.includes(value)),
    ...missing.map((value) => ({ value, count: 0 })),
  ].map((facet) => ({ ...facet, selected: chosen.includes(facet.value) }));
}

function getFacets(
  counts: FacetCounts,
  filter: ProductFilter,
  query: SearchQuery,
  tree: CategoryTree,
): SearchData['facets'] {
  const ofSteps = new Map(counts.priceSteps.map(({ value, count }) => [Number(value), count]));
  const ofStars = (floor: number) =>
    counts.stars.reduce((sum, { value, count }) => (Number(value) >= floor ? sum + count : sum), 0);
  const { minPrice, maxPrice } = counts;
  return {
    // All products of a brand's page have the same brand.
    brand: query.brandSlug === undefined ? offered(counts.brands, filter.brands ?? []) : [],
    color: offered(counts.colors, filter.colors ?? []),
    rating: RATING_FLOORS.map((floor) => ({
      value: String(floor),
      count: ofStars(floor),
      selected: filter.rating === floor,
    })).filter(({ count, selected }) => count > 0 || selected),
    pickup: filter.store
      ? [{ value: filter.store, count: counts.pickup, selected: filter.pickup === true }]
      : [],
    priceRange: PRICE_RANGES.map((range, step) => ({
      ...range,
      count: ofSteps.get(step) ?? 0,
      selected: isChosen(range, query),
    })).filter(({ count, selected }) => count > 0 || selected),
    inStock: [{ value: 'true', count: counts.inStock, selected: filter.inStock === true }],
    category: counts.categories.map(({ value, count }) => ({
      value,
      count,
      name: tree.find(value)?.name ?? value,
      selected: value === query.category,
    })),
    ...getDepartments(counts, query, tree),
    ...(minPrice === null || maxPrice === null
      ? {}
      : { price: { min: toDecimal(minPrice), max: toDecimal(maxPrice) } }),
  };
}

/** Returns the departments with results, for lists that offer them. */
function getDepartments(
  { families }: FacetCounts,
  query: SearchQuery,
  tree: CategoryTree,
): Pick<SearchData['facets'], 'department'> {
  const departments = listDepartments(query, tree);
  if (!departments.length) return {};
  const byId = new Map(families.map(({ value, count }) => [value, count]));
  return {
    department: departments.flatMap(({ id, name }) => {
      const count = byId.get(id) ?? 0;
      return count > 0 ? [{ value: id, name, count }] : [];
    }),
  };
}

const sameEnd = (end: number | undefined, asked: string | undefined) =>
  end === undefined ? asked === undefined : end === Number(asked);

const isChosen = ({ min, max }: { min?: number; max?: number }, { minPrice, maxPrice }: SearchQuery) =>
  sameEnd(min, minPrice) && sameEnd(max, maxPrice);

export function createSearchService({ db, cacheSeconds }: { db: Db; cacheSeconds: number }) {
  const cachedCounts = createSwrCache<FacetCounts>({ seconds: cacheSeconds, maxEntries: 500 });

  const count = (buyer: Buyer, filter: ProductFilter) =>
    cachedCounts.get(
      JSON.stringify([buyer, filter]),
      () => countFacets(db, buyer, filter),
      ({ found }) => found >= MIN_CACHED_COUNT,
    );

  /** Finds the first strategy with enough matches, otherwise the one with the most. */
  async function findBest(matches: readonly Match[], categoryIds?: readonly string[]) {
    let best: { match: Match; found: number } | undefined;
    for (const match of matches) {
      if (best && match.kind !== best.match.kind) break;
      if (best && match.isFallback) continue;
      const found = await countUpTo(db, MOST_ENOUGH, { match, categoryIds });
      if (found > (best?.found ?? 0)) best = { match, found };
      if (found >= match.enough) break;
    }
    return best?.match;
  }

  /**
   * Chooses the strategy for a query, and counts its matches. Filters may still exclude all of them. A category uses the same strategy as
   * the whole catalog, so that it shows what its facet counts; it gets its own strategy only if that one finds nothing in it.
   */
  async function firstMatch(buyer: Buyer, filter: ProductFilter, matches: readonly Match[]) {
    const everywhere = await findBest(matches);
    if (!everywhere) return undefined;
    const counts = await count(buyer, { ...filter, match: everywhere });
    if (counts.found > 0) return { match: everywhere, counts };
    const match = await findBest(matches, filter.categoryIds);
    return match && { match, counts: await count(buyer, { ...filter, match }) };
  }

  /** Returns a corrected spelling if the typed query has matches but the correction has many more. */
  async function betterSpelling(buyer: Buyer, understood: UnderstoodQuery, found: number) {
    const { corrected } = understood;
    if (!corrected || found === 0) return undefined;
    const [match] = await findMatches(db, corrected.text, { units: corrected.units });
    if (!match) return undefined;
    const counts = await count(buyer, { match });
    return counts.found >= found * MUCH_MORE ? corrected.text : undefined;
  }

  return {
    async search(buyer: Buyer, query: SearchQuery, context: FilterContext): Promise<SearchData> {
      const { tree, brands } = context;
      const text = (query.q ?? '').trim();
      const page = Number(query.page ?? 1);
      const size = Number(query.size ?? PAGE_SIZE);
      const filter = getFilter(query, context);
      const category = query.category === undefined ? undefined : tree.find(query.category);
      const brand = query.brandSlug === undefined ? undefined : brands?.find(query.brandSlug);
      const sort = query.sort ?? (text ? 'relevance' : 'popular');

      const understood = text ? await understandQuery(db, text) : undefined;
      const first = understood
        ? await firstMatch(buyer, filter, await findMatches(db, text, understood))
        : undefined;
      // A query without words matches everything; a query with unknown words matches nothing.
      const counts = first?.counts ?? (understood || text ? undefined : await count(buyer, filter));
      const matched = first ? { ...filter, match: first.match } : filter;
      const rows = counts?.total
        ? await listFound(db, buyer, matched, sort, {
            page,
            size,
            found: counts.found,
            total: counts.total,
          })
        : [];
      const matchedBy = first?.match.kind ?? 'TEXT';
      const isCorrected = matchedBy === 'SIMILAR' && understood?.corrected;
      const better =
        understood && !isCorrected && first
          ? await betterSpelling(buyer, understood, first.counts.found)
          : undefined;
      const total = counts?.total ?? 0;
      const missing = matchedBy === 'ANY' ? await findMissingWords(db, text, understood?.unknown ?? []) : [];
      return {
        query: text,
        matchedBy,
        ...(missing.length ? { missingWords: missing } : {}),
        ...(isCorrected ? { correctedQuery: isCorrected.text } : {}),
        ...(better ? { didYouMean: better } : {}),
        sort,
        page,
        size,
        totalPages: Math.ceil(total / size),
        totalItems: total,
        items: rows.map(getTile),
        facets: getFacets(counts ?? NOTHING, filter, query, tree),
        ...(brand ? { brand } : {}),
        ...(category
          ? {
              category: {
                id: category.id,
                name: category.name,
                description: category.description,
                image: category.image,
              },
            }
          : {}),
        breadcrumbs: category ? tree.getBreadcrumbs(category.id) : [],
        ...((await arePrinterSupplies(
          db,
          rows.map(({ sku }) => sku),
        ))
          ? { hasPrinterSupplies: true }
          : {}),
      };
    },

    async suggest(buyer: Buyer, query: string, tree: CategoryTree): Promise<SuggestData> {
      const text = query.trim();
      const words = getWords(text);
      if (!words.length) return { query: text, categories: [], products: [] };
      const begins = await getPrefixMatch(db, text);
      let rows = begins ? await listBeginning(db, buyer, begins, SUGGESTED_PRODUCTS) : [];
      let meant = words;
      let correctedQuery: string | undefined;
      if (!rows.length) {
        const understood = await understandQuery(db, text);
        const [match] = understood
          ? (await findMatches(db, text, understood))
              .filter(({ kind, within }) => within === 'names' && (kind === 'TEXT' || kind === 'SIMILAR'))
              .reverse()
          : [];
        if (match) rows = await listBeginning(db, buyer, match, SUGGESTED_PRODUCTS);
        if (rows.length && match?.kind === 'SIMILAR') {
          correctedQuery = understood!.corrected!.text;
          meant = getWords(correctedQuery);
        }
      }
      const categories = tree.list
        .filter((each) => {
          const names = getWords(each.name);
          return each.count > 0 && meant.every((word) => names.some((name) => name.startsWith(word)));
        })
        .slice(0, SUGGESTED_CATEGORIES)
        .map(({ id, name, url }) => ({ id, name, url }));
      return {
        query: text,
        ...(correctedQuery ? { correctedQuery } : {}),
        categories,
        products: rows
          .map(getTile)
          .map(({ itemId, title, image, price, itemUrl }) => ({ itemId, title, image, price, itemUrl })),
      };
    },
  };
}

const NOTHING: FacetCounts = {
  total: 0,
  found: 0,
  brands: [],
  colors: [],
  categories: [],
  families: [],
  stars: [],
  priceSteps: [],
  inStock: 0,
  pickup: 0,
  minPrice: null,
  maxPrice: null,
};
