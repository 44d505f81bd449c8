import type { ApprovalEventKind } from '@foolscap/approvals/model';
import type { Db } from '../../kernel/database/database.ts';

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
