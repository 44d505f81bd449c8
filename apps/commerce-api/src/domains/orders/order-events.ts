import { APPROVAL_CODES, type ApprovalEventKind, MOST_COMMENTS } from '@foolscap/approvals/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';

/** A step in the history of an order that needed approval. */
export interface NewOrderEvent {
  orderNumber: string;
  kind: ApprovalEventKind;
  /** The person who took it; null for the shop. */
  accountId: string | null;
  comment?: string;
  /** Facts of the step, such as the difference of a change. */
  details?: object;
}

/** Adds a step to the history of an order, in the transaction that takes it. Steps are never changed. */
export async function addOrderEvent(
  trx: Db,
  { orderNumber, kind, accountId, comment = '', details = {} }: NewOrderEvent,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_number: orderNumber,
      kind,
      account_id: accountId,
      comment,
      details: JSON.stringify(details),
      created_at: now,
    })
    .execute();
}

/** Adds a comment to the history of an order, unless it is the latest step already. @returns whether it was added */
export const addComment = (
  db: Db,
  { orderNumber, accountId, comment }: { orderNumber: string; accountId: string; comment: string },
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('orders')
      .select('order_number')
      .where('order_number', '=', orderNumber)
      .forUpdate()
      .execute();
    const { count } = await trx
      .selectFrom('order_events')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('order_number', '=', orderNumber)
      .where('kind', '=', 'COMMENTED')
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_COMMENTS)
      throw badRequest(APPROVAL_CODES.tooManyRules, 'This order has no room for further comments.');
    const latest = await trx
      .selectFrom('order_events')
      .select(['kind', 'account_id', 'comment'])
      .where('order_number', '=', orderNumber)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (latest?.kind === 'COMMENTED' && latest.account_id === accountId && latest.comment === comment)
      return false;
    await addOrderEvent(trx, { orderNumber, kind: 'COMMENTED', accountId, comment }, now);
    return true;
  });
