import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { Breakpoint } from '@foolscap/core/breakpoints';
import { DEFAULT_ALERT_TYPE, getAlertType } from '@foolscap/core/vocabulary';
import type { Message } from '@foolscap/core/vocabulary';
import { cartActions } from '../cart.slice.ts';
import { removeLine } from '../writes/remove-line.ts';
import { initialMiniCartState } from './mini-cart.state.ts';
import type {
  MiniCartNotification,
  MiniCartState,
  MiniCartVariant,
  MiniCartView,
} from './mini-cart.state.ts';

/** A message to show; without a type it is a warning (cart-4.46). */
export type MiniCartMessage = Pick<Message, 'code' | 'description'> & Partial<Pick<Message, 'type'>>;

const toNotification = (
  { code, type, description }: MiniCartMessage,
  cartItemId?: string,
): MiniCartNotification => ({
  alertType: type ? getAlertType(type) : DEFAULT_ALERT_TYPE,
  code,
  ...(description === undefined ? {} : { description }),
  ...(cartItemId === undefined ? {} : { cartItemId }),
});

const getView = ({ flyout }: MiniCartState): MiniCartView =>
  flyout.phase === 'closed' ? 'cart' : flyout.view;

/** The mini cart's state machine: its flyout, removals and notifications. The lines are the cart's. */
export const miniCart = createSlice({
  name: 'miniCart',
  initialState: initialMiniCartState,
  reducers: {
    /** Intention: open the flyout, or show its other list. */
    openRequested: {
      prepare: ({ view = 'cart' }: { view?: MiniCartView } = {}) => ({ payload: { view } }),
      reducer(state: MiniCartState, { payload: { view } }: PayloadAction<{ view: MiniCartView }>) {
        const { phase } = state.flyout;
        state.flyout = { phase: phase === 'closed' ? 'waiting' : phase, view };
      },
    },
    /** Fact: the flyout is on screen and animating in. */
    opened(state: MiniCartState) {
      state.flyout = { phase: 'entering', view: getView(state) };
    },
    /** Fact: the flyout's animation has finished. */
    entered(state: MiniCartState) {
      if (state.flyout.phase === 'entering') state.flyout.phase = 'open';
    },
    /** Intention: close the flyout. Its notifications count as seen. */
    closeRequested(state: MiniCartState) {
      state.flyout = { phase: 'closed' };
      state.notifications = [];
    },
    /** Fact: the flyout's content has rendered, so it opens without delay from now on. */
    contentRendered(state: MiniCartState) {
      state.content = 'rendered';
    },
    /** Intention: remove a line with an animation. */
    removalRequested(
      state: MiniCartState,
      { payload: { cartItemId } }: PayloadAction<{ cartItemId: string }>,
    ) {
      state.removals[cartItemId] ??= 'animating';
    },
    /** Fact: the animation of a removal has finished. */
    removalAnimated(
      state: MiniCartState,
      { payload: { cartItemId } }: PayloadAction<{ cartItemId: string }>,
    ) {
      state.removals[cartItemId] = 'settling';
    },
    /** Fact: the removal is confirmed, has failed, or was undone. */
    removalEnded(state: MiniCartState, { payload: { cartItemId } }: PayloadAction<{ cartItemId: string }>) {
      delete state.removals[cartItemId];
    },
    /** Intention: show messages about the cart or a line. */
    notificationsShown(
      state,
      { payload }: PayloadAction<{ messages: readonly MiniCartMessage[]; cartItemId?: string }>,
    ) {
      const { messages, cartItemId } = payload;
      state.notifications = [
        ...state.notifications.filter((held) => held.cartItemId !== cartItemId),
        ...messages.map((message) => toNotification(message, cartItemId)),
      ];
    },
    /** Intention: dismiss the notifications about the cart or a line. */
    notificationsDismissed(
      state: MiniCartState,
      { payload: { cartItemId } }: PayloadAction<{ cartItemId?: string }>,
    ) {
      state.notifications = state.notifications.filter((held) => held.cartItemId !== cartItemId);
    },
    /** Facts about the recommendations below the lines, which another domain reads. */
    recommendationsRequested(state: MiniCartState) {
      state.recommendations = 'loading';
    },
    recommendationsReceived(state: MiniCartState) {
      state.recommendations = 'ready';
    },
    recommendationsFailed(state: MiniCartState) {
      state.recommendations = 'failed';
    },
    /** Fact: the viewport's breakpoint has changed. */
    breakpointChanged(state: MiniCartState, { payload }: PayloadAction<Breakpoint>) {
      state.breakpoint = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      // An add replaces the notifications of the previous one.
      .addCase(cartActions.itemsAdded, (state, { payload: { lines, errors } }) => {
        state.notifications = [
          ...errors.map((error) => toNotification(error)),
          ...lines.flatMap(({ cartItemId, messages }) =>
            messages.map((message) => toNotification(message, cartItemId)),
          ),
        ];
      })
      .addCase(removeLine.failed, (state, { payload: { request, failure } }) => {
        if (state.removals[request.cartItemId])
          state.notifications.push(toNotification({ code: failure.code }, request.cartItemId));
      }),
});

export const miniCartActions = miniCart.actions;

/** Creates the mini cart's reducer for a layout. A reset of the cart keeps only its breakpoint (cart-4.57). */
export function createMiniCartReducer(variant: MiniCartVariant) {
  const initialState: MiniCartState = { ...initialMiniCartState, variant };
  return (state: MiniCartState = initialState, action: Action): MiniCartState =>
    cartActions.cartReset.match(action)
      ? { ...initialState, breakpoint: state.breakpoint }
      : miniCart.reducer(state, action);
}
