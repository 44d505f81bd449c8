import { eventChannel } from 'redux-saga';
import { put, select, takeEvery } from 'redux-saga/effects';
import { accountActions, selectIsSignedIn } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';
import { readSignInMarker } from '@foolscap/core/cookies';
import type { TenantId } from '@foolscap/core/vocabulary';
import { FROM_TAB } from './tabs-stay-in-step.ts';

/** The page's view of the sign-in marker. */
export interface MarkerSource {
  /** Returns `document.cookie`. */
  getCookies: () => string;
  /** Registers a listener for the shopper's return to the page. @returns a function that removes it */
  onReturn: (listener: () => void) => () => void;
}

/**
 * Compares what the page shows with its site's sign-in marker, initially and whenever the shopper returns. A page restored from history, or
 * one that missed another tab's message, may show an account that has signed out, or none. The server decides who is signed in: the account
 * is read again, and an account that has signed out is removed from the page immediately (decision-logged-in-cookies.3).
 */
export function* accountFollowsMarker({ getCookies, onReturn }: MarkerSource, tenant: TenantId) {
  function* compare() {
    const marker = readSignInMarker(getCookies(), tenant);
    const isSignedIn = (yield select((root: AccountRoot) => selectIsSignedIn(root))) as boolean;
    if (marker === undefined || (marker === 'SIGNED_IN') === isSignedIn) return;
    if (isSignedIn) yield put({ ...accountActions.signedOut(), meta: FROM_TAB });
    yield put(accountActions.accountRequested());
    yield put(cartActions.cartRefreshRequested());
  }
  yield* compare();
  yield takeEvery(
    eventChannel<true>((emit) => onReturn(() => emit(true))),
    compare,
  );
}
