import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { SubscriptionsClient } from '../client/index.ts';
import type {
  CreateSubscriptionBody,
  RestockOffer,
  Subscription,
  SubscriptionsData,
  UpdateSubscriptionBody,
} from '../contract/index.ts';
import type { SubscriptionAction } from '../model/codes.ts';
import { keepNewer } from './keep-newer.ts';

/** The form of the drawer. `serial` increases with each failure, so that each one is announced. */
export type RestockSubmit =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving'; serial: number }
  | { phase: 'failed'; failure: Failure; serial: number }
  | { phase: 'saved'; subscription: Subscription; isNew: boolean; serial: number };

/** The open drawer. */
export interface RestockDrawer {
  itemId: string;
  /** The initial quantity. */
  qty?: number | undefined;
  offer: Loadable<RestockOffer>;
  submit: RestockSubmit;
}

/** The latest action on a subscription of the list. */
export type SubscriptionChange =
  | { phase: 'saving'; action: SubscriptionAction | 'SET_BACK' }
  | { phase: 'failed'; failure: Failure }
  /** `previousDate`: the day that was skipped, for undo. */
  | { phase: 'done'; action: SubscriptionAction | 'SET_BACK'; previousDate: string };

export interface SubscriptionsState {
  account: Loadable<SubscriptionsData>;
  drawer: RestockDrawer | null;
  /** By the id of the subscription. */
  changes: Record<string, SubscriptionChange>;
}

export interface SubscriptionsDeps {
  client: SubscriptionsClient;
  /** Creates the idempotency key of a request. */
  newKey: () => string;
}

export const initialSubscriptions: SubscriptionsState = { account: IDLE, drawer: null, changes: {} };

/** Puts a subscription that was saved into the list. */
function apply(state: SubscriptionsState, subscription: Subscription) {
  const { value } = state.account;
  if (!value) return;
  value.subscriptions = value.subscriptions.some(({ id }) => id === subscription.id)
    ? value.subscriptions.map((held) => (held.id === subscription.id ? keepNewer(held, subscription) : held))
    : [...value.subscriptions, subscription];
}

/** The subscriptions of the account. */
const subscriptions = defineRead({
  name: 'subscriptions',
  select: (state: SubscriptionsState) => state.account,
  send: ({ client }: SubscriptionsDeps, _, signal) => client.list(signal),
  settle({ account }, data) {
    const held = new Map(account.value?.subscriptions.map((each) => [each.id, each]));
    // A change may have been saved while the list was loading.
    return { ...data, subscriptions: data.subscriptions.map((each) => keepNewer(held.get(each.id), each)) };
  },
});

/** The data of the open drawer. */
const offer = defineRead({
  name: 'offer',
  select: ({ drawer }: SubscriptionsState, itemId: string) =>
    drawer?.itemId === itemId ? drawer.offer : undefined,
  send: ({ client }: SubscriptionsDeps, itemId, signal) => client.getOffer(itemId, signal),
});

const slice = createSlice({
  name: 'subscriptions',
  initialState: initialSubscriptions,
  reducers: {
    ...subscriptions.reducers,
    /** Command: open the drawer for an item. */
    drawerOpened(state, { payload }: PayloadAction<{ itemId: string; qty?: number | undefined }>) {
      state.drawer = { ...payload, offer: IDLE, submit: { phase: 'idle', serial: 0 } };
    },
    drawerClosed(state) {
      state.drawer = null;
    },
    ...offer.reducers,
    /** Commands: save the form of the drawer. */
    createSubmitted(state, _: PayloadAction<CreateSubscriptionBody>) {
      if (state.drawer) state.drawer.submit = { phase: 'saving', serial: state.drawer.submit.serial };
    },
    updateSubmitted(state, _: PayloadAction<{ id: string; itemId: string; body: UpdateSubscriptionBody }>) {
      if (state.drawer) state.drawer.submit = { phase: 'saving', serial: state.drawer.submit.serial };
    },
    /** Event: a subscription was created or changed in the drawer. */
    subscriptionSaved(
      state,
      { payload }: PayloadAction<{ itemId: string; subscription: Subscription; isNew: boolean }>,
    ) {
      const { itemId, subscription, isNew } = payload;
      apply(state, subscription);
      delete state.changes[subscription.id];
      if (state.drawer?.itemId === itemId)
        state.drawer.submit = { phase: 'saved', subscription, isNew, serial: state.drawer.submit.serial };
    },
    saveFailed(state, { payload }: PayloadAction<{ itemId: string; failure: Failure }>) {
      if (state.drawer?.itemId !== payload.itemId) return;
      const serial = state.drawer.submit.serial + 1;
      state.drawer.submit = { phase: 'failed', failure: payload.failure, serial };
    },
    /** Command: pause, resume, skip, cancel or restore. Ignored while the subscription is being changed. */
    actionSubmitted(_state, _: PayloadAction<{ id: string; action: SubscriptionAction }>) {},
    /** Command: undo the latest skip. */
    skipUndone(_state, _: PayloadAction<string>) {},
    changeStarted(
      state,
      { payload }: PayloadAction<{ id: string; action: SubscriptionAction | 'SET_BACK' }>,
    ) {
      state.changes[payload.id] = { phase: 'saving', action: payload.action };
    },
    /** Event: an action was saved. */
    subscriptionChanged(
      state,
      {
        payload,
      }: PayloadAction<{
        subscription: Subscription;
        action: SubscriptionAction | 'SET_BACK';
        previousDate: string;
      }>,
    ) {
      const { subscription, action, previousDate } = payload;
      apply(state, subscription);
      state.changes[subscription.id] = { phase: 'done', action, previousDate };
    },
    changeFailed(state, { payload }: PayloadAction<{ id: string; failure: Failure }>) {
      state.changes[payload.id] = { phase: 'failed', failure: payload.failure };
    },
  },
});

export const subscriptionsReads = [subscriptions, offer];
export const subscriptionsActions = slice.actions;
export const subscriptionsReducer = slice.reducer;

/** Events that other domains may listen to. */
export const subscriptionsEvents = {
  subscriptionSaved: slice.actions.subscriptionSaved,
  subscriptionChanged: slice.actions.subscriptionChanged,
};

/** The part of the store that this library uses. */
export interface SubscriptionsRoot {
  subscriptions: SubscriptionsState;
}
export const selectSubscriptions = (root: SubscriptionsRoot) => root.subscriptions.account;
export const selectRestockDrawer = (root: SubscriptionsRoot) => root.subscriptions.drawer;
export const selectSubscriptionChanges = (root: SubscriptionsRoot) => root.subscriptions.changes;
