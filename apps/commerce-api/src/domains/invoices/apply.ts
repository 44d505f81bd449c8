import { sql, type Insertable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { InvoiceApplicationsTable } from './tables.ts';

type Application = Omit<Insertable<InvoiceApplicationsTable>, 'created_at'>;

/** Locks an organization, so that changes of what it owes are made one after the other. */
export const lockOrganization = (trx: Db, organizationId: string) =>
  trx
    .selectFrom('organizations')
    .select(['id', 'biller', 'invoice_terms_days', 'digital_enrollment'])
    .where('id', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Lowers what is open of an invoice. The amount must not be more than that. */
export async function applyToInvoice(trx: Db, application: Application, now: Date): Promise<void> {
  const { invoice_id: id, amount_minor: amount } = application;
  const { numUpdatedRows } = await trx
    .updateTable('invoices')
    .set((eb) => ({ open_minor: eb('open_minor', '-', amount) }))
    .where('id', '=', id)
    .where('open_minor', '>=', amount)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) throw new Error(`Less than ${amount} is open of invoice ${id}.`);
  await trx
    .insertInto('invoice_applications')
    .values({ ...application, created_at: now })
    .execute();
}

/**
 * Changes the paid part of the charge of an order to the organization's account, so that the limit of open charges counts what is still owed.
 * @param amount US cents; negative for a credit that the provider of trade credit gets
 */
export const payCharge = (trx: Db, orderNumber: string, amount: number) =>
  sql`update account_charges set paid_minor = greatest(paid_minor + ${amount}, 0) where key = (
    select payments.id::text from payments join payment_attempts on payment_attempts.id = payments.attempt_id
    where payment_attempts.order_number = ${orderNumber} and payments.type = 'ACCOUNT' order by payments.position limit 1)`.execute(
    trx,
  );

/** Uses what is left of a credit note for an invoice. @returns the amount in US cents */
export async function useCredit(
  trx: Db,
  { creditNoteId, invoiceId, amount }: { creditNoteId: string; invoiceId: string; amount: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('credit_notes')
    .set((eb) => ({ left_minor: eb('left_minor', '-', amount) }))
    .where('id', '=', creditNoteId)
    .execute();
  await applyToInvoice(
    trx,
    { invoice_id: invoiceId, kind: 'CREDIT', amount_minor: amount, credit_note_id: creditNoteId },
    now,
  );
}

/**
 * Uses the credit of an organization for its open invoices, the oldest first. The organization must be locked.
 * @param firstId invoice to begin with, before the others of its order
 */
export async function useCredits(
  trx: Db,
  organizationId: string,
  now: Date,
  firstId?: string,
): Promise<void> {
  const credits = await trx
    .selectFrom('credit_notes')
    .select(['id', 'left_minor'])
    .where('organization_id', '=', organizationId)
    .where('left_minor', '>', 0)
    .orderBy('number')
    .execute();
  if (!credits.length) return;
  const open = await trx
    .selectFrom('invoices')
    .select(['id', 'open_minor'])
    .where('organization_id', '=', organizationId)
    .where('open_minor', '>', 0)
    .orderBy(sql`id::text = ${firstId ?? ''}`, 'desc')
    .orderBy(
      sql`order_number = coalesce((select first.order_number from invoices first where first.id::text = ${firstId ?? ''}), '')`,
      'desc',
    )
    .orderBy('due_on')
    .orderBy('number')
    .execute();
  for (const credit of credits)
    for (const invoice of open) {
      const amount = Math.min(credit.left_minor, invoice.open_minor);
      if (amount <= 0) continue;
      await useCredit(trx, { creditNoteId: credit.id, invoiceId: invoice.id, amount }, now);
      credit.left_minor -= amount;
      invoice.open_minor -= amount;
    }
}
