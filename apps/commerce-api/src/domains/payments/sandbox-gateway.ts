import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import {
  type Authorization,
  type CardData,
  type CardGateway,
  GatewayUnavailableError,
} from './card-gateway.ts';

/** The behavior of a sandbox card when an amount is held on it. */
export type CardBehavior =
  | 'APPROVE'
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED'
  /** Never answers, and holds nothing. */
  | 'TIMEOUT'
  /** Holds the amount, but the first answer is lost on the way. */
  | 'LOST_ANSWER';

/**
 * The test numbers (docs/operators/payments-sandbox.md). All pass the check-digit rule and the brand table; every other number
 * that does is approved as well.
 */
export const SANDBOX_CARDS: Readonly<Record<string, CardBehavior>> = {
  '4111111111111111': 'APPROVE',
  '4000000000000002': 'DECLINED',
  '4000000000009995': 'INSUFFICIENT_FUNDS',
  '4000000000000069': 'EXPIRED',
  '4000000000000119': 'TIMEOUT',
  '4000000000000259': 'LOST_ANSWER',
};

/** The time before the sandbox reports that it is unavailable. */
const SILENCE_MS = 250;

/** A gateway for trying everything out: its own vault and ledger, in tables of their own, and no money. */
export function createSandboxGateway(db: Db): CardGateway {
  const find = (key: string) =>
    db.selectFrom('sandbox_ledger').selectAll().where('key', '=', key).executeTakeFirst();

  const record = (
    key: string,
    token: string,
    amount: number,
    state: 'AUTHORIZED' | 'DECLINED' | 'VOIDED',
    reason?: string,
  ) =>
    db
      .insertInto('sandbox_ledger')
      .values({
        key,
        authorization_id: randomUUID(),
        card_token: token,
        amount_minor: amount,
        state,
        reason: reason ?? null,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();

  async function answerOf(key: string): Promise<Authorization> {
    const entry = await find(key);
    if (!entry) throw new Error(`The sandbox ledger has no entry for ${key}.`);
    if (entry.state === 'DECLINED')
      return { approved: false, reason: (entry.reason ?? 'DECLINED') as 'DECLINED' };
    if (entry.state === 'VOIDED' || entry.state === 'REFUNDED')
      return { approved: false, reason: 'DECLINED' };
    return { approved: true, authorizationId: entry.authorization_id };
  }

  return {
    tokenize: async (card: CardData) => {
      const token = `card_${randomUUID()}`;
      const behavior = SANDBOX_CARDS[card.accountNumber] ?? 'APPROVE';
      await db.insertInto('sandbox_cards').values({ token, behavior }).execute();
      return token;
    },

    authorize: async (key, token, amount) => {
      if (await find(key)) return answerOf(key);
      const card = await db
        .selectFrom('sandbox_cards')
        .select('behavior')
        .where('token', '=', token)
        .executeTakeFirst();
      const behavior = (card?.behavior ?? 'DECLINED') as CardBehavior;
      switch (behavior) {
        case 'TIMEOUT':
          await sleep(SILENCE_MS);
          throw new GatewayUnavailableError('The gateway did not answer in time.');
        case 'LOST_ANSWER':
          await record(key, token, amount, 'AUTHORIZED');
          await sleep(SILENCE_MS);
          throw new GatewayUnavailableError('The answer of the gateway was lost.');
        case 'APPROVE':
          await record(key, token, amount, 'AUTHORIZED');
          return answerOf(key);
        default:
          await record(key, token, amount, 'DECLINED', behavior);
          return answerOf(key);
      }
    },

    capture: async (key) => {
      const result = await db
        .updateTable('sandbox_ledger')
        .set({ state: 'CAPTURED', updated_at: new Date() })
        .where('key', '=', key)
        .where('state', 'in', ['AUTHORIZED', 'CAPTURED'])
        .executeTakeFirst();
      if (Number(result.numUpdatedRows) !== 1) throw new Error(`Nothing is held under ${key}.`);
    },

    void: async (key) => {
      await record(key, '', 0, 'VOIDED');
      await db
        .updateTable('sandbox_ledger')
        .set({ state: 'VOIDED', updated_at: new Date() })
        .where('key', '=', key)
        .where('state', '=', 'AUTHORIZED')
        .execute();
    },

    refund: async (key) => {
      // One statement: a capture comes before it or finds nothing to take.
      await sql`
        update sandbox_ledger
        set state = case when state = 'CAPTURED' then 'REFUNDED' else 'VOIDED' end, updated_at = now()
        where key = ${key} and state in ('AUTHORIZED', 'CAPTURED')`.execute(db);
    },
  };
}
