import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { CartReply } from '../../client/cart-client.ts';
import type { SavedItemsData } from '../../contract/index.ts';
import { CART_CODES } from '../../model/codes.ts';
import { applySavedChange } from '../../model/saved-items.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { readSavedItems } from './read-saved-items.ts';
import type { SavedItemsDeps } from './read-saved-items.ts';
import { initialSavedItemsState } from './saved-items.state.ts';
import type { ConfirmedSavedChange, SavedItemsState } from './saved-items.state.ts';
import { itemRemoved, itemsMoved, lineSaved } from './writes/facts.ts';

/** Returns the cart reply that an action contains; undefined for other actions. */
export function getCartReply(action: Action): CartReply | undefined {
  const { type, payload } = action as Partial<PayloadAction<{ reply?: CartReply } | undefined>>;
  if (heldCartActions.cartReceived.match(action)) return action.payload;
  return type?.startsWith('cart/') ? payload?.reply : undefined;
}

const bringsReply = (action: Action): action is Action => getCartReply(action) !== undefined;

function confirm(state: SavedItemsState, change: ConfirmedSavedChange): void {
  state.confirmed = { change, serial: (state.confirmed?.serial ?? 0) + 1 };
}

/** Clears the list if it belongs to another session. */
function enterSession(state: SavedItemsState, sessionId: string | undefined): void {
  if (sessionId === undefined) return;
  if (state.sessionId !== undefined && state.sessionId !== sessionId)
    Object.assign(state, { list: { phase: 'idle' }, newest: 0, outdated: state.outdated + 1 });
  state.sessionId = sessionId;
}

/** Applies the parts of a reply about the saved items: their change, and SFL_MOVED, which empties the list (cart-4.65). */
function receiveCartReply(state: SavedItemsState, { data, sessionId }: CartReply): void {
  enterSession(state, sessionId);
  const { cartInfo, sfl } = data;
  if (sfl) {
    state.newest = Math.max(state.newest, sfl.revision);
    const held = state.list.value;
    const applied = held && applySavedChange(held, sfl);
    if (applied) state.list.value = applied;
  }
  const movedAt = `${cartInfo.cartId}:${cartInfo.revision}`;
  if (state.movedAt === movedAt || !cartInfo.messages.some(({ code }) => code === CART_CODES.sflMoved))
    return;
  state.movedAt = movedAt;
  state.list = IDLE;
  state.outdated += 1;
}

/** Reads the list and keeps it current from then on. */
export const savedItems = defineRead({
  name: 'savedItems',
  select: (state: SavedItemsState) => state.list,
  begin(state) {
    state.isWanted = true;
  },
  send: (deps: SavedItemsDeps, _, signal) => readSavedItems(deps, signal),
  settle(state, { data, sessionId }): SavedItemsData {
    enterSession(state, sessionId);
    const held = state.list.value;
    // A change that was applied during the read is newer.
    const latest = held && held.revision > data.revision ? held : data;
    state.newest = latest.revision;
    return latest;
  },
  inFlight: 'join',
});

const slice = createSlice({
  name: 'saved',
  initialState: initialSavedItemsState,
  reducers: {
    ...savedItems.reducers,
    /** Fact: the list may have changed on the server. */
    savedItemsOutdated(state: SavedItemsState) {
      state.outdated += 1;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(heldCartActions.cartReset, () => initialSavedItemsState)
      .addCase(lineSaved, (state, { payload: { reply } }) => {
        const [item] = reply?.data.sfl?.sflItems ?? [];
        if (item) confirm(state, { kind: 'saved', name: item.itemDetails.name });
      })
      .addCase(itemRemoved, (state, { payload: { listItemId } }) => {
        const item = state.list.value?.sflItems.find((each) => each.listItemId === listItemId);
        if (item) confirm(state, { kind: 'removed', name: item.itemDetails.name });
      })
      .addCase(itemsMoved, (state, { payload: { reply } }) => {
        if (!reply) return;
        confirm(state, {
          kind: 'moved',
          lines: reply.data.cartInfo.items,
          errors: reply.data.error ?? [],
        });
      })
      .addMatcher(bringsReply, (state, action) => receiveCartReply(state, getCartReply(action)!)),
});

export const savedItemsReducer = slice.reducer;
export const heldSavedItemsActions = slice.actions;
