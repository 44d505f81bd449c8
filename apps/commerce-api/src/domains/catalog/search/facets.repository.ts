import { sql, type RawBuilder } from 'kysely';
import { PRICE_STEPS } from '@foolscap/catalog/model';
import type { Db } from '../../../kernel/database/database.ts';
import type { Buyer } from '../product-prices.ts';
import {
  atStore,
  type Choice,
  CHOICES,
  buildConditions,
  foundBy,
  indexOf,
  getPrice,
  type ProductFilter,
  isSoldNow,
} from './product-filter.ts';

/** Counts the products in the given categories that match a query, up to a limit. */
export async function countUpTo(
  db: Db,
  limit: number,
  filter: Pick<ProductFilter, 'match' | 'categoryIds'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n
    from (select from product_index i where ${foundBy(filter)} limit ${limit}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface FacetCounts {
  /** Tiles that pass all filters; a group of variants is one tile. */
  total: number;
  /** Number of products before any filter. */
  found: number;
  brands: FacetCount[];
  colors: FacetCount[];
  categories: FacetCount[];
  /** By the families of the filter. */
  families: FacetCount[];
  /** By whole stars of the best variant; 0 for products without reviews. */
  stars: FacetCount[];
  /** By the zero-based index of the highest step of `PRICE_STEPS` that the price has reached. */
  priceSteps: FacetCount[];
  inStock: number;
  pickup: number;
  /** US cents. */
  minPrice: number | null;
  maxPrice: number | null;
}

type Facet = 'all' | 'brand' | 'category' | 'family' | 'color' | 'stars';

interface CountRow {
  facet: Facet;
  value: string | null;
  n: number;
  found: number | null;
  in_stock: number | null;
  at_store: number | null;
  /** Number of tiles in each price step. */
  steps: number[] | null;
  min_price: number | null;
  max_price: number | null;
}

/**
 * Counts every facet in one statement. Each facet is counted under all filters except its own, so that its other values stay selectable. A
 * count is the number of tiles that selecting the value shows.
 */
export async function countFacets(db: Db, buyer: Buyer, filter: ProductFilter): Promise<FacetCounts> {
  const conditions = buildConditions(buyer, filter);
  const made = CHOICES.filter((choice) => conditions[choice]);
  const flags = made.map((choice) => sql`not (${conditions[choice]!}) as ${sql.ref(`no_${choice}`)}`);
  const passes = (own?: Choice) => {
    const others = made
      .filter((choice) => choice !== own)
      .map((choice) => sql`not ${sql.ref(`no_${choice}`)}`);
    return others.length ? sql`(${sql.join(others, sql` and `)})` : sql`true`;
  };
  const facet = (name: Facet, value: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
    select ${sql.lit(name)}, ${value}, count(*)::integer, null::integer, null::integer, null::integer, null::integer[],
      null::integer, null::integer
    from ${from} group by ${value}`;
  const distinct = (column: string, own?: Choice, also = sql``) =>
    sql`(select distinct group_key, ${sql.ref(column)} from found where ${passes(own)} ${also}) pairs`;
  // Nearly every group has one brand and one category. Only groups that have several, if any, are read a second time.
  const single = (name: 'brand' | 'category', column: string, own?: Choice) => {
    const [first, last] = [sql.ref(`first_${name}`), sql.ref(`last_${name}`)];
    const several = sql`and (select bool_or(${first} <> ${last}) from tiles)
      and group_key in (select group_key from tiles where ${first} <> ${last})`;
    return sql`${facet(name, first, sql`tiles where ${first} = ${last}`)}
      union all ${facet(name, sql.ref(column), distinct(column, own, several))}`;
  };
  const steps = [...PRICE_STEPS, undefined].map(
    (_, step) => sql`count(*) filter (where steps & ${sql.lit(1 << step)} <> 0)`,
  );
  // Selecting a category also shows the products of its subcategories.
  const { families = [] } = filter;
  const ofFamilies = families.length
    ? sql`union all ${facet(
        'family',
        sql`family`,
        sql`(select distinct group_key, family from found
          join unnest(${families.map(([id]) => id)}::text[], ${families.map(([, member]) => member)}::text[]) as below (family, member)
            on member = category_id
          where ${passes()}) pairs`,
      )}`
    : sql``;
  const price = getPrice(buyer);
  // Materializing keyword matches is cheaper than matching twice; materializing everything would cost more than reading it twice.
  const stored = filter.match ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<CountRow>`
    with found as ${stored} (
      select i.group_key, i.brand, i.color, i.stars, i.category_id, ${isSoldNow} as in_stock, ${price} as price,
        width_bucket(${price}, ${PRICE_STEPS.map((dollars) => dollars * 100)}::integer[]) as step,
        ${filter.store === undefined ? sql`false` : atStore(filter.store)} as at_store
        ${flags.length ? sql`, ${sql.join(flags)}` : sql``}
      from ${indexOf(buyer, filter)} where ${foundBy(filter)}
    ), tiles as materialized (
      select group_key, count(*) as products, bool_or(${passes()}) as is_shown,
        bool_or(${passes('stock')} and in_stock) as in_stock, bool_or(${passes('pickup')} and at_store) as at_store,
        max(stars) filter (where ${passes('rating')}) as stars,
        bit_or(1 << step) filter (where ${passes('price')}) as steps,
        min(price) filter (where ${passes('price')}) as min_price, max(price) filter (where ${passes('price')}) as max_price,
        min(brand) filter (where ${passes('brand')}) as first_brand, max(brand) filter (where ${passes('brand')}) as last_brand,
        min(category_id) filter (where ${passes()}) as first_category, max(category_id) filter (where ${passes()}) as last_category
      from found group by group_key
    )
    select 'all' as facet, null as value, (count(*) filter (where is_shown))::integer as n, sum(products)::integer as found,
      (count(*) filter (where in_stock))::integer as in_stock, (count(*) filter (where at_store))::integer as at_store,
      array[${sql.join(steps)}]::integer[] as steps, min(min_price) as min_price, max(max_price) as max_price
    from tiles
    union all ${single('brand', 'brand', 'brand')}
    union all ${single('category', 'category_id')}
    ${ofFamilies}
    union all ${facet('color', sql`color`, distinct('color', 'color'))}
    union all ${facet('stars', sql`stars::text`, sql`tiles where stars is not null`)}
  `.execute(db);
  const byCount = (a: FacetCount, b: FacetCount) => b.count - a.count || a.value.localeCompare(b.value, 'en');
  const counts = (name: Facet): FacetCount[] => {
    const byValue = new Map<string, number>();
    for (const { facet, value, n } of rows)
      if (facet === name && value) byValue.set(value, (byValue.get(value) ?? 0) + n);
    return [...byValue].map(([value, count]) => ({ value, count })).sort(byCount);
  };
  const wholes = counts('family');
  const whole = new Map(wholes.map(({ value, count }) => [value, count]));
  const all = rows.find(({ facet }) => facet === 'all');
  return {
    total: all?.n ?? 0,
    found: all?.found ?? 0,
    brands: counts('brand'),
    colors: counts('color'),
    stars: counts('stars'),
    priceSteps: (all?.steps ?? []).map((count, step) => ({ value: String(step), count })),
    categories: counts('category')
      .map(({ value, count }) => ({ value, count: whole.get(value) ?? count }))
      .sort(byCount),
    families: wholes,
    inStock: all?.in_stock ?? 0,
    pickup: all?.at_store ?? 0,
    minPrice: all?.min_price ?? null,
    maxPrice: all?.max_price ?? null,
  };
}
