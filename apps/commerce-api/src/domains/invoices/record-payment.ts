import { randomUUID } from 'node:crypto';
import { formatMoney } from '@foolscap/core/money';
import type { Database } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { applyToInvoice, lockOrganization, payCharge } from './apply.ts';
import { nextDocumentNumber } from './document-number.ts';

/** A payment that reached the shop by check, bank transfer or an external portal. */
export interface RecordedPayment {
  invoice: string;
  /** US cents; what is open by default. */
  amountMinor?: number | undefined;
  /** Such as the number of the check. A reference is recorded once for an invoice. */
  reference: string;
}

const refused = (text: string, status = 409) => new ApiError(status, 'PAYMENT_REFUSED', operatorText(text));

/** Records a payment of an invoice, or a part of it. @throws ApiError 404 for an unknown invoice, 409 for more than is open */
export const recordInvoicePayment = (
  db: Database['db'],
  { invoice: number, amountMinor, reference }: RecordedPayment,
  now: Date,
): Promise<{ message: string }> =>
  db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('invoices')
      .select(['id', 'organization_id'])
      .where('number', '=', number)
      .executeTakeFirst();
    if (!found) throw refused(`There is no invoice ${number}.`, 404);
    await lockOrganization(trx, found.organization_id);
    const invoice = await trx
      .selectFrom('invoices')
      .select(['open_minor', 'order_number', 'payment_id'])
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    const recorded = await trx
      .selectFrom('invoice_payments')
      .innerJoin('invoice_applications', 'invoice_applications.payment_id', 'invoice_payments.id')
      .select('number')
      .where('invoice_id', '=', found.id)
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (recorded) throw refused(`Payment ${reference} of invoice ${number} was recorded already.`);
    if (invoice.payment_id !== null) throw refused(`A card payment of invoice ${number} is in progress.`);
    const amount = amountMinor ?? invoice.open_minor;
    if (amount <= 0 || amount > invoice.open_minor)
      throw refused(`${formatMoney(invoice.open_minor)} of invoice ${number} is open.`);
    const id = randomUUID();
    await trx
      .insertInto('invoice_payments')
      .values({
        id,
        number: await nextDocumentNumber(trx, 'PAY', now),
        organization_id: found.organization_id,
        method: 'OTHER',
        state: 'CAPTURED',
        amount_minor: amount,
        reference,
        created_at: now,
        paid_at: now,
        updated_at: now,
      })
      .execute();
    await applyToInvoice(
      trx,
      { invoice_id: found.id, kind: 'PAYMENT', amount_minor: amount, payment_id: id },
      now,
    );
    await payCharge(trx, invoice.order_number, amount);
    return {
      message: `${formatMoney(amount)} of invoice ${number} paid, ${formatMoney(invoice.open_minor - amount)} open.`,
    };
  });
