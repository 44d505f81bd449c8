import { sql, type RawBuilder } from 'kysely';
import { PRICE_STEPS, type Sort } from '@foolscap/catalog/model';
import type { Db } from '../../../kernel/database/database.ts';
import type { Buyer } from '../product-prices.ts';
import { tileColumns } from '../tile-columns.ts';
import type { TileRow } from '../tile.ts';
import type { Match } from './matches.ts';

/** What a shopper narrows a list by. */
export interface ProductFilter {
  /** Everything when absent. */
  match?: Match;
  /** The category and all below it. */
  categoryIds?: readonly string[];
  brands?: readonly string[];
  colors?: readonly string[];
  /** US cents, both ends included. */
  minPrice?: number;
  maxPrice?: number;
  /** Stars at least, 1 to 5. */
  rating?: number;
  inStock?: boolean;
  /** The shopper's store; what can be picked up there is counted. */
  store?: string;
  /** Only what can be picked up in that store. */
  pickup?: boolean;
}

/** The facets that narrow by a choice of their own. */
const CHOICES = ['brand', 'color', 'price', 'rating', 'stock', 'pickup'] as const;
type Choice = (typeof CHOICES)[number];

/** What search reads, beside what the buyer's contract says of prices: a few hundred rows, joined in one go. */
const indexOf = (buyer: Buyer) =>
  typeof buyer === 'string'
    ? sql`product_index i`
    : sql`product_index i left join contract_prices contract
        on contract.organization_id = ${buyer.organizationId} and contract.sku = i.sku`;

const priceOf = (buyer: Buyer) => {
  if (typeof buyer !== 'string') return sql<number | null>`coalesce(contract.price_minor, i.business_price)`;
  return buyer === 'sba' ? sql<number | null>`i.business_price` : sql<number | null>`i.consumer_price`;
};

/** What each choice asks of a row; only those that were made. */
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

/** Words and category: what every count is taken of. */
function foundBy({ match, categoryIds }: ProductFilter): RawBuilder<boolean> {
  return sql<boolean>`${match ? matches(match) : sql`true`}
    and ${categoryIds ? sql`i.category_id = any(${categoryIds}::text[])` : sql`true`}`;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface FacetCounts {
  /** Products under all choices. */
  total: number;
  /** Products before any choice. */
  found: number;
  brands: FacetCount[];
  colors: FacetCount[];
  categories: FacetCount[];
  /** By whole stars, 0 for those without a review. */
  stars: FacetCount[];
  /** By the step of `PRICE_STEPS` that the price has passed, from 0. */
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

/** Which grouping set a row of counts belongs to: every column that it is not grouped by has its bit set. */
const SETS = {
  brand: 0b01111,
  color: 0b10111,
  stars: 0b11011,
  step: 0b11101,
  category: 0b11110,
  all: 0b11111,
};

/**
 * Counts every facet in one pass over the products that were found. Each is counted under all choices but its own, so that its
 * other values stay choosable: a product counts for a facet when no other choice refuses it.
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
 * Only so many of the products that match are put in order by how well they match: the most popular ones. Somebody who types
 * "paper" into a hundred thousand products is not looking for the thirty-thousandth best.
 */
const RANKED = 2000;

/** How well a product matches. */
function scoreOf(match: Match): RawBuilder<number> {
  const thing = match.thing
    ? // An office chair is a chair first.
      sql`+ case when i.names @@ ${match.thing}::tsquery then 1 else 0 end`
    : sql``;
  // What is called so comes before what merely lies beside it: a stapler before its staples. (Weight A is the name.)
  // Who types the name of a shelf means what stands on it: paper, not paper clips.
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

/** One page of what is found, in the order that was asked for. */
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

/** The tiles of products, in the order in which a query gives their numbers. */
async function listTiles(db: Db, buyer: Buyer, skus: RawBuilder<unknown>): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    with places as materialized (select sku, row_number() over () as place from (${skus}) found)
    select ${tileColumns(buyer)}
    from places join products on products.sku = places.sku left join stock on stock.sku = places.sku
    order by places.place`.execute(db);
  return rows;
}

/** Among so many of the most popular products there is something that begins with nearly every syllable. */
const POPULAR = 3000;

/** The most popular products that match, for the box under the search field. */
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
  // Otherwise the letters are rare, and the index of words finds them quickly.
  return popular.length === limit ? popular : listTiles(db, buyer, best(sql`select * from product_index`));
}
