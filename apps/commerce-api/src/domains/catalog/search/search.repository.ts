import { sql, type RawBuilder } from 'kysely';
import { PRICE_STEPS, type Sort } from '@foolscap/catalog/model';
import type { Db } from '../../../kernel/database/database.ts';
import type { Buyer } from '../product-prices.ts';
import { tileColumns } from '../tile-columns.ts';
import type { TileRow } from '../tile.ts';
import type { Match } from './matches.ts';

/** The filters of a product list. */
export interface ProductFilter {
  /** All products when absent. */
  match?: Match;
  /** The category and all categories below it. */
  categoryIds?: readonly string[];
  brands?: readonly string[];
  colors?: readonly string[];
  /** US cents, both ends included. */
  minPrice?: number;
  maxPrice?: number;
  /** Minimum rating, 1 to 5 stars. */
  rating?: number;
  inStock?: boolean;
  /** The shopper's store, for counting what can be picked up there. */
  store?: string;
  /** Only products that can be picked up in that store. */
  pickup?: boolean;
}

/** The filters that have a facet of their own. */
const CHOICES = ['brand', 'color', 'price', 'rating', 'stock', 'pickup'] as const;
type Choice = (typeof CHOICES)[number];

/** Selects the search index joined with the buyer's contract prices, of which there are a few hundred rows. */
const indexOf = (buyer: Buyer) =>
  typeof buyer === 'string'
    ? sql`product_index i`
    : sql`product_index i left join contract_prices contract
        on contract.organization_id = ${buyer.organizationId} and contract.sku = i.sku`;

const priceOf = (buyer: Buyer) => {
  if (typeof buyer !== 'string') return sql<number | null>`coalesce(contract.price_minor, i.business_price)`;
  return buyer === 'sba' ? sql<number | null>`i.business_price` : sql<number | null>`i.consumer_price`;
};

/** Builds the SQL condition of each filter that is set. */
function conditionsOf(buyer: Buyer, filter: ProductFilter): Partial<Record<Choice, RawBuilder<boolean>>> {
  const { brands, colors, minPrice, maxPrice, rating, inStock, pickup } = filter;
  const price = priceOf(buyer);
  return {
    ...(brands?.length ? { brand: sql<boolean>`i.brand = any(${brands}::text[])` } : {}),
    ...(colors?.length ? { color: sql<boolean>`coalesce(i.color = any(${colors}::text[]), false)` } : {}),
    ...(minPrice !== undefined || maxPrice !== undefined
      ? {
          price: sql<boolean>`coalesce(${price} between ${minPrice ?? 0} and ${maxPrice ?? 2147483647}, false)`,
        }
      : {}),
    ...(rating === undefined ? {} : { rating: sql<boolean>`i.stars >= ${rating}` }),
    ...(inStock ? { stock: sql<boolean>`i.in_stock` } : {}),
    ...(pickup && filter.store !== undefined ? { pickup: atStore(filter.store) } : {}),
  };
}

const atStore = (store: string) =>
  sql<boolean>`i.sku in (select sku from store_stock where store_number = ${store} and available > 0)`;

const documentOf = ({ within }: Match) => (within === 'names' ? sql`i.names` : sql`i.everything`);

const matches = (match: Match) => sql<boolean>`${documentOf(match)} @@ ${match.query}::tsquery`;

/** Builds the SQL condition for query and category, which applies to every count. */
function foundBy({ match, categoryIds }: ProductFilter): RawBuilder<boolean> {
  return sql<boolean>`${match ? matches(match) : sql`true`}
    and ${categoryIds ? sql`i.category_id = any(${categoryIds}::text[])` : sql`true`}`;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface FacetCounts {
  /** Products that pass all filters. */
  total: number;
  /** Products before any filter. */
  found: number;
  brands: FacetCount[];
  colors: FacetCount[];
  categories: FacetCount[];
  /** By whole stars; 0 for products without reviews. */
  stars: FacetCount[];
  /** By the index of the highest step of `PRICE_STEPS` that the price has reached, from 0. */
  priceSteps: FacetCount[];
  inStock: number;
  pickup: number;
  /** US cents. */
  minPrice: number | null;
  maxPrice: number | null;
}

interface CountRow {
  g: number;
  brand: string | null;
  color: string | null;
  stars: number | null;
  step: number | null;
  category_id: string | null;
  found: number;
  total: number;
  own: Record<Choice, number>;
  min_price: number | null;
  max_price: number | null;
}

/** The grouping sets of the counting query: every column that a set does not group by has its bit set. */
const SETS = {
  brand: 0b01111,
  color: 0b10111,
  stars: 0b11011,
  step: 0b11101,
  category: 0b11110,
  all: 0b11111,
};

/**
 * Counts every facet in one pass over the matches. Each facet is counted under all other filters but not its own, so that its other values
 * stay selectable.
 */
export async function countFacets(db: Db, buyer: Buyer, filter: ProductFilter): Promise<FacetCounts> {
  const conditions = conditionsOf(buyer, filter);
  const made = CHOICES.filter((choice) => conditions[choice]);
  const flags = made.map((choice) => sql`not (${conditions[choice]!}) as ${sql.ref(`no_${choice}`)}`);
  const passes = (own?: Choice) => {
    const others = made
      .filter((choice) => choice !== own)
      .map((choice) => sql`not ${sql.ref(`no_${choice}`)}`);
    return others.length ? sql`${sql.join(others, sql` and `)}` : sql`true`;
  };
  const count = (own?: Choice, also?: RawBuilder<unknown>) =>
    sql`(count(*) filter (where ${passes(own)}${also ? sql` and ${also}` : sql``}))::integer`;
  const ownCounts = CHOICES.flatMap((choice) => [
    sql.lit(choice),
    choice === 'stock'
      ? count(choice, sql`in_stock`)
      : choice === 'pickup'
        ? count(choice, sql`at_store`)
        : count(choice),
  ]);
  const price = priceOf(buyer);
  const { rows } = await sql<CountRow>`
    with found as (
      select i.brand, i.color, i.stars, i.category_id, i.in_stock, ${price} as price,
        width_bucket(${price}, ${PRICE_STEPS.map((dollars) => dollars * 100)}::integer[]) as step,
        ${filter.store === undefined ? sql`false` : atStore(filter.store)} as at_store
        ${flags.length ? sql`, ${sql.join(flags)}` : sql``}
      from ${indexOf(buyer)} where ${foundBy(filter)}
    )
    select grouping(brand, color, stars, step, category_id) as g, brand, color, stars, step, category_id,
      count(*)::integer as found, ${count()} as total,
      json_build_object(${sql.join(ownCounts)}) as own,
      min(price) filter (where ${passes('price')}) as min_price,
      max(price) filter (where ${passes('price')}) as max_price
    from found group by grouping sets ((brand), (color), (stars), (step), (category_id), ())
  `.execute(db);

  const of = (set: number) => rows.filter((row) => row.g === set);
  const counts = (
    set: number,
    value: (row: CountRow) => string | number | null,
    choice?: Choice,
  ): FacetCount[] =>
    of(set)
      .map((row) => ({ value: String(value(row) ?? ''), count: choice ? row.own[choice] : row.total }))
      .filter((facet) => facet.value !== '' && facet.count > 0)
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
  const all = of(SETS.all)[0];
  return {
    total: all?.total ?? 0,
    found: all?.found ?? 0,
    brands: counts(SETS.brand, (row) => row.brand, 'brand'),
    colors: counts(SETS.color, (row) => row.color, 'color'),
    stars: counts(SETS.stars, (row) => row.stars, 'rating'),
    priceSteps: counts(SETS.step, (row) => row.step, 'price'),
    categories: counts(SETS.category, (row) => row.category_id),
    inStock: all?.own.stock ?? 0,
    pickup: all?.own.pickup ?? 0,
    minPrice: all?.min_price ?? null,
    maxPrice: all?.max_price ?? null,
  };
}

/**
 * Number of matches that are ranked by relevance: the most popular ones. A broad query such as "paper" may match tens of thousands, and
 * ranking them all would not change the first pages.
 */
const RANKED = 2000;

/** Returns the relevance score of a product. */
function scoreOf(match: Match): RawBuilder<number> {
  const thing = match.thing
    ? // Products whose name has the final noun of the query rank first: an office chair is a chair.
      sql`+ case when i.names @@ ${match.thing}::tsquery then 1 else 0 end`
    : sql``;
  // Name matches rank before products that share the category: a stapler before its staples. (Weight A is the name.)
  // A query that names a category ranks products of that category first: paper before paper clips.
  return sql<number>`ts_rank(${documentOf(match)}, ${match.query}::tsquery, 1)
    + case when i.category_id in (select id from categories where to_tsvector('english', name) @@ ${match.query}::tsquery)
        then 0.3 else 0 end
    + case when ts_filter(${documentOf(match)}, '{a}') @@ ${match.query}::tsquery then 0.5 else 0 end
    + ln(1 + i.popularity) / 100 + case when i.in_stock then 0.03 else 0 end ${thing}`;
}

const orderOf = (buyer: Buyer, sort: Exclude<Sort, 'relevance'>): RawBuilder<unknown> => {
  const price = priceOf(buyer);
  return {
    popular: sql`i.popularity desc, i.sku`,
    rating: sql`i.stars desc, i.popularity desc, i.sku`,
    'price-asc': sql`${price} asc nulls last, i.name, i.sku`,
    'price-desc': sql`${price} desc nulls last, i.name, i.sku`,
    name: sql`i.name, i.sku`,
    newest: sql`i.created_at desc, i.sku desc`,
  }[sort];
};

/** Lists one page of matches in the requested order. */
export async function listFound(
  db: Db,
  buyer: Buyer,
  filter: ProductFilter,
  sort: Sort,
  { page, size }: { page: number; size: number },
): Promise<TileRow[]> {
  const offset = (page - 1) * size;
  const conditions = Object.values(conditionsOf(buyer, filter));
  const where = sql`${sql.join([foundBy(filter), ...conditions], sql` and `)}`;
  const { match } = filter;
  const found =
    sort === 'relevance' && match
      ? sql`select i.sku from (select i.* from ${indexOf(buyer)} where ${where}
            order by i.popularity desc, i.sku limit ${RANKED + offset}) i
          order by ${scoreOf(match)} desc, i.popularity desc, i.sku limit ${size} offset ${offset}`
      : sql`select i.sku from ${indexOf(buyer)} where ${where}
          order by ${orderOf(buyer, sort === 'relevance' ? 'popular' : sort)} limit ${size} offset ${offset}`;
  return listTiles(db, buyer, found);
}

/** Lists the tiles of products, in the order in which a query returns their SKUs. */
async function listTiles(db: Db, buyer: Buyer, skus: RawBuilder<unknown>): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    with places as materialized (select sku, row_number() over () as place from (${skus}) found)
    select ${tileColumns(buyer)}
    from places join products on products.sku = places.sku left join stock on stock.sku = places.sku
    order by places.place`.execute(db);
  return rows;
}

/** Among this many of the most popular products nearly every prefix has a match. */
const POPULAR = 3000;

/** Lists the most popular products that match a prefix, for the suggestions. */
export async function listBeginning(db: Db, buyer: Buyer, match: Match, limit: number): Promise<TileRow[]> {
  const best = (products: RawBuilder<unknown>) =>
    sql`select i.sku from (select * from (${products}) i where ${matches(match)}
        order by i.popularity desc, i.sku limit 200) i
      order by ${scoreOf(match)} desc, i.popularity desc, i.sku limit ${limit}`;
  const popular = await listTiles(
    db,
    buyer,
    best(sql`select * from product_index order by popularity desc, sku limit ${POPULAR}`),
  );
  // The prefix is rare, so the full-text index finds its matches quickly.
  return popular.length === limit ? popular : listTiles(db, buyer, best(sql`select * from product_index`));
}
