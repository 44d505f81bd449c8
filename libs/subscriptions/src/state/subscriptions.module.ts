import { all, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { Subscription, SubscriptionsData } from '../contract/index.ts';
import { SUBSCRIPTION_CODES } from '../model/codes.ts';
import type { SubscriptionAction } from '../model/codes.ts';
import {
  selectSubscriptionChanges,
  selectSubscriptions,
  subscriptionsActions as actions,
  subscriptionsReads,
  subscriptionsReducer,
} from './subscriptions.slice.ts';
import type { SubscriptionsDeps, SubscriptionsState } from './subscriptions.slice.ts';

/** Failures that mean that the data on screen is outdated. */
const OUTDATED: ReadonlySet<string> = new Set([
  SUBSCRIPTION_CODES.changed,
  SUBSCRIPTION_CODES.exists,
  SUBSCRIPTION_CODES.notFound,
]);

/** Creates the slice and sagas of auto-restock for an application's store. */
export function createSubscriptionsModule(
  deps: SubscriptionsDeps,
): DomainModule<SubscriptionsState, 'subscriptions'> {
  const { client, newKey } = deps;
  /** The latest request whose reply may have been lost. A retry uses the same key. */
  let unanswered: { key: string; body: string } | undefined;

  function* create({ payload: body }: ReturnType<typeof actions.createSubmitted>) {
    const { itemId } = body;
    const text = JSON.stringify(body);
    if (unanswered?.body !== text) unanswered = { key: newKey(), body: text };
    try {
      const subscription = yield* callTo(client.create, body, unanswered.key);
      unanswered = undefined;
      yield put(actions.subscriptionSaved({ itemId, subscription, isNew: true }));
    } catch (error) {
      const failure = toFailure(error);
      if (!failure.retryable) unanswered = undefined;
      yield put(actions.saveFailed({ itemId, failure }));
      if (OUTDATED.has(failure.code)) yield put(actions.offerRequested(itemId));
    }
  }

  function* update({ payload: { id, itemId, body } }: ReturnType<typeof actions.updateSubmitted>) {
    try {
      const subscription = yield* callTo(client.update, id, body);
      yield put(actions.subscriptionSaved({ itemId, subscription, isNew: false }));
    } catch (error) {
      const failure = toFailure(error);
      yield put(actions.saveFailed({ itemId, failure }));
      if (OUTDATED.has(failure.code)) yield put(actions.offerRequested(itemId));
    }
  }

  /** Sends a change of a subscription, based on the revision on screen; one at a time per subscription. */
  function* change(
    id: string,
    action: SubscriptionAction | 'SET_BACK',
    send: (held: Subscription) => Promise<Subscription>,
  ) {
    const data: SubscriptionsData | undefined = (yield* selectFrom(selectSubscriptions)).value;
    const held = data?.subscriptions.find((each) => each.id === id);
    if (!held) return;
    yield put(actions.changeStarted({ id, action }));
    try {
      const subscription = yield* callTo(send, held);
      yield put(actions.subscriptionChanged({ subscription, action, previousDate: held.nextDate }));
    } catch (error) {
      const failure = toFailure(error);
      yield put(actions.changeFailed({ id, failure }));
      if (OUTDATED.has(failure.code)) yield put(actions.subscriptionsRequested());
    }
  }

  function* isBusy(id: string) {
    return (yield* selectFrom(selectSubscriptionChanges))[id]?.phase === 'saving';
  }

  function* act({ payload: { id, action } }: ReturnType<typeof actions.actionSubmitted>) {
    if (yield* isBusy(id)) return;
    yield* change(id, action, ({ revision }) => client.act(id, { action, revision }));
  }

  function* undoSkip({ payload: id }: ReturnType<typeof actions.skipUndone>) {
    const latest = (yield* selectFrom(selectSubscriptionChanges))[id];
    if (latest?.phase !== 'done' || latest.action !== 'SKIP') return;
    const nextDate = latest.previousDate;
    yield* change(id, 'SET_BACK', ({ revision }) => client.update(id, { revision, nextDate }));
  }

  return {
    name: 'subscriptions',
    reducer: subscriptionsReducer,
    *saga() {
      yield all([
        ...subscriptionsReads.map((read) => read.loader(actions, deps)),
        // Leading: a second click while the form is being saved is the same request.
        takeLeading(actions.createSubmitted.type, create),
        takeLeading(actions.updateSubmitted.type, update),
        // Every: changes of several subscriptions do not wait for each other; `act` ignores a second click.
        takeEvery(actions.actionSubmitted.type, act),
        // Latest: there is one undo at a time.
        takeLatest(actions.skipUndone.type, undoSkip),
      ]);
    },
  };
}
