import { buffers } from 'redux-saga';
import type { Channel, Task } from 'redux-saga';
import { actionChannel, cancel, delay, flush, fork, join, put, take } from 'redux-saga/effects';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { raceOf, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import { type Failure, toFailure } from '@foolscap/core/http';
import type { CartReply } from '../../client/cart-client.ts';
import { isChange } from '../../model/apply-reply.ts';
import type { CartDeps } from '../cart.deps.ts';
import { selectCart, selectQuantitiesByLine } from '../cart.selectors.ts';
import type { CartWrite, QueuedWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { readCart } from './read-cart.ts';

type Command = PayloadAction<unknown>;

/**
 * Sends all writes to the cart one after another, in the order of the commands and coalesced (docs/decisions/cart-writes.md).
 *
 * @param writes the known writes; more may be added to the list later
 */
export function* writeQueue(deps: CartDeps & { inLane: WriteLane }, writes: readonly CartWrite[]) {
  const getWrite = ({ type }: Action) => writes.find(({ command }) => command.type === type);
  const getGatherMs = (command: Command) => getWrite(command)?.gatherMs(command.payload) ?? 0;
  /** Adds a command to the writes that have not been sent. */
  const enqueue = (before: readonly QueuedWrite[], command: Command): readonly QueuedWrite[] => {
    const write = getWrite(command);
    // Other actions of the inbox only end the collecting.
    if (!write) return before;
    return write.coalesce(before, { kind: write.kind, request: write.getRequest(command.payload) });
  };
  const inbox = (yield actionChannel(
    (action: Action) => !!getWrite(action) || heldCartActions.pendingChangesFlushed.match(action),
    buffers.expanding(8),
  )) as Channel<Command>;
  let queue: readonly QueuedWrite[] = [];
  for (;;) {
    if (queue.length === 0) {
      const first = (yield take(inbox)) as Command;
      queue = (yield* gather(inbox, first, getGatherMs)).reduce(enqueue, queue);
    }
    queue = ((yield flush(inbox)) as Command[]).reduce(enqueue, queue);
    const [next, ...rest] = queue;
    queue = rest;
    const write = next && writes.find(({ kind }) => kind === next.kind);
    if (write) yield* deps.inLane(() => carryOut(deps, write, next.request));
  }
}

/** Collects commands that can wait, until the window of the first one closes or a command arrives that cannot wait. */
function* gather(
  inbox: Channel<Command>,
  first: Command,
  getGatherMs: (command: Command) => number,
): Generator<unknown, Command[], unknown> {
  const commands = [first];
  const gatherMs = getGatherMs(first);
  if (!gatherMs) return commands;
  const gathering = (yield fork(function* () {
    yield delay(gatherMs);
  })) as Task;
  for (;;) {
    const { next } = yield* raceOf<{ next: Command; over: unknown }>({
      next: take(inbox),
      over: join(gathering),
    });
    if (!next) return commands;
    commands.push(next);
    if (!getGatherMs(next)) {
      yield cancel(gathering);
      return commands;
    }
  }
}

function* carryOut(deps: CartDeps, write: CartWrite, request: unknown): SagaOf<void> {
  // A repeated add brings the key of its first attempt.
  const key = (request as { key?: string }).key ?? deps.newKey();
  try {
    const result = yield* write.send(deps, request, key);
    if (!result) return;
    yield put({ type: write.settled.type, payload: result });
    // The second step of a write may fail, and may have been applied all the same.
    const { reply, failure } = result as { reply?: CartReply; failure?: Failure };
    if (failure && write.rereadsAfter(failure)) yield* readCart(deps);
    else if (reply) yield* closeGap(deps, reply);
  } catch (error) {
    const failure = toFailure(error);
    const from = yield* selectFrom(selectQuantitiesByLine);
    yield put({ type: write.failed.type, payload: { request, key, failure, from } });
    if (write.rereadsAfter(failure)) yield* readCart(deps);
  }
}

/** Reads the whole cart if the reducer dropped a reply that did not follow the held revision (decision-size-of-cart-replies.3). */
function* closeGap(deps: CartDeps, { data }: CartReply) {
  const held = yield* selectFrom(selectCart);
  const { cartId, revision } = data.cartInfo;
  const isBehind = held?.cartId !== cartId || held.revision < revision;
  if (isChange(data.cartInfo) && isBehind) yield* readCart(deps);
}
