import type { OrderableKind } from '@foolscap/cart/model';
import { type RawBuilder, sql } from 'kysely';
import type { CartData } from '@foolscap/cart/contract';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { runAndCommit, runTogether } from '../../../kernel/database/pipeline.ts';
import {
  getLeaseName,
  getStoredOutcome,
  outcomeUnderKey,
  selectOutcome,
  stillRunning,
  writeOutcome,
} from '../../../kernel/http/idempotency.ts';
import { sessionChanged } from '../../../kernel/sessions/hold-session.ts';
import {
  type CartCommand,
  type CartOutcome,
  type CartRequest,
  type InnerCartCommand,
  type StoredFacts,
  type CartDecision,
  emptyDecision,
} from '../cart-command.ts';
import type { CartRow } from '../cart-types.ts';
import { getLocked, lockCartUnderKey, lockOrCreateCart } from '../facts/cart.repository.ts';
import { commandReply } from '../reply/command-reply.ts';
import { getSavedOutcome } from '../saved-items/decide-saved-items.ts';
import { writeSavedItems } from '../saved-items/saved-items.repository.ts';
import { prepareWrite } from '../write/write-decision.ts';

/**
 * Executes a command on the caller's cart in one transaction: lock -> idempotency -> load and apply -> write and revision -> outcome ->
 * priced reply. Commands on the same cart run one at a time. A repeated key returns its stored outcome with the current cart (decisions,
 * "idempotency").
 * @throws ApiError 409 while another request with the key is in flight, or if the session was replaced; 422 if the key belongs to another
 * request
 */
export interface CartCommands {
  /** Executes a command and replies with the cart. Only the outcome is stored, so a repeated request gets the current cart. */
  execute<Facts, FirstFacts extends StoredFacts = StoredFacts>(
    request: CartRequest,
    command: CartCommand<Facts, FirstFacts>,
  ): Promise<CartData>;
  /** Executes a command and replies with `reply`, which is stored in full: a repeated request gets the first reply. */
  executeWithReply<Facts, Reply extends object>(
    request: Omit<CartRequest, 'whole'>,
    command: CartCommand<Facts>,
    reply: Reply,
  ): Promise<Reply>;
  /**
   * Executes a command and replies with the result of `getReply`, which is also stored in full. It is called with the outcome and the
   * decision once the command has been applied.
   */
  executeForOutcome<Facts, Reply extends object, FirstFacts extends StoredFacts = StoredFacts>(
    request: Omit<CartRequest, 'whole'>,
    command: CartCommand<Facts, FirstFacts>,
    getReply: (outcome: CartOutcome, decision: CartDecision) => Reply,
  ): Promise<Reply>;
}

/** Executes a command on a cart that the caller's transaction has locked: apply -> write and revision. It has no key and no reply. */
export async function executeOnLocked<Facts>(
  trx: Db,
  cart: CartRow,
  { load, apply }: InnerCartCommand<Facts>,
  now: Date,
): Promise<CartDecision> {
  const decision = { ...emptyDecision(), ...apply(cart, await load(trx, cart)) };
  if (decision.saved) await writeSavedItems(trx, decision.saved, now);
  if (decision.changed)
    await (await prepareWrite(trx, cart, decision, undefined, now)).statement.execute(trx);
  return decision;
}

/**
 * Executes a command on one of the owner's carts inside the caller's transaction, such as a sign-in: lock -> apply -> write and revision.
 */
export const executeWithin = async <Facts>(
  trx: Db,
  owner: Owner,
  command: InnerCartCommand<Facts>,
  now: Date,
  kind?: OrderableKind,
): Promise<CartDecision> => executeOnLocked(trx, await lockOrCreateCart(trx, owner, kind), command, now);

/** Ends a locked cart in the transaction that writes its order or moves its lines to an account. */
export async function endCart(
  trx: Db,
  cart: CartRow,
  ends: NonNullable<CartDecision['ends']>,
  now: Date,
): Promise<void> {
  const command = {
    load: () => Promise.resolve(undefined),
    apply: () => ({ ends, changed: true }),
  };
  await executeOnLocked(trx, cart, command, now);
}

export function createCartCommands({
  database: { db },
  now,
}: Pick<ApiContext, 'database' | 'now'>): CartCommands {
  /** Keys of the requests that this process is executing. The database lock keeps other processes out. */
  const running = new Set<string>();

  async function executeCartCommand<Facts, FirstFacts extends StoredFacts, Reply extends object>(
    { caller, idempotency, kind = 'CART' }: Omit<CartRequest, 'whole'>,
    { selectFirst, load, apply, addsItems = false }: CartCommand<Facts, FirstFacts>,
    replies: {
      stored(outcome: CartOutcome, decision: CartDecision): object;
      first(
        trx: Db,
        write: { statement: RawBuilder<unknown> | undefined; cart: CartRow },
        outcome: CartOutcome,
        decision: CartDecision,
      ): Promise<Reply>;
      repeated(trx: Db, cart: CartRow, stored: object): Promise<Reply>;
    },
  ): Promise<Reply> {
    const owner = caller.owner(caller.session);
    const sessionId = caller.session.id;
    const lockName = idempotency && getLeaseName(sessionId, idempotency);
    if (lockName && running.has(lockName)) throw stillRunning();
    if (lockName) running.add(lockName);
    try {
      return await db.transaction().execute(async (trx) => {
        const stored = idempotency ? outcomeUnderKey(sessionId, idempotency, now()) : sql<null>`null`;
        const read =
          selectFirst?.(owner, kind, stored, now()) ?? (selectOutcome(stored) as RawBuilder<FirstFacts>);
        const [[row], [early]] = await runTogether(
          trx,
          lockCartUnderKey(owner, caller.session, lockName, kind),
          read,
        );
        const locked = getLocked(row!);
        if (!locked.taken) throw stillRunning();
        if (!locked.isSession) throw sessionChanged();
        const cart = locked.cart ?? (await lockOrCreateCart(trx, owner, kind));
        const first = locked.cart ? early! : (await read.execute(trx)).rows[0]!;
        const earlier = idempotency && getStoredOutcome(first.stored, idempotency);
        if (earlier) return replies.repeated(trx, cart, earlier.reply);

        const decision = { ...emptyDecision(), ...apply(cart, await load(trx, cart, first)) };
        const { changed, lineIds, messages, unchanged, refused, errors, saved } = decision;
        const outcome: CartOutcome = {
          lineIds,
          messages,
          unchanged,
          refused,
          errors,
          newItemAdded: addsItems && changed,
          previousRevision: cart.revision,
          revision: cart.revision + (changed ? 1 : 0),
          ...(saved ? { saved: getSavedOutcome(saved) } : {}),
        };
        const keep =
          idempotency &&
          writeOutcome(
            sessionId,
            idempotency,
            { status: 200, reply: replies.stored(outcome, decision) },
            now(),
          );
        if (saved) await writeSavedItems(trx, saved, now());
        const write = changed
          ? await prepareWrite(trx, cart, decision, keep, now())
          : { statement: keep, cart };
        return replies.first(trx, write, outcome, decision);
      });
    } finally {
      if (lockName) running.delete(lockName);
    }
  }

  const executeForOutcome: CartCommands['executeForOutcome'] = <
    Facts,
    Reply extends object,
    FirstFacts extends StoredFacts,
  >(
    request: Omit<CartRequest, 'whole'>,
    command: CartCommand<Facts, FirstFacts>,
    getReply: (outcome: CartOutcome, decision: CartDecision) => Reply,
  ): Promise<Reply> =>
    executeCartCommand(request, command, {
      stored: getReply,
      first: async (trx, { statement }, outcome, decision) => {
        if (statement) await runAndCommit(trx, statement);
        return getReply(outcome, decision);
      },
      repeated: (_trx, _cart, stored) => Promise.resolve(stored as Reply),
    });

  return {
    execute: (request, command) =>
      executeCartCommand(request, command, {
        stored: (outcome) => outcome,
        first: (trx, write, outcome) => commandReply(trx, write, request, outcome, now()),
        repeated: (trx, cart, stored) => {
          const before = stored as CartOutcome;
          // A client that missed changes made in the meantime sees a gap in the revisions and reads the cart.
          const previousRevision =
            before.revision === cart.revision ? before.previousRevision : cart.revision;
          return commandReply(trx, { cart }, request, { ...before, previousRevision }, now());
        },
      }),
    executeWithReply: (request, command, reply) => executeForOutcome(request, command, () => reply),
    executeForOutcome,
  };
}
