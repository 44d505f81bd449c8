import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '@foolscap/catalog/model';
import type { Db } from '../../../kernel/database/database.ts';
import type { Buyer } from '../product-prices.ts';
import { tileColumns } from '../tile-columns.ts';
import type { TileRow } from '../tile.ts';
import type { Match } from './matches.ts';
import {
  buildConditions,
  buildDocument,
  foundBy,
  indexOf,
  matches,
  getPrice,
  getSaving,
  type ProductFilter,
  isSoldNow,
} from './product-filter.ts';

/**
 * Number of matches that are ranked by relevance: the most popular ones. A broad query such as "paper" may match tens of thousands of
 * products, and ranking them all would not change the first pages.
 */
const RANKED = 2000;

/** Returns the relevance score of a product. */
function getScore(match: Match): RawBuilder<number> {
  const thing = match.thing
    ? // Products whose name contains the query's final noun rank first: an office chair is a chair.
      sql`+ case when i.names @@ ${match.thing}::tsquery then 1 else 0 end`
    : sql``;
  const { head = '', heads = '', typed = '' } = match;
  const when = (condition: RawBuilder<unknown>, bonus: number) =>
    sql`case when ${condition} then ${sql.lit(bonus)}::float8 else 0 end`;
  const named = (query: string, bonus: number) =>
    query ? sql`+ ${when(sql`i.heads @@ ${query}::tsquery`, bonus)}` : sql``;
  // Name matches rank above products that only share the category: a stapler before its staples. (Weight A is the name.) Being that kind of
  // product counts more than mentioning it: a chair before a chair mat, paper before paper clips.
  return sql<number>`ts_rank(${buildDocument(match)}, ${match.query}::tsquery, 1)
    + ${when(sql`i.category_id in (select id from categories where to_tsvector('english', name) @@ ${match.query}::tsquery)`, 0.3)}
    + ${when(sql`ts_filter(${buildDocument(match)}, '{a}') @@ ${match.query}::tsquery`, 0.5)}
    ${named(head, 0.5)} ${named(heads, 0.25)}
    ${typed ? sql`+ ${when(sql`${buildDocument(match)} @@ ${typed}::tsquery`, 0.3)}` : sql``}
    + ln(1 + i.popularity) / 100 + case when ${isSoldNow} then 0.03 else 0 end ${thing}`;
}

/** Ranks the kind of product named by the query or the department first: printers before laminating pouches, which sell more. */
function getKindFirst({ match, kinds = [] }: ProductFilter): RawBuilder<unknown> {
  if (match?.head) return sql`(i.heads @@ ${match.head}::tsquery) desc,`;
  if (match || !kinds.length) return sql``;
  const query = sql.join(
    kinds.map((kind) => sql`plainto_tsquery('english', ${kind})`),
    sql` || `,
  );
  return sql`(i.heads @@ (${query})) desc,`;
}

const getOrder = (
  buyer: Buyer,
  filter: ProductFilter,
  sort: Exclude<Sort, 'relevance'>,
): RawBuilder<unknown> => {
  const price = getPrice(buyer);
  return {
    popular: sql`${getKindFirst(filter)} i.popularity desc, i.sku`,
    rating: sql`i.stars desc, i.popularity desc, i.sku`,
    'price-asc': sql`${price} asc nulls last, i.name, i.sku`,
    'price-desc': sql`${price} desc nulls last, i.name, i.sku`,
    name: sql`i.name, i.sku`,
    newest: sql`i.created_at desc, i.sku desc`,
    saving: sql`${getSaving(buyer)} desc, i.popularity desc, i.sku`,
  }[sort];
};

/** Products read per tile, for the pages up to the requested one. If groups are larger, the list is read again with a higher limit. */
const VARIANTS_READ = 8;

/**
 * Lists one page of matches in the requested order, with the first variant in that order for each group.
 * @param found number of matches before any filter
 * @param total number of tiles
 */
export async function listFound(
  db: Db,
  buyer: Buyer,
  filter: ProductFilter,
  sort: Sort,
  { page, size, found, total }: { page: number; size: number; found: number; total: number },
): Promise<TileRow[]> {
  const offset = (page - 1) * size;
  const conditions = Object.values(buildConditions(buyer, filter));
  const where = sql`${sql.join([foundBy(filter), ...conditions], sql` and `)}`;
  const { match } = filter;
  const index = indexOf(buyer, filter, sort);
  // Numbered after the limit, because numbering all matches would sort all of them.
  const ordered = (limit: number) =>
    sort === 'relevance' && match
      ? sql`select i.sku, i.group_key
          from (select i.* from ${index} where ${where} order by i.popularity desc, i.sku limit ${RANKED + limit}) i
          order by ${getScore(match)} desc, i.popularity desc, i.sku`
      : sql`select i.sku, i.group_key from ${index} where ${where}
          order by ${getOrder(buyer, filter, sort === 'relevance' ? 'popular' : sort)} limit ${limit}`;
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
    if (rows.length >= Math.min(size, total - offset) || limit >= found) return rows;
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

/** Nearly every prefix has a match among this many of the most popular products. */
const POPULAR = 3000;

/** Lists the most popular products that match a prefix, for suggestions. */
export async function listBeginning(db: Db, buyer: Buyer, match: Match, limit: number): Promise<TileRow[]> {
  const best = (products: RawBuilder<unknown>) =>
    sql`select sku from (select distinct on (group_key) sku, place from (
        select i.sku, i.group_key, row_number() over (order by ${getScore(match)} desc, i.popularity desc, i.sku) as place
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
