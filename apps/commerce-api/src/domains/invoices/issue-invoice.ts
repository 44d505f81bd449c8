import { randomUUID } from 'node:crypto';
import { refundUnits } from '@foolscap/cart/model';
import { brandName } from '@foolscap/checkout/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import {
  countLeft,
  getPlaceOfLine,
  type OrderLineRow,
  type OrderRow,
  type WholeOrder,
} from '../orders/index.ts';
import { listOrganizationAddresses } from '../organizations/index.ts';
import { lowerAmounts } from '../payments/index.ts';
import { applyToInvoice, lockOrganization, payCharge, useCredits } from './apply.ts';
import { findTimeZone, getDueDay } from './days.ts';
import { nextDocumentNumber } from './document-number.ts';
import type { InvoiceLinesTable } from './tables.ts';

/** Returns the line of an invoice for the units of an ordered line that are not canceled. */
function toInvoiceLine(line: OrderLineRow): Omit<InvoiceLinesTable, 'invoice_id'> {
  const rest = (amount: number) =>
    refundUnits({ qty: line.qty, refundedQty: line.canceled_qty, net: amount, tax: 0 }, countLeft(line)).net;
  const { net, tax } = refundUnits(
    {
      qty: line.qty,
      refundedQty: line.canceled_qty,
      net: line.price_minor + line.surcharge_minor + line.services_minor,
      tax: line.tax_minor ?? 0,
    },
    countLeft(line),
  );
  const [surcharge, services] = [rest(line.surcharge_minor), rest(line.services_minor)];
  return {
    line_number: line.line_number,
    sku: line.sku,
    name: line.name,
    qty: countLeft(line),
    unit_price_minor: line.unit_price_minor,
    // The three parts add up to what a refund of these units returns.
    price_minor: net - surcharge - services,
    surcharge_minor: surcharge,
    services_minor: services,
    tax_minor: tax,
  };
}

const getGross = (line: Omit<InvoiceLinesTable, 'invoice_id'>): number =>
  line.price_minor + line.surcharge_minor + line.services_minor + line.tax_minor;

/** Amounts of an order that belong to no line, in US cents. With the lines they add up to its total. */
function getExtras({ totals, ord_total_minor: total }: OrderRow, lines: readonly OrderLineRow[]) {
  const fees = totals.handlingFee + (totals.dasFee ?? 0);
  const ofLines = lines.reduce(
    (sum, line) =>
      sum + line.price_minor + line.surcharge_minor + line.services_minor + (line.tax_minor ?? 0),
    0,
  );
  return {
    shipping_minor: totals.shipFee,
    fees_minor: fees,
    extra_tax_minor: total - ofLines - totals.shipFee - fees,
  };
}

/** Returns what tenders other than the account have paid for an order and no invoice has counted yet, in US cents. */
async function readTendersLeft(trx: Db, { order, payments }: WholeOrder): Promise<number> {
  const paid = lowerAmounts(payments, order.ord_total_minor)
    .filter(({ type }) => type !== 'ACCOUNT')
    .reduce((sum, { amount_minor, refunded_minor }) => sum + amount_minor - refunded_minor, 0);
  const { used } = await trx
    .selectFrom('invoice_applications')
    .innerJoin('invoices', 'invoices.id', 'invoice_applications.invoice_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_minor'), eb.val(0)).as('used'))
    .where('order_number', '=', order.order_number)
    .where('kind', '=', 'TENDER')
    .executeTakeFirstOrThrow();
  const { returned } = await trx
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
    .select(
      sql<number>`coalesce(sum(credit_notes.total_minor - account_minor - transferred_minor), 0)::bigint`.as(
        'returned',
      ),
    )
    .where('order_number', '=', order.order_number)
    .executeTakeFirstOrThrow();
  return Math.max(0, paid + Number(returned) - Number(used));
}

/** Names the cards of an order. They have no digits, because an invoice outlives the account of the buyer. */
const describeTenders = ({ payments }: WholeOrder): string =>
  [
    ...new Set(
      payments
        .filter(({ type, amount_minor }) => type === 'CARD' && amount_minor > 0)
        .map(({ brand }) => brandName(brand)),
    ),
  ].join(', ');

/**
 * Writes the invoice for a part of an order, once. Its units are those that are not canceled. The first invoice of an order has shipping and fees. Other
 * tenders than the account settle invoices at once, in the order in which they are issued. The order must be locked.
 */
export async function issueInvoice(trx: Db, whole: WholeOrder, place: string, now: Date): Promise<void> {
  const { order, lines } = whole;
  const organizationId = order.organization_id!;
  const earlier = await trx
    .selectFrom('invoices')
    .select(['place'])
    .where('order_number', '=', order.order_number)
    .execute();
  if (earlier.some((each) => each.place === place)) return;
  const billed = lines
    .filter((line) => countLeft(line) > 0 && getPlaceOfLine(order, line) === place)
    .map(toInvoiceLine);
  // Everything of this part was canceled.
  if (!billed.length) return;
  const organization = await lockOrganization(trx, organizationId);
  const extras = earlier.length
    ? { shipping_minor: 0, fees_minor: 0, extra_tax_minor: 0 }
    : getExtras(order, lines);
  const total =
    billed.reduce((sum, line) => sum + getGross(line), 0) +
    extras.shipping_minor +
    extras.fees_minor +
    extras.extra_tax_minor;
  const billTo =
    order.billing_address ??
    (await listOrganizationAddresses(trx, organizationId)).find(({ type }) => type === 'B')?.address ??
    null;
  const id = randomUUID();
  await trx
    .insertInto('invoices')
    .values({
      id,
      number: await nextDocumentNumber(trx, 'INV', now),
      organization_id: organizationId,
      order_number: order.order_number,
      place,
      biller: organization.biller,
      issued_at: now,
      due_on: getDueDay(await findTimeZone(trx, organizationId), now, organization.invoice_terms_days),
      purchase_order_number: order.purchase_order_number,
      purchase_order_release: order.purchase_order_release,
      budget_center: order.budget_center,
      bill_to: billTo && JSON.stringify(billTo),
      ship_to: place === '' && order.shipping_address ? JSON.stringify(order.shipping_address) : null,
      ...extras,
      total_minor: total,
      open_minor: total,
      delivery: organization.digital_enrollment ? 'MAIL' : 'POST',
    })
    .execute();
  await trx
    .insertInto('invoice_lines')
    .values(billed.map((line) => ({ ...line, invoice_id: id })))
    .execute();
  const tender = Math.min(total, await readTendersLeft(trx, whole));
  if (tender > 0)
    await applyToInvoice(
      trx,
      { invoice_id: id, kind: 'TENDER', amount_minor: tender, note: describeTenders(whole) },
      now,
    );
  const charged = total - tender;
  if (charged > 0 && organization.biller === 'BLUE_TARP') {
    await applyToInvoice(trx, { invoice_id: id, kind: 'TRANSFER', amount_minor: charged }, now);
    await payCharge(trx, order.order_number, charged);
  } else if (charged > 0) await useCredits(trx, organizationId, now, id);
}
