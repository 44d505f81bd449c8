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
  /** Tiles that pass all filters: the variants of a group are one tile. */
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
  value: string | null;
  found: number;
  n: number;
  in_stock: number | null;
  at_store: number | null;
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

/** Of more products than this, facets count products instead of tiles: finding the tiles of each value would take too long. */
const COUNTED_AS_TILES = 2000;

/**
 * Counts every facet in one statement. Each facet is counted under all other filters but not its own, so that its other values
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
  const products = (own?: Choice, also?: RawBuilder<unknown>) =>
    sql`(count(*) filter (where ${passes(own)}${also ? sql` and ${also}` : sql``}))::integer`;
  const tiles = (own?: Choice, also?: RawBuilder<unknown>) =>
    sql`(select count(*)::integer from (select distinct group_key from found
      where ${passes(own)}${also ? sql` and ${also}` : sql``}) groups)`;
  const prices = sql`min(price) filter (where ${passes('price')}) as min_price,
    max(price) filter (where ${passes('price')}) as max_price`;
  const tilesBy = (set: number, column: string, own?: Choice) => sql`
    select ${sql.lit(set)} as g, value, 0 as found, count(*)::integer as n, null::integer as in_stock, null::integer as at_store,
      null::integer as min_price, null::integer as max_price
    from (select distinct group_key, ${sql.ref(column)}::text as value from found
      where (select not many from extent) and ${passes(own)}) groups
    group by value`;
  const grouping = sql`grouping(brand, color, stars, step, category_id)`;
  const price = priceOf(buyer);
  const { rows } = await sql<CountRow>`
    with found as materialized (
      select i.group_key, i.brand, i.color, i.stars, i.category_id, i.in_stock, ${price} as price,
        width_bucket(${price}, ${PRICE_STEPS.map((dollars) => dollars * 100)}::integer[]) as step,
        ${filter.store === undefined ? sql`false` : atStore(filter.store)} as at_store
        ${flags.length ? sql`, ${sql.join(flags)}` : sql``}
      from ${indexOf(buyer)} where ${foundBy(filter)}
    ), extent as materialized (select count(*) > ${sql.lit(COUNTED_AS_TILES)} as many from found)
    select ${sql.lit(SETS.all)} as g, null as value, count(*)::integer as found, ${tiles()} as n,
      ${tiles('stock', sql`in_stock`)} as in_stock, ${tiles('pickup', sql`at_store`)} as at_store, ${prices}
      from found where (select not many from extent)
    union all ${tilesBy(SETS.brand, 'brand', 'brand')}
    union all ${tilesBy(SETS.color, 'color', 'color')}
    union all ${tilesBy(SETS.stars, 'stars', 'rating')}
    union all ${tilesBy(SETS.step, 'step', 'price')}
    union all ${tilesBy(SETS.category, 'category_id')}
    union all select ${grouping}, coalesce(brand, color, stars::text, step::text, category_id), count(*)::integer,
      case ${grouping} when ${sql.lit(SETS.brand)} then ${products('brand')} when ${sql.lit(SETS.color)} then ${products('color')}
        when ${sql.lit(SETS.stars)} then ${products('rating')} when ${sql.lit(SETS.step)} then ${products('price')}
        when ${sql.lit(SETS.category)} then ${products()} else ${tiles()} end,
      ${products('stock', sql`in_stock`)}, ${products('pickup', sql`at_store`)}, ${prices}
    from found where (select many from extent) group by grouping sets ((brand), (color), (stars), (step), (category_id), ())
  `.execute(db);
  const counts = (set: number): FacetCount[] =>
    rows
      .filter(({ g, value, n }) => g === set && value !== null && value !== '' && n > 0)
      .map(({ value, n }) => ({ value: value!, count: n }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
  // One of the two branches has counted nothing.
  const all = rows.find(({ g, found }) => g === SETS.all && found > 0);
  return {
    total: all?.n ?? 0,
    found: all?.found ?? 0,
    brands: counts(SETS.brand),
    colors: counts(SETS.color),
    stars: counts(SETS.stars),
    priceSteps: counts(SETS.step),
    categories: counts(SETS.category),
    inStock: all?.in_stock ?? 0,
    pickup: all?.at_store ?? 0,
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
  const { head = '', heads = '', typed = '' } = match;
  const when = (condition: RawBuilder<unknown>, bonus: number) =>
    sql`case when ${condition} then ${sql.lit(bonus)}::float8 else 0 end`;
  const named = (query: string, bonus: number) =>
    query ? sql`+ ${when(sql`i.heads @@ ${query}::tsquery`, bonus)}` : sql``;
  // Name matches rank before products that share the category: a stapler before its staples. (Weight A is the name.)
  // The kind of product counts more than a mention: a chair before a chair mat, paper before paper clips.
  return sql<number>`ts_rank(${documentOf(match)}, ${match.query}::tsquery, 1)
    + ${when(sql`i.category_id in (select id from categories where to_tsvector('english', name) @@ ${match.query}::tsquery)`, 0.3)}
    + ${when(sql`ts_filter(${documentOf(match)}, '{a}') @@ ${match.query}::tsquery`, 0.5)}
    ${named(head, 0.5)} ${named(heads, 0.25)}
    ${typed ? sql`+ ${when(sql`${documentOf(match)} @@ ${typed}::tsquery`, 0.3)}` : sql``}
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

/** Products that are read for each tile of the pages up to the requested one. With larger groups, the list is read again with more. */
const VARIANTS_READ = 8;

/**
 * Lists one page of matches in the requested order: of each group of variants, the first in that order.
 * @param found the number of matches before any filter
 */
export async function listFound(
  db: Db,
  buyer: Buyer,
  filter: ProductFilter,
  sort: Sort,
  { page, size, found }: { page: number; size: number; found: number },
): Promise<TileRow[]> {
  const offset = (page - 1) * size;
  const conditions = Object.values(conditionsOf(buyer, filter));
  const where = sql`${sql.join([foundBy(filter), ...conditions], sql` and `)}`;
  const { match } = filter;
  // Numbered after the limit: numbering all matches would sort all of them.
  const ordered = (limit: number) =>
    sort === 'relevance' && match
      ? sql`select i.sku, i.group_key
          from (select i.* from ${indexOf(buyer)} where ${where} order by i.popularity desc, i.sku limit ${RANKED + limit}) i
          order by ${scoreOf(match)} desc, i.popularity desc, i.sku`
      : sql`select i.sku, i.group_key from ${indexOf(buyer)} where ${where}
          order by ${orderOf(buyer, sort === 'relevance' ? 'popular' : sort)} limit ${limit}`;
  const list = (limit: number) =>
    listTiles(
      db,
      buyer,
      sql`select sku from (
          select distinct on (group_key) sku, place
          from (select sku, group_key, row_number() over () as place from (${ordered(limit)}) ordered) numbered
          order by group_key, place) tiles
        order by place limit ${size} offset ${offset}`,
    );
  for (let limit = (offset + size) * VARIANTS_READ; ; limit *= VARIANTS_READ) {
    const rows = await list(Math.min(limit, found));
    // Large groups may have used up the limit.
    if (rows.length === size || limit >= found) return rows;
  }
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
    sql`select sku from (select distinct on (group_key) sku, place from (
        select i.sku, i.group_key, row_number() over (order by ${scoreOf(match)} desc, i.popularity desc, i.sku) as place
        from (select * from (${products}) i where ${matches(match)} order by i.popularity desc, i.sku limit 200) i) ranked
        order by group_key, place) tiles
      order by place limit ${limit}`;
  const popular = await listTiles(
    db,
    buyer,
    best(sql`select * from product_index order by popularity desc, sku limit ${POPULAR}`),
  );
  // The prefix is rare, so the full-text index finds its matches quickly.
  return popular.length === limit ? popular : listTiles(db, buyer, best(sql`select * from product_index`));
}
