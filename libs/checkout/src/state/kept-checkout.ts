import { put, takeEvery } from 'redux-saga/effects';
import { HOUR } from '@foolscap/core/clock';
import { selectFrom } from '@foolscap/core/sagas';
import type { ExpiringStorage } from '@foolscap/core/storage';
import { CHECKOUT_DRAFT_KEY } from '../model/codes.ts';
import { checkoutActions, selectCheckoutInfo, selectKeptCheckout } from './checkout.slice.ts';
import type { CheckoutForm, KeptCheckout } from './checkout.slice.ts';

/** The entry belongs to one cart, and therefore to one shopper and one site. */
interface KeptEntry {
  cartId: string;
  kept: KeptCheckout;
}

const FORMS: readonly CheckoutForm[] = ['CONTACT', 'PICKUP', 'ADDRESS', 'BILLING', 'PURCHASE_ORDER'];

const isDraft = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Reads the parts of a stored entry that belong to the kept state. Storage is untrusted, so anything else is ignored. */
function readKept(kept: Partial<Record<keyof KeptCheckout, unknown>> | null | undefined): KeptCheckout {
  const stored = Object(kept?.drafts) as Record<string, unknown>;
  const drafts = FORMS.flatMap((form) => {
    const draft = stored[form];
    return isDraft(draft) ? [[form, draft] as const] : [];
  });
  const id = kept?.declinedPaymentId;
  return { drafts: Object.fromEntries(drafts), ...(typeof id === 'string' && { declinedPaymentId: id }) };
}

/** A payment card number has at least this many digits. */
const CARD_DIGITS = 13;

const countDigits = (text: string): number => text.normalize('NFKC').match(/\p{Nd}/gu)?.length ?? 0;

/**
 * Checks whether a form may contain a card number, which is never stored, even if incomplete or mistyped, with any separators, or split
 * across several fields. Fields that contain other digits are counted separately.
 */
function mayHaveCardNumber({
  phone = '',
  zipCode = '',
  email = '',
  ...texts
}: Record<string, string>): boolean {
  const all = Object.values(texts).join(' ');
  return [all, phone, zipCode, email].some((text) => countDigits(text) >= CARD_DIGITS);
}

/** Returns what may be stored, without any form that may contain a card number. */
const withoutCardNumbers = ({ drafts, ...kept }: KeptCheckout): KeptCheckout => ({
  ...kept,
  drafts: Object.fromEntries(Object.entries(drafts).filter(([, draft]) => !mayHaveCardNumber(draft))),
});

/**
 * Keeps what the shopper has typed into checkout's forms, and which payment was declined, across a reload. Card data is not included: the
 * payment domain's forms have no drafts.
 */
export function* keepCheckout(storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>) {
  let restoredFor: string | undefined;

  function* restore() {
    const cartId = (yield* selectFrom(selectCheckoutInfo))?.cartId;
    if (cartId === undefined || cartId === restoredFor) return;
    restoredFor = cartId;
    const entry = storage.get<Partial<KeptEntry>>(CHECKOUT_DRAFT_KEY);
    if (entry?.cartId === cartId) yield put(checkoutActions.checkoutRestored(readKept(entry.kept)));
  }

  function* keep() {
    const cartId = (yield* selectFrom(selectCheckoutInfo))?.cartId;
    const kept = withoutCardNumbers(yield* selectFrom(selectKeptCheckout));
    const isEmpty = Object.keys(kept.drafts).length === 0 && kept.declinedPaymentId === undefined;
    if (cartId === undefined || isEmpty) storage.remove(CHECKOUT_DRAFT_KEY);
    else storage.set(CHECKOUT_DRAFT_KEY, { cartId, kept } satisfies KeptEntry, HOUR);
  }

  yield* restore();
  // Every: what was typed last must be stored when the page is left.
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
