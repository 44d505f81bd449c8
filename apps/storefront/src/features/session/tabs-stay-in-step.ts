import { eventChannel } from 'redux-saga';
import { all, call, put, select, takeEvery } from 'redux-saga/effects';
import { accountActions, accountEvents, selectIsSignedIn } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { cartActions, cartEvents, selectCart, selectCartLoad } from '@foolscap/cart/state';
import type { CartRoot } from '@foolscap/cart/state';
import type { checkoutEvents } from '@foolscap/checkout/state';
import type { TabChannel } from '@foolscap/core/tabs';

/** A message to the other tabs. */
export type TabMessage =
  /** The cart was changed here, up to this revision if known. */
  { kind: 'cart'; cartId?: string; revision?: number } | { kind: 'session'; isSignedIn: boolean };

type CheckoutEvent = (typeof checkoutEvents)['orderPlaced' | 'sectionSaved']['type'];

/** Checkout events that change the cart. Types only, so that pages without checkout do not load it. */
const CHECKOUT_EVENTS: CheckoutEvent[] = ['checkout/orderPlaced', 'checkout/sectionSaved'];

/** The part of a confirmed write that an announcement depends on. */
interface WriteConfirmed {
  type: string;
  payload?: { reply?: { data?: { sfl?: unknown } } };
}

/** Marks an action that repeats another tab's event and must not be announced again. */
export const FROM_TAB = { fromTab: true };
const isOwn = (action: { meta?: unknown }) => action.meta !== FROM_TAB;

/**
 * Keeps one browser's tabs in sync. A tab announces only its own writes and its own sign-in or sign-out, never what it has read, so that
 * announcements do not trigger each other. Other tabs read quietly: a failed read changes nothing on screen, and the reducer drops a reply
 * older than the held cart.
 */
export function* tabsStayInStep(tabs: TabChannel<TabMessage>, revisionAtLoad?: number) {
  function* announceCart({ type, payload }: WriteConfirmed): Generator<unknown, void> {
    const held = (yield select(selectCart)) as ReturnType<typeof selectCart>;
    // After a change by checkout the held cart is older than the server's; one of the saved items may leave its revision as it is.
    const isHeld = held && !(CHECKOUT_EVENTS as string[]).includes(type) && !payload?.reply?.data?.sfl;
    const message: TabMessage = isHeld
      ? { kind: 'cart', cartId: held.cartId, revision: held.revision }
      : { kind: 'cart' };
    yield call(tabs.announce, message);
  }
  function* announceSession(action: { type: string; meta?: unknown }) {
    const isSignedIn = action.type === accountEvents.signedIn.type;
    if (isOwn(action)) yield call(tabs.announce, { kind: 'session', isSignedIn });
  }

  function* follow(message: TabMessage) {
    if (message.kind === 'cart') {
      const state = (yield select((root: CartRoot) => root)) as CartRoot;
      const held = selectCart(state);
      const isKnown = held?.cartId === message.cartId && held && message.revision! <= held.revision;
      // A page that has not read the cart yet reads the latest one.
      if (!isKnown && selectCartLoad(state).phase !== 'idle') yield put(cartActions.cartRefreshRequested());
      return;
    }
    const wasSignedIn = (yield select((root: AccountRoot) => selectIsSignedIn(root))) as boolean;
    if (!message.isSignedIn && wasSignedIn) yield put({ ...accountActions.signedOut(), meta: FROM_TAB });
    yield put(accountActions.accountRequested());
    yield put(cartActions.cartRefreshRequested());
  }

  // A change confirmed before this process loaded is announced now.
  const held = (yield select(selectCart)) as ReturnType<typeof selectCart>;
  if (revisionAtLoad !== undefined && held && held.revision > revisionAtLoad)
    yield call(tabs.announce, { kind: 'cart', cartId: held.cartId, revision: held.revision });

  yield all([
    takeEvery([cartEvents.isWriteConfirmed, ...CHECKOUT_EVENTS], announceCart),
    takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], announceSession),
    takeEvery(
      eventChannel<TabMessage>((emit) => tabs.listen(emit)),
      follow,
    ),
  ]);
}
