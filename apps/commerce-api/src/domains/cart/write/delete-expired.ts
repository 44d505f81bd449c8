import type { Db } from '../../../kernel/database/database.ts';
import { deleteExpiredOptOuts } from '../notice-opt-outs/notice-opt-outs.repository.ts';
import { deleteExpiredSharedCarts } from '../shared-carts/shared-carts.repository.ts';
import { purgeDeletedLines } from './write-decision.ts';

/** Undo is offered for a few seconds; a day also covers tabs that stay open. */
const KEEP_DELETED_LINES_MS = 86_400_000;

/** Deletes hidden notices and shared carts that have expired, and removed lines that can no longer be restored. */
export async function deleteExpiredCartData(db: Db, now: Date): Promise<void> {
  await deleteExpiredOptOuts(db, now);
  await deleteExpiredSharedCarts(db, now);
  await purgeDeletedLines(db, new Date(now.getTime() - KEEP_DELETED_LINES_MS));
}
