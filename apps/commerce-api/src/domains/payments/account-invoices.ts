import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { createLedger } from './ledger.ts';
import type { PaymentProcessor } from './payment-gateway.ts';

/**
 * Creates the processor of charges to an organization's account, which it pays by invoice. A payment's token is the organization's id. Open
 * charges, without what invoices have paid of them, never exceed the organization's limit (`organizations.invoice_limit_minor`). A charge that was
 * refunded after it was paid is a credit.
 */
export const createAccountInvoices = (db: Database['db']): PaymentProcessor =>
  createLedger(db, {
    table: 'account_charges',
    async decline(trx, { token: organizationId, amount }) {
      // Locks the organization's row, so that two orders cannot both use the last of the limit.
      const organization = await trx
        .selectFrom('organizations')
        .select('invoice_limit_minor')
        .where(sql<boolean>`id::text = ${organizationId}`)
        .forUpdate()
        .executeTakeFirst();
      if (!organization || organization.invoice_limit_minor === null) return 'DECLINED';
      // The charge itself is already recorded.
      const { open } = await trx
        .selectFrom('account_charges')
        .select(sql<number>`coalesce(sum(amount_minor - refunded_minor - paid_minor), 0)::bigint`.as('open'))
        .where('token', '=', organizationId)
        .where('state', 'in', ['AUTHORIZED', 'CAPTURED', 'REFUNDED'])
        .executeTakeFirstOrThrow();
      return Number(open) > organization.invoice_limit_minor && amount > 0 ? 'INSUFFICIENT_FUNDS' : undefined;
    },
  });
