import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { ChargeableCard } from '../payments/index.ts';
import { applyToInvoice, lockOrganization, payCharge } from './apply.ts';
import { nextDocumentNumber } from './document-number.ts';
import {
  invoiceBilledElsewhere,
  invoiceInPayment,
  invoiceNotFound,
  invoicePaid,
  invoiceTotalChanged,
} from './invoice-errors.ts';
import type { InvoicePaymentsTable } from './tables.ts';

export type InvoicePaymentRow = Selectable<InvoicePaymentsTable>;

/** A payment whose invoices are paid. Amounts in US cents. */
export interface Receipt {
  number: string;
  amount: number;
  invoices: { number: string; amount: number }[];
}

/** A payment to start. */
export interface NewInvoicePayment {
  organizationId: string;
  accountId: string;
  invoices: readonly string[];
  /** US cents that the payer has seen. */
  total: number;
  card: ChargeableCard;
}

/**
 * Claims invoices for a payment, before anything is sent to the gateway. While it is in progress, no other payment can claim them.
 * @throws ApiError 404 for unknown invoices; 409 for those that are paid, claimed or billed elsewhere, and for another total
 */
export const startPayment = (db: Db, payment: NewInvoicePayment, now: Date): Promise<InvoicePaymentRow> =>
  db.transaction().execute(async (trx) => {
    const { organizationId, accountId, card } = payment;
    await lockOrganization(trx, organizationId);
    const numbers = [...new Set(payment.invoices)];
    const rows = await trx
      .selectFrom('invoices')
      .select(['id', 'number', 'biller', 'open_minor', 'payment_id'])
      .where('organization_id', '=', organizationId)
      .where('number', 'in', numbers)
      .orderBy('number')
      .execute();
    if (rows.length < numbers.length) throw invoiceNotFound();
    for (const { number, biller, open_minor, payment_id } of rows) {
      if (biller !== 'OWN') throw invoiceBilledElsewhere(number);
      if (open_minor === 0) throw invoicePaid(number);
      if (payment_id !== null) throw invoiceInPayment(number);
    }
    const open = rows.reduce((sum, { open_minor }) => sum + open_minor, 0);
    if (open !== payment.total) throw invoiceTotalChanged(open);
    const started = await trx
      .insertInto('invoice_payments')
      .values({
        id: randomUUID(),
        organization_id: organizationId,
        account_id: accountId,
        method: 'CARD',
        state: 'STARTED',
        amount_minor: open,
        token: card.token,
        brand: card.brand,
        last_four: card.last_four,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('invoices')
      .set({ payment_id: started.id })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return started;
  });

/** Moves a payment to another state, unless another instance has moved it. Payments that pay nothing release their invoices. */
export const movePayment = (
  db: Db,
  id: string,
  from: InvoicePaymentRow['state'],
  to: InvoicePaymentRow['state'],
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('invoice_payments')
      .set({ state: to, updated_at: now })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    const isMoved = Number(numUpdatedRows) === 1;
    if (isMoved && from === 'STARTED')
      await trx.updateTable('invoices').set({ payment_id: null }).where('payment_id', '=', id).execute();
    return isMoved;
  });

/**
 * Applies an authorized payment to the invoices that it has claimed. If a credit note has lowered them in the meantime, less is captured.
 * @returns undefined if the payment was given up in the meantime
 * @throws ApiError 409 INVOICE_TOTAL_CHANGED if nothing is open anymore
 */
export async function applyPayment(
  trx: Db,
  { id, organization_id: organizationId }: Pick<InvoicePaymentRow, 'id' | 'organization_id'>,
  now: Date,
): Promise<Receipt | undefined> {
  await lockOrganization(trx, organizationId);
  const claimed = await trx
    .selectFrom('invoices')
    .select(['id', 'number', 'order_number', 'open_minor'])
    .where('payment_id', '=', id)
    .where('open_minor', '>', 0)
    .orderBy('number')
    .execute();
  const amount = claimed.reduce((sum, { open_minor }) => sum + open_minor, 0);
  if (amount === 0) throw invoiceTotalChanged(0);
  const number = await nextDocumentNumber(trx, 'PAY', now);
  const { numUpdatedRows } = await trx
    .updateTable('invoice_payments')
    .set({ state: 'PAID', number, amount_minor: amount, paid_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'STARTED')
    .executeTakeFirst();
  // The caller rolls back, which gives the number back.
  if (Number(numUpdatedRows) !== 1) return undefined;
  for (const invoice of claimed) {
    await applyToInvoice(
      trx,
      { invoice_id: invoice.id, kind: 'PAYMENT', amount_minor: invoice.open_minor, payment_id: id },
      now,
    );
    await payCharge(trx, invoice.order_number, invoice.open_minor);
  }
  await trx.updateTable('invoices').set({ payment_id: null }).where('payment_id', '=', id).execute();
  return {
    number,
    amount,
    invoices: claimed.map((invoice) => ({ number: invoice.number, amount: invoice.open_minor })),
  };
}

/** Lists payments that still have a step to do. @param startedUntil payments that started later may still be in progress */
export const listUnfinishedPayments = (db: Db, startedUntil: Date): Promise<InvoicePaymentRow[]> =>
  db
    .selectFrom('invoice_payments')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['PAID', 'VOIDING']),
        eb.and([eb('state', '=', 'STARTED'), eb('created_at', '<=', startedUntil)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
