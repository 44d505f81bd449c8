import { sql } from 'kysely';
import { toDecimal } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';
import Type, { type Static } from 'typebox';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { operatorText, type ReplyText } from '../../kernel/translations/reply-text.ts';
import { hasEarned } from './claims.ts';
import { addEntries } from './ledger.ts';
import { getProgramYear, REWARDS_PERCENT } from './program.ts';

const MOST_LISTED = 500;
const strict = { additionalProperties: false } as const;
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A decision about a claim. The schema also validates what an operator enters at the command line. */
export const ClaimDecisionSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('approve'),
      id: Id,
      /** US cents of rewards; by default the program's percentage of the receipt. */
      reward: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    },
    strict,
  ),
  Type.Object(
    { kind: Type.Literal('decline'), id: Id, comment: Type.String({ minLength: 1, maxLength: 200 }) },
    strict,
  ),
]);
export type ClaimDecision = Static<typeof ClaimDecisionSchema>;

/** A claim as operators see it. */
export interface ClaimRow {
  id: number;
  tenant: TenantId;
  createdAt: string;
  state: 'OPEN' | 'APPROVED' | 'DECLINED';
  username: string;
  /** The order with its email address, or the receipt with its date and amount. */
  about: string;
  /** Whether the order or the receipt has earned already, so that the claim cannot be approved. */
  isEarned: boolean;
  /** The approved amount, or the reason for declining. */
  decision?: string;
}

/** Lists claims, the oldest first. */
export async function listClaims(db: Db, { isOpen }: { isOpen: boolean }): Promise<ClaimRow[]> {
  const rows = await db
    .selectFrom('rewards_claims as claim')
    .innerJoin('accounts', 'accounts.id', 'claim.account_id')
    .selectAll('claim')
    .select(['accounts.username', 'accounts.tenant'])
    .select(
      sql<boolean>`exists (select 1 from rewards_entries where order_number = claim.order_number)
        or exists (select 1 from rewards_claims other where other.id <> claim.id and other.state = 'APPROVED'
          and (other.order_number = claim.order_number
            or (other.receipt_number = claim.receipt_number and other.purchased_on = claim.purchased_on)))`.as(
        'is_earned',
      ),
    )
    .$if(isOpen, (query) => query.where('claim.state', '=', 'OPEN'))
    .orderBy('claim.id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tenant: row.tenant,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    username: row.username,
    about: row.order_number
      ? `order ${row.order_number}, ${row.email}`
      : `receipt ${row.receipt_number}, ${row.purchased_on}, ${toDecimal(Number(row.amount_minor)).toFixed(2)}`,
    isEarned: row.is_earned,
    ...(row.reward_minor === null ? {} : { decision: toDecimal(Number(row.reward_minor)).toFixed(2) }),
    ...(row.comment ? { decision: row.comment } : {}),
  }));
}

/**
 * Approves or declines an open claim; an approved one adds to the rewards of the current year. @throws ApiError 404 for an unknown claim, 409 for
 * one that has been decided or whose order or receipt has earned, 400 for an order without an amount
 */
export async function decideClaim(db: Db, decision: ClaimDecision, now: Date): Promise<{ message: string }> {
  const { id } = decision;
  return db.transaction().execute(async (trx) => {
    // The order first, like the other transactions that earn for it.
    await sql`select 1 from orders where order_number = (select order_number from rewards_claims where id = ${id})
      for update`.execute(trx);
    const claim = await trx
      .selectFrom('rewards_claims')
      .innerJoin('accounts', 'accounts.id', 'rewards_claims.account_id')
      .leftJoin('orders', 'orders.order_number', 'rewards_claims.order_number')
      .selectAll('rewards_claims')
      .select('orders.order_number as known_order')
      .where('rewards_claims.id', '=', id)
      .forUpdate('rewards_claims')
      .executeTakeFirst();
    if (!claim) throw notFound('CLAIM_NOT_FOUND', operatorText(`There is no claim ${id}.`));
    if (claim.state !== 'OPEN')
      throw new ApiError(
        409,
        'CLAIM_DECIDED',
        operatorText(`Claim ${id} was ${claim.state.toLowerCase()} already.`),
      );
    if (decision.kind === 'decline') {
      await trx
        .updateTable('rewards_claims')
        .set({ state: 'DECLINED', comment: decision.comment, decided_at: now })
        .where('id', '=', id)
        .execute();
      return { message: `Claim ${id} is declined.` };
    }
    const reward =
      decision.reward ??
      (claim.amount_minor === null
        ? undefined
        : Math.floor((Number(claim.amount_minor) * REWARDS_PERCENT) / 100));
    if (!reward)
      throw badRequest('CLAIM_AMOUNT_MISSING', operatorText(`Give the amount of rewards for claim ${id}.`));
    if (claim.receipt_number !== null) {
      const other = await trx
        .selectFrom('rewards_claims')
        .select('id')
        .where('receipt_number', '=', claim.receipt_number)
        .where('purchased_on', '=', claim.purchased_on)
        .where('state', '=', 'APPROVED')
        .executeTakeFirst();
      if (other)
        throw new ApiError(
          409,
          'RECEIPT_USED',
          operatorText(`The receipt was approved with claim ${other.id}.`),
        );
    }
    if (claim.order_number !== null) {
      const other = await trx
        .selectFrom('rewards_claims')
        .select('id')
        .where('order_number', '=', claim.order_number)
        .where('state', '=', 'APPROVED')
        .executeTakeFirst();
      if (other || (await hasEarned(trx, claim.order_number)))
        throw new ApiError(
          409,
          'ORDER_EARNED',
          operatorText(`Order ${claim.order_number} has already earned rewards.`),
        );
    }
    await trx
      .updateTable('rewards_claims')
      .set({ state: 'APPROVED', reward_minor: reward, decided_at: now })
      .where('id', '=', id)
      .execute();
    const entry = {
      accountId: claim.account_id,
      key: `claim:${id}`,
      kind: 'ADJUSTED' as const,
      amount: reward,
      year: getProgramYear(now),
      // Without a line, so that a refund does not change what the operator decided.
      ...(claim.known_order === null ? {} : { orderNumber: claim.known_order }),
      note: claim.order_number
        ? (`Claim for order ${claim.order_number}` satisfies ReplyText)
        : (`Claim for receipt ${claim.receipt_number}` satisfies ReplyText),
    };
    await addEntries(trx, [entry], now);
    return { message: `Claim ${id} is approved: ${toDecimal(reward).toFixed(2)} in rewards.` };
  });
}
