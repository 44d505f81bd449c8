import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { BONUS_CATEGORY_PERCENT, getQuarter, REWARDS_PERCENT } from './program.ts';

interface ActiveOffer {
  id: string;
  title: string;
  category: string | null;
  multiplier: number | null;
  bonus: number | null;
}

/** Everything that raises what the lines of an order earn. */
export interface Boosts {
  offers: ActiveOffer[];
  bonusCategories: ReadonlySet<string>;
  /** The categories of a line, from its product’s up to the top. */
  categoriesOf: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Reads the offers that a member had activated before an order, its bonus categories, and the categories of the lines. */
export async function readBoosts(
  db: Db,
  { orderNumber, accountId, placedAt }: { orderNumber: string; accountId: string; placedAt: Date },
): Promise<Boosts> {
  const { rows: offers } = await sql<ActiveOffer>`
    select offer.id, offer.title, offer.category_id as category, offer.multiplier, offer.bonus_minor as bonus
    from rewards_activations activation join rewards_offers offer on offer.id = activation.offer_id
    where activation.account_id = ${accountId} and activation.activated_at <= ${placedAt}::timestamptz
      and offer.starts_at <= ${placedAt}::timestamptz and offer.ends_at > ${placedAt}::timestamptz
    order by offer.multiplier desc nulls last, offer.id`.execute(db);
  const chosen = await db
    .selectFrom('rewards_categories')
    .select('category_id')
    .where('account_id', '=', accountId)
    .where('quarter', '=', getQuarter(placedAt))
    .where('chosen_at', '<=', placedAt)
    .execute();
  const isLimited = chosen.length > 0 || offers.some(({ category }) => category !== null);
  const { rows: categories } = isLimited
    ? await sql<{ line_number: number; ids: string[] }>`
        with recursive path (line_number, id) as (
          select line.line_number, products.category_id from order_lines line join products on products.sku = line.sku
            where line.order_number = ${orderNumber}
          union select path.line_number, categories.parent_id from path join categories on categories.id = path.id
            where categories.parent_id is not null
        )
        select line_number, array_agg(id) as ids from path group by line_number`.execute(db)
    : { rows: [] };
  return {
    offers,
    bonusCategories: new Set(chosen.map(({ category_id }) => category_id)),
    categoriesOf: new Map(categories.map(({ line_number, ids }) => [line_number, new Set(ids)])),
  };
}

/**
 * Returns the rate of a line in basis points, and its fixed bonuses in US cents. Of several multipliers the highest applies; a bonus category
 * adds to it.
 */
export function getBoost({ offers, bonusCategories, categoriesOf }: Boosts, lineNumber: number) {
  const categories = categoriesOf.get(lineNumber) ?? new Set<string>();
  const applying = offers.filter(({ category }) => category === null || categories.has(category));
  const multiplied = applying.find(({ multiplier }) => multiplier !== null);
  const isBonus = [...categories].some((category) => bonusCategories.has(category));
  return {
    rate:
      REWARDS_PERCENT * 100 * (multiplied?.multiplier ?? 1) + (isBonus ? BONUS_CATEGORY_PERCENT * 100 : 0),
    /** The reasons for a raised rate, for the member. */
    note: [multiplied?.title, isBonus ? ('Bonus category' satisfies ReplyText) : undefined]
      .filter(Boolean)
      .join(', '),
    bonuses: applying.flatMap(({ id, title, bonus }) =>
      bonus === null ? [] : [{ id, title, amount: bonus }],
    ),
  };
}
