import { formatMoney, toDecimal } from '@foolscap/core/money';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { isCollected } from '../delivery/index.ts';
import { BELOW_MINIMUM, readOrganizationMinimum } from '../organizations/index.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';
import { countLeft, refundLine } from './refund-lines.ts';

/** Returns the price of a number of units of a line after promotions, in US cents, without its surcharge, services and tax. */
function priceGoods(line: OrderLineRow, qty: number): number {
  const goods = { ...line, canceled_qty: 0, surcharge_minor: 0, services_minor: 0, tax_minor: 0 };
  return line.price_minor - refundLine(goods, line.qty - qty).price_minor;
}

/** Reads the minimum that an order still has to reach, in US cents; null without one. Auto-restock orders have none. */
async function readMinimum(trx: Db, order: OrderRow): Promise<number | null> {
  const minimum = await readOrganizationMinimum(trx, order.organization_id);
  if (minimum === null) return null;
  const cart = await trx
    .selectFrom('carts')
    .select('kind')
    .where('id', '=', order.cart_id)
    .executeTakeFirst();
  return cart?.kind === 'RESTOCK' ? null : minimum;
}

async function hasShippedItem(trx: Db, lines: readonly OrderLineRow[]): Promise<boolean> {
  const { rows } = await sql`/* order.shipped */ select from products
    where sku = any(${lines.map(({ sku }) => sku)}::text[]) and product_type_name is distinct from 'ESD' limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Checks whether goods worth this much are too little for an order that had reached the minimum. */
const isTakenBelow = (minimum: number, before: number, after: number) => before >= minimum && after < minimum;

const refuse = (text: ReplyText, minimum: number, goods: number) =>
  new ApiError(409, BELOW_MINIMUM, text, {
    details: { minimum: toDecimal(minimum), goods: toDecimal(goods) },
  });

/**
 * Checks that the units that remain after a partial cancellation reach the minimum of the contract, if all units did. Like in the cart, it does
 * not apply if nothing that remains is shipped.
 * @throws ApiError 409 CONTRACT_MINIMUM_NOT_MET
 */
export async function checkMinimumLeft(
  trx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  units: ReadonlyMap<OrderLineRow, number>,
): Promise<void> {
  const minimum = await readMinimum(trx, order);
  if (minimum === null) return;
  const count = (getQuantity: (line: OrderLineRow) => number) =>
    lines.reduce((sum, line) => sum + priceGoods(line, getQuantity(line)), 0);
  const getRest = (line: OrderLineRow) => countLeft(line) - (units.get(line) ?? 0);
  const after = count(getRest);
  if (!isTakenBelow(minimum, count(countLeft), after)) return;
  const rest = lines.filter((line) => getRest(line) > 0 && !isCollected(line));
  if (!(await hasShippedItem(trx, rest))) return;
  throw refuse(
    `Your contract requires orders of at least ${formatMoney(minimum)}. Without these units, ${formatMoney(after)} would be left. Cancel the whole order, then order what you need.`,
    minimum,
    after,
  );
}

/**
 * Checks that an approver who takes items away does not take an order below the minimum of the contract. Do not call it for other changes:
 * lower prices alone can take an order below it, and are no reason to refuse.
 * @param forMinimum the facts of the changed cart; amounts in US cents
 * @throws ApiError 409 CONTRACT_MINIMUM_NOT_MET
 */
export function checkMinimumOfChange(
  before: readonly OrderLineRow[],
  { minimum, goods, hasShipped }: { minimum: number | null; goods: number; hasShipped: boolean },
): void {
  const earlier = before.reduce((sum, { price_minor }) => sum + price_minor, 0);
  if (minimum === null || !hasShipped || !isTakenBelow(minimum, earlier, goods)) return;
  throw refuse(
    `The contract requires orders of at least ${formatMoney(minimum)}, and only ${formatMoney(goods)} would be left. Remove less, or decline the order.`,
    minimum,
    goods,
  );
}
