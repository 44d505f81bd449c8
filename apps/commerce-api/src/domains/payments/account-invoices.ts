import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { createLedger } from './ledger.ts';
import type { PaymentProcessor } from './payment-gateway.ts';

/**
 * Charges to an organization's account, which it pays by invoice. The token of a payment is the organization's id; open charges never exceed
 * its limit (`organizations.invoice_limit_minor`).
 */
export const createAccountInvoices = (db: Database['db']): PaymentProcessor =>
  createLedger(db, {
    table: 'account_charges',
    async decline(trx, { token: organizationId, amount }) {
      // The organization's row is locked, so that two orders cannot both take the last of the limit.
      const organization = await trx
        .selectFrom('organizations')
        .select('invoice_limit_minor')
        .where(sql<boolean>`id::text = ${organizationId}`)
        .forUpdate()
        .executeTakeFirst();
      if (!organization || organization.invoice_limit_minor === null) return 'DECLINED';
      // The charge itself is recorded already.
      const { open } = await trx
        .selectFrom('account_charges')
        .select(sql<number>`coalesce(sum(amount_minor - refunded_minor), 0)::bigint`.as('open'))
        .where('token', '=', organizationId)
        .where('state', 'in', ['AUTHORIZED', 'CAPTURED'])
        .executeTakeFirstOrThrow();
      return Number(open) > organization.invoice_limit_minor && amount > 0 ? 'INSUFFICIENT_FUNDS' : undefined;
    },
  });
