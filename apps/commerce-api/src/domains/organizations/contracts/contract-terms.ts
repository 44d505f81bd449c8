import type { ContractPayment } from '@foolscap/account/model';
import { formatMoney } from '@foolscap/core/money';
import type { TenderType } from '@foolscap/core/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { ApiError } from '../../../kernel/http/api-error.ts';
import type { ReplyMessage } from '../../../kernel/translations/reply-text.ts';

/** The terms of an organization's leading contract, which apply to all its orders. */
export interface ContractTerms {
  number: string;
  /** US cents of goods that a shipped order needs; null for no minimum. */
  minimum: number | null;
  /** Null for all methods. */
  payments: readonly ContractPayment[] | null;
  hasFixedAddresses: boolean;
}

/** The leading contract of an organization: the current one with the highest priority, then the first number. */
export const selectLeadingContract = (
  organizationId: RawBuilder<unknown>,
) => sql`select * from contracts where contracts.organization_id = ${organizationId} and contracts.is_current
  order by contracts.priority desc, contracts.number limit 1`;

/** Selects the terms of an organization as JSON; null without a current contract. */
export const selectContractTerms = (organizationId: RawBuilder<unknown>): RawBuilder<ContractTerms | null> =>
  sql<ContractTerms | null>`(select json_build_object('number', terms.number, 'minimum', terms.minimum_minor,
    'payments', terms.allowed_payments, 'hasFixedAddresses', terms.has_fixed_addresses)
    from (${selectLeadingContract(organizationId)}) terms)`;

/** Selects the minimum of an account's orders in US cents; null without one. It also applies to third-party users. */
export const selectOrderMinimum = (accountId: string): RawBuilder<number | null> =>
  sql<number | null>`(select terms.minimum_minor from accounts
    cross join lateral (${selectLeadingContract(sql.ref('accounts.organization_id'))}) terms
    where accounts.id = ${accountId}::uuid)`;

/** Reads the minimum of an organization's orders in US cents; null without one. */
export async function readOrganizationMinimum(db: Db, organizationId: string | null): Promise<number | null> {
  if (organizationId === null) return null;
  const { rows } = await sql<{ minimum: number | null }>`/* contract.minimum */
    select minimum_minor as minimum from (${selectLeadingContract(sql`${organizationId}::uuid`)}) terms`.execute(
    db,
  );
  return rows[0]?.minimum ?? null;
}

/** The code of an order below the minimum of the contract. */
export const BELOW_MINIMUM = 'CONTRACT_MINIMUM_NOT_MET';

/**
 * Returns the message of a cart whose goods are worth less than the minimum of the contract. It blocks checkout. The minimum does not apply to
 * orders without a shipped item, because it covers the costs of shipping.
 * @param goods US cents after promotions, without tax and fees
 */
export function getMinimumMessage({
  minimum,
  goods,
  hasShipped,
}: {
  minimum: number | null;
  goods: number;
  hasShipped: boolean;
}): ReplyMessage | undefined {
  if (minimum === null || goods >= minimum || !hasShipped) return undefined;
  return {
    code: BELOW_MINIMUM,
    type: 'ERROR',
    description: `Your contract requires orders of at least ${formatMoney(minimum)}. Add ${formatMoney(minimum - goods)} more to check out.`,
  };
}

/** The method of each tender that contracts decide about. */
const METHODS: Partial<Record<TenderType, ContractPayment>> = {
  ACCOUNT: 'invoice',
  CARD: 'card',
  WALLET: 'wallet',
};

/** Checks whether a contract allows a way to pay. */
export const allowsPayment = (terms: ContractTerms | null | undefined, method: ContractPayment): boolean =>
  !terms?.payments || terms.payments.includes(method);

/** Checks whether a contract allows a tender; gift cards, prepaid cards and rewards always are. */
export function allowsTender(terms: ContractTerms | null | undefined, type: TenderType): boolean {
  const method = METHODS[type];
  return method === undefined || allowsPayment(terms, method);
}

/** Returns the error for a payment that the contract of the buyer's organization does not allow. */
export const paymentNotAllowed = () =>
  new ApiError(
    403,
    'PAYMENT_METHOD_NOT_ALLOWED',
    'Your organization’s contract doesn’t allow this payment method. Choose another one.',
    { field: 'cardPayment' },
  );

/** @throws ApiError 403 PAYMENT_METHOD_NOT_ALLOWED for a tender that the caller's contract does not allow */
export async function checkTenderAllowed(
  db: Db,
  accountId: string | undefined,
  type: TenderType,
): Promise<void> {
  if (accountId === undefined || METHODS[type] === undefined) return;
  const { rows } = await sql<{ terms: ContractTerms | null }>`/* contract.terms */
    select ${selectContractTerms(sql.ref('accounts.organization_id'))} as terms from accounts where id = ${accountId}::uuid`.execute(
    db,
  );
  if (!allowsTender(rows[0]?.terms, type)) throw paymentNotAllowed();
}
