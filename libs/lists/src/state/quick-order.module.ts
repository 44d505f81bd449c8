import {
  actionChannel,
  call,
  cancelled,
  delay,
  fork,
  put,
  race,
  take,
  takeLeading,
} from 'redux-saga/effects';
import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn, selectFrom } from '@foolscap/core/sagas';
import type { WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { QuickOrderClient } from '../client/index.ts';
import { getRequest, getUnchecked } from './quick-order.selectors.ts';
import { createDraft } from './quick-order-draft.ts';
import type { QuickOrderKeep } from './quick-order-draft.ts';
import { quickOrderActions as actions, quickOrderReducer } from './quick-order.slice.ts';
import type { QuickOrderRoot, QuickOrderState } from './quick-order.state.ts';

/** The pause in typing after which rows are checked. */
export const CHECK_PAUSE_MS = 300;

export interface QuickOrderDeps {
  client: QuickOrderClient;
  /** Creates the idempotency key of an add. */
  newKey: () => string;
  /** Sends a change of the cart after the cart's own changes. */
  inLane: WriteLane;
  /** Keeps the rows for a reload; without it they are in the Redux store only. */
  keep?: QuickOrderKeep;
}

const selectUnchecked = ({ quickOrder }: QuickOrderRoot) => getUnchecked(quickOrder);
const selectRequest = ({ quickOrder }: QuickOrderRoot) => getRequest(quickOrder);
const selectIsAdding = ({ quickOrder }: QuickOrderRoot) => quickOrder.phase === 'adding';

function* checkUnchecked({ client }: QuickOrderDeps) {
  const rows = yield* selectFrom(selectUnchecked);
  if (rows.length === 0) return;
  const aborter = new AbortController();
  yield put(actions.checkStarted());
  try {
    yield put(actions.rowsChecked((yield* callTo(client.checkRows, { rows }, aborter.signal)).rows));
  } catch (error) {
    yield put(actions.checkFailed(toFailure(error)));
  } finally {
    if ((yield cancelled()) as boolean) aborter.abort();
  }
}

/**
 * Checks rows after a pause in typing, with one request in flight. Changes during a request are checked afterwards; its replies apply to
 * rows that have not changed since they were sent.
 */
function* checkRows(deps: QuickOrderDeps) {
  const changes = (yield actionChannel(
    [actions.rowChanged.type, actions.textEntered.type, actions.checkRequested.type],
    buffers.sliding(1),
  )) as Channel<{ type: string }>;
  for (;;) {
    let change = (yield take(changes)) as { type: string } | undefined;
    while (change && actions.rowChanged.match(change))
      change = (
        (yield race({ next: take(changes), pause: delay(CHECK_PAUSE_MS) })) as { next?: { type: string } }
      ).next;
    yield call(checkUnchecked, deps);
  }
}

/**
 * Adds the rows in one command. After a failure without a reply, the same rows are sent under the same key, so that they are added only
 * once.
 */
function createAdd(
  { client, newKey, inLane }: QuickOrderDeps,
  { getUnanswered, setUnanswered }: ReturnType<typeof createDraft>,
) {
  return function* add() {
    if (!(yield* selectFrom(selectIsAdding))) return;
    const request = yield* selectFrom(selectRequest);
    const rows = request.map(({ itemId, qty }) => ({ itemId, qty }));
    const body = JSON.stringify(rows);
    const unanswered = getUnanswered();
    const key = unanswered?.body === body ? unanswered.key : newKey();
    yield* setUnanswered({ body, key });
    try {
      const data = yield* inLane(() => callTo(client.addRows, { rows }, key));
      yield* setUnanswered(undefined);
      yield put(actions.rowsAdded(data));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status !== undefined && failure.status < 500) yield* setUnanswered(undefined);
      yield put(actions.addFailed(failure));
    }
  };
}

const NOT_KEPT: QuickOrderKeep = {
  storage: { get: () => undefined, set: () => false, remove: () => undefined },
  getKey: () => '',
  mayKeep: () => true,
};

/** Creates the quick order: a slice and its sagas. `quickOrderReset` cancels what is in flight and clears the previous user's rows. */
export function createQuickOrderModule(deps: QuickOrderDeps): DomainModule<QuickOrderState, 'quickOrder'> {
  return {
    name: 'quickOrder',
    reducer: quickOrderReducer,
    // `quickOrderReset` also removes the rows stored in the browser, or can keep them after a sign-in.
    keepsOnUserChange: true,
    *saga() {
      const draft = createDraft(deps.keep ?? NOT_KEPT);
      // Not canceled by a reset.
      yield fork(draft.forgetOnReset);
      yield* restartOn(actions.quickOrderReset.type, () => [
        fork(checkRows, deps),
        ...draft.watchers(),
        // Leading: a second click while rows are being added requests the same.
        takeLeading(actions.addSubmitted.type, createAdd(deps, draft)),
      ]);
    },
  };
}

/** Events that other domains may listen to. */
export const quickOrderEvents = { rowsAdded: actions.rowsAdded };
