import { put, takeEvery } from 'redux-saga/effects';
import { HOUR } from '@foolscap/core/clock';
import { selectFrom } from '@foolscap/core/sagas';
import type { ExpiringStorage } from '@foolscap/core/storage';
import { CHECKOUT_DRAFT_KEY } from '../model/codes.ts';
import { checkoutActions, selectCheckoutInfo, selectKeptCheckout } from './checkout.slice.ts';
import type { KeptCheckout } from './checkout.slice.ts';

/** The entry belongs to one cart, and so to one shopper and one site. */
interface KeptEntry {
  cartId: string;
  kept: KeptCheckout;
}

/** Whether a text may contain a card number, which is never stored: 13 digits or more in a row. */
const mayHaveCardNumber = (text: string): boolean => /\d(?:[ .-]?\d){12}/.test(text);

/** Returns what may be stored: a form with a possible card number in one of its fields is left out. */
const withoutCardNumbers = ({ drafts, ...kept }: KeptCheckout): KeptCheckout => ({
  ...kept,
  drafts: Object.fromEntries(
    Object.entries(drafts).filter(([, draft]) => !Object.values(draft).some(mayHaveCardNumber)),
  ),
});

/**
 * Keeps what the shopper has typed in the forms of checkout, and which payment was declined, through a reload. Card data is not among it: the
 * payment domain's forms have no drafts.
 */
export function* keepCheckout(storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>) {
  let restoredFor: string | undefined;

  function* restore() {
    const cartId = (yield* selectFrom(selectCheckoutInfo))?.cartId;
    if (cartId === undefined || cartId === restoredFor) return;
    restoredFor = cartId;
    const entry = storage.get<KeptEntry>(CHECKOUT_DRAFT_KEY);
    if (entry?.cartId === cartId) yield put(checkoutActions.checkoutRestored(entry.kept));
  }

  function* keep() {
    const cartId = (yield* selectFrom(selectCheckoutInfo))?.cartId;
    const kept = withoutCardNumbers(yield* selectFrom(selectKeptCheckout));
    const isEmpty = Object.keys(kept.drafts).length === 0 && kept.declinedPaymentId === undefined;
    if (cartId === undefined || isEmpty) storage.remove(CHECKOUT_DRAFT_KEY);
    else storage.set(CHECKOUT_DRAFT_KEY, { cartId, kept } satisfies KeptEntry, HOUR);
  }

  yield* restore();
  // Every: what was typed last must be in the storage when the page goes away.
  yield takeEvery(checkoutActions.checkoutReceived.type, restore);
  yield takeEvery(
    [
      checkoutActions.draftChanged.type,
      checkoutActions.draftDiscarded.type,
      checkoutActions.sectionSaved.type,
      checkoutActions.placeOrderFailed.type,
      checkoutActions.orderPlaced.type,
    ],
    keep,
  );
}
