import type { Db } from '../../../kernel/database/database.ts';
import type { StripeEventsTable } from './tables.ts';

/** Stripe repeats an event for days, and an operator can resend it for a month. */
const KEEP_EVENTS_MS = 35 * 86_400_000;

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const known = await db.selectFrom('stripe_events').select('id').where('id', '=', id).executeTakeFirst();
  return known !== undefined;
}

export async function insertEvent(db: Db, event: StripeEventsTable): Promise<void> {
  await db
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the ids of events that Stripe will not send again. */
export async function deleteOldStripeEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('stripe_events')
    .where('received_at', '<', new Date(now.getTime() - KEEP_EVENTS_MS))
    .execute();
}
