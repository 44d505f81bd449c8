import type { SpendingLine, SpendingLines, SpendingLinesQuery } from '@foolscap/account/contract';
import { allocate, refundUnits } from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import { sql } from 'kysely';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { findReportedOrganization, getReportedMonths } from '../organizations/index.ts';
import type { OrderedSplit } from './tables.ts';

/** Orders per page. */
const PAGE_SIZE = 200;

interface LineRow {
  order_number: string;
  placed_at: Date;
  buyer: string | null;
  purchase_order_number: string | null;
  budget_center: string | null;
  line_number: number;
  sku: string;
  name: string;
  qty: number;
  canceled_qty: number;
  price_minor: number;
  splits: OrderedSplit[] | null;
}

/** Returns what each part of a line pays for the units that are left, in US cents that add up to their price. */
function allocateRest({ qty, canceled_qty, price_minor, splits }: LineRow): number[] {
  const canceled = refundUnits({ qty, refundedQty: 0, net: price_minor, tax: 0 }, canceled_qty).net;
  if (!splits) return [price_minor - canceled];
  const parts = allocate(
    price_minor - canceled,
    splits.map(({ amountMinor }, index) => ({ id: String(index).padStart(2, '0'), weight: amountMinor })),
  );
  return splits.map((_, index) => parts.get(String(index).padStart(2, '0')) ?? 0);
}

function toLines(row: LineRow): SpendingLine[] {
  const amounts = allocateRest(row);
  return (row.splits ?? [{}]).map(({ costCenter, project }: Partial<OrderedSplit>, index) => ({
    orderNumber: row.order_number,
    placedAt: row.placed_at.toISOString(),
    ...(row.buyer === null ? {} : { buyer: row.buyer }),
    ...(row.purchase_order_number === null ? {} : { purchaseOrderNumber: row.purchase_order_number }),
    ...(row.budget_center === null ? {} : { budgetCenter: row.budget_center }),
    lineNumber: row.line_number,
    itemId: row.sku,
    name: row.name,
    units: row.qty - row.canceled_qty,
    ...(costCenter ? { costCenter } : {}),
    ...(project ? { project } : {}),
    net: toDecimal(amounts[index]!),
  }));
}

/** Reads the lines of an organization's orders with their cost centers and projects. @throws ApiError 400, 401, 403, 404 */
export async function listAccountingLines(
  db: Db,
  caller: Caller,
  { after = '', ...months }: SpendingLinesQuery,
  now: Date,
): Promise<SpendingLines> {
  const organizationId = await findReportedOrganization(db, caller);
  const { from, to } = getReportedMonths(months, now);
  const { rows } = await sql<LineRow>`/* orders.accounting-lines */
    select page.order_number, page.placed_at, accounts.first_name || ' ' || accounts.last_name as buyer, page.purchase_order_number,
      page.budget_center, lines.line_number, lines.sku, lines.name, lines.qty, lines.canceled_qty, lines.price_minor, lines.splits
    from (select order_number, placed_at, account_id, purchase_order_number, budget_center from orders
        where organization_id = ${organizationId}::uuid and order_number > ${after}
          and status not in ('PENDING_APPROVAL', 'DECLINED', 'CANCELED')
          and placed_at >= ${`${from}-01`}::timestamp at time zone 'UTC'
          and placed_at < (${`${to}-01`}::timestamp + interval '1 month') at time zone 'UTC'
        order by order_number limit ${PAGE_SIZE + 1}) page
      join order_lines lines on lines.order_number = page.order_number
      left join accounts on accounts.id = page.account_id
    order by page.order_number, lines.line_number`.execute(db);
  const numbers = [...new Set(rows.map(({ order_number }) => order_number))];
  const next = numbers.length > PAGE_SIZE ? numbers[PAGE_SIZE - 1] : undefined;
  return {
    from,
    to,
    lines: rows.filter(({ order_number }) => next === undefined || order_number <= next).flatMap(toLines),
    ...(next === undefined ? {} : { next }),
  };
}
