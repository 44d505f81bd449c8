import { sql, type RawBuilder } from 'kysely';
import type { CartData } from '@foolscap/cart/contract';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import type { Caller, KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import {
  type IdempotentRequest,
  leaseNameOf,
  outcomeOf,
  type OutcomeRow,
  outcomeUnderKey,
  readOutcome,
  stillRunning,
  writeOutcome,
} from '../../kernel/http/idempotency.ts';
import { sessionChanged } from '../../kernel/sessions/hold-session.ts';
import { type LineRow, listLines, listRefused } from './cart-lines.repository.ts';
import { changeOfCart, type MessagesByLine, type ReplyContext, wholeCart } from './cart-reply.ts';
import { type CartRow, lockCartUnderKey, lockOrCreateCart } from './cart.repository.ts';
import { listPromotions } from '../pricing/index.ts';
import { readForChange } from './pricing-rows.repository.ts';
import { type LineWrite, writeChange } from './line-writes.repository.ts';

export interface ChangeRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  /** responseType=WHOLE */
  whole: boolean;
}

/** What one call asked of a line that it left as it was. */
interface LineCounts {
  requestedQty: number;
  qtyAdded: 0;
  prevQty: number;
}

interface RefusedItem {
  itemId: string;
  requestedQty: number;
  deliveryType: DeliveryType;
  /** Missing in outcomes that were stored before there was such a thing. */
  pickupStore?: string;
}

/** What a change came to; kept under its key, so that the same request can be answered again. */
interface ChangeOutcome {
  /** Lines that were changed, or that have something to say. */
  lineIds: string[];
  /** By line, or by item where no line came to be. */
  messages: Record<string, Message[]>;
  /**
   * Lines that stayed as they were: their rows still tell of the call that last changed them. Missing in outcomes that were
   * stored before there was such a thing.
   */
  unchanged?: Record<string, LineCounts>;
  refused: RefusedItem[];
  errors: { code: string; description: string; type: 'ERROR' }[];
  newItemAdded: boolean;
  previousRevision: number;
  revision: number;
}

/** What the work of one change came to. */
export type Work = Required<
  Pick<ChangeOutcome, 'lineIds' | 'messages' | 'unchanged' | 'refused' | 'errors'>
> & {
  /** Lines that are still to be written; whatever else the work changes it has written itself. */
  writes: LineWrite[];
  changed: boolean;
};

/** What a change reads before anything else. */
interface Kept {
  stored: OutcomeRow | null;
}

/** Work that has not done anything yet. */
export const newWork = (): Work => ({
  lineIds: [],
  messages: {},
  unchanged: {},
  refused: [],
  errors: [],
  writes: [],
  changed: false,
});

/** Who asks, and when: what a reply depends on beside the cart. */
export const replyContextOf = (caller: Caller, now: Date, cart?: CartRow): ReplyContext => ({
  userType: caller.userType,
  loginRequired: !caller.mayCheckOut(cart?.email ?? undefined),
  now,
  place: caller.placeFor(cart?.shipping_address),
});

/** Changes of carts: what all of them have in common. */
export function createCartChanges({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  /** Requests with a key that this process is carrying out. */
  const running = new Set<string>();

  async function replyTo(
    trx: Db,
    cart: CartRow,
    request: ChangeRequest,
    outcome: ChangeOutcome,
  ): Promise<CartData> {
    const said: MessagesByLine = new Map(Object.entries(outcome.messages));
    const { yourStore } = request.caller;
    const context = replyContextOf(request.caller, now(), cart);
    const refused = outcome.refused.length ? await listRefused(trx, cart, outcome.refused, context.now) : [];
    const told = { said, refused, newItemAdded: outcome.newItemAdded };
    const error = outcome.errors.length ? { error: outcome.errors } : {};
    const counted = (row: LineRow): LineRow => {
      const counts = outcome.unchanged?.[row.id];
      return counts
        ? {
            ...row,
            requested_qty: counts.requestedQty,
            qty_added: counts.qtyAdded,
            prev_qty: counts.prevQty,
          }
        : row;
    };
    if (request.whole) {
      const rows = (await listLines(trx, cart, { yourStore })).map(counted);
      const promotions = await listPromotions(trx, cart, context.now);
      const shown = new Set(rows.map((row) => row.id));
      // Lines that the call itself removed are told of once; later reads leave them out.
      const gone = outcome.lineIds.filter((id) => !shown.has(id));
      const removed = gone.length ? await listLines(trx, cart, { ids: gone, yourStore }) : [];
      return { cartInfo: wholeCart(cart, [...rows, ...removed], promotions, context, told), ...error };
    }
    const { lines, pricing, promotions } = await readForChange(
      trx,
      cart,
      { ids: outcome.lineIds, yourStore },
      context.now,
    );
    return {
      cartInfo: changeOfCart(
        cart,
        outcome.previousRevision,
        lines.map(counted),
        pricing,
        promotions,
        context,
        told,
      ),
      ...error,
    };
  }

  /**
   * Carries out one change of the caller's cart: once per key, alone on its cart, with everything that it writes in one
   * transaction. A key that was used before gives the old outcome on the cart as it is now (decisions, "idempotency").
   * @param read what the work must know, in one statement with what is kept under the key
   */
  async function changeKnowing<Known extends Kept>(
    request: ChangeRequest,
    read: (trx: Db, cart: CartRow, stored: RawBuilder<OutcomeRow | null>) => Promise<Known>,
    work: (trx: Db, cart: CartRow, known: Known) => Promise<Work>,
    newItemAdded = false,
  ): Promise<CartData> {
    const { caller, idempotency } = request;
    const owner = caller.owner(caller.session);
    const sessionId = caller.session.id;
    // Within this process a name that is taken is enough; between processes the database keeps the name.
    const lockName = idempotency && leaseNameOf(sessionId, idempotency);
    if (lockName && running.has(lockName)) throw stillRunning();
    if (lockName) running.add(lockName);
    try {
      return await db.transaction().execute(async (trx) => {
        const locked = await lockCartUnderKey(trx, owner, caller.session, lockName);
        if (!locked.taken) throw stillRunning();
        if (!locked.isSession) throw sessionChanged();
        const cart = locked.cart ?? (await lockOrCreateCart(trx, owner));
        const known = await read(
          trx,
          cart,
          idempotency ? outcomeUnderKey(sessionId, idempotency, now()) : sql<null>`null`,
        );
        const kept = idempotency && outcomeOf(known.stored, idempotency);
        if (kept) {
          const before = kept.reply as ChangeOutcome;
          // Others have changed the cart since: a client that has not seen that must read it, and so finds a gap.
          const previousRevision =
            before.revision === cart.revision ? before.previousRevision : cart.revision;
          return replyTo(trx, cart, request, { ...before, previousRevision });
        }
        const { changed, writes, ...done } = await work(trx, cart, known);
        const outcome: ChangeOutcome = {
          ...done,
          newItemAdded: newItemAdded && changed,
          previousRevision: cart.revision,
          revision: cart.revision + (changed ? 1 : 0),
        };
        const keep =
          idempotency && writeOutcome(sessionId, idempotency, { status: 200, reply: outcome }, now());
        if (!changed) {
          await keep?.execute(trx);
          return replyTo(trx, cart, request, outcome);
        }
        return replyTo(trx, await writeChange(trx, cart.id, writes, keep, now()), request, outcome);
      });
    } finally {
      if (lockName) running.delete(lockName);
    }
  }

  /** The same for work that reads for itself. */
  const change = (request: ChangeRequest, work: (trx: Db, cart: CartRow) => Promise<Work>) =>
    changeKnowing(request, (trx, _cart, stored) => readOutcome(trx, stored), work);

  return { change, changeKnowing };
}
