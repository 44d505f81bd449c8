import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import {
  findOutcome,
  type IdempotentRequest,
  stillRunning,
  storeOutcome,
} from '../../kernel/http/idempotency.ts';
import { holdSession, sessionChanged } from '../../kernel/sessions/hold-session.ts';
import { LIST_CODES } from '@foolscap/lists/model';
import { rightsTo } from './list-data.ts';
import { listNotFound, refusal, throwNameInUse } from './list-errors.ts';
import { type ListRow, lockList, lockOwner } from './lists.repository.ts';
import type { ListRights } from './permissions.ts';
import { type ListViewer, readViewer } from './viewer.ts';

/** A viewer with a session. */
export type KnownViewer = ListViewer & { owner: Owner };

/** A change to lists requested by a caller. */
interface ChangeRequest {
  caller: KnownCaller;
  idempotency?: IdempotentRequest | undefined;
  /** Also locks the owner, for changes to the number of its lists or favorites. */
  locksOwner?: boolean;
}

/** Creates the functions that run every list change. Locks are taken in the order session, owner, list. */
export function createListChanges({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  /** Runs a change in one transaction, once per key: a repeated request gets the first result. */
  async function run<Result extends object>(
    { caller, idempotency, locksOwner = false }: ChangeRequest,
    change: (trx: Db, viewer: KnownViewer) => Promise<Result>,
  ): Promise<Result> {
    const { session } = caller;
    const owner = caller.owner(session);
    // A guest's lists are counted under the session lock.
    const mode = locksOwner && owner.accountId === undefined ? 'update' : 'share';
    try {
      return await db.transaction().execute(async (trx) => {
        if (!(await holdSession(trx, session, mode))) throw sessionChanged();
        // Before the key is read, so that a repeated request that waits here finds the first outcome.
        if (locksOwner) await lockOwner(trx, owner);
        const stored = idempotency && (await findOutcome(trx, session.id, idempotency, now()));
        if (stored) return stored.reply as Result;
        const viewer = { ...(await readViewer(trx, caller)), owner };
        const result = await change(trx, viewer);
        const isKept =
          !idempotency ||
          (await storeOutcome(trx, session.id, idempotency, { status: 200, reply: result }, now()));
        if (!isKept) throw stillRunning();
        return result;
      });
    } catch (error) {
      return throwNameInUse(error);
    }
  }

  return {
    run,

    /**
     * Runs a change to one list, which it locks.
     * @param right right that the change requires
     * @throws ApiError 404 LIST_NOT_FOUND for a list that the caller cannot see, 403 LIST_READ_ONLY without the right
     */
    runOnList: <Result extends object>(
      request: ChangeRequest,
      listId: string,
      right: keyof Pick<ListRights, 'sees' | 'edits' | 'manages'>,
      change: (trx: Db, list: ListRow, viewer: KnownViewer) => Promise<Result>,
    ): Promise<Result> =>
      run(request, async (trx, viewer) => {
        const list = await lockList(trx, viewer, listId);
        if (!list) throw listNotFound();
        if (!rightsTo(viewer, list)[right]) throw refusal(403, LIST_CODES.readOnly);
        return change(trx, list, viewer);
      }),
  };
}
