import type { CartItem } from '../contract/index.ts';
import type { ITEM_CODES } from './codes.ts';

// A literal, so that pages need not load the code table.
const REPLACED: typeof ITEM_CODES.surchargeAlternate = 'SURCHG_ALTS_ITM_MSG';

export type FeedbackKind = 'toast' | 'overlay' | 'drawer' | 'redirect';

/**
 * Checks whether a message needs the shopper's attention: limits, errors and replacements do. The outcome table loads with the feedback.
 */
const isAlert = ({ code, type }: CartItem['messages'][number]): boolean =>
  type !== 'INFO' || code === REPLACED;

/**
 * Chooses the feedback for an add (cart-2.36, decision-feedback-of-an-add): a toast for several lines without limit or error messages,
 * otherwise the drawer on small screens and the overlay on others.
 * @param isCartShown shows a toast for a single line as well, because the page shows the line and the drawer would cover Checkout
 * @param errors errors of a reply that also has lines, such as an unknown item among others; they need the drawer or overlay too
 */
export function feedbackKind(
  lines: readonly Pick<CartItem, 'messages'>[],
  {
    small,
    isCartShown = false,
    redirect = false,
    errors = [],
  }: { small: boolean; isCartShown?: boolean; redirect?: boolean; errors?: readonly unknown[] },
): FeedbackKind {
  if (redirect) return 'redirect';
  const hasAlert = errors.length > 0 || lines.some(({ messages }) => messages.some(isAlert));
  if (!hasAlert && (isCartShown || lines.length > 1)) return 'toast';
  return small ? 'drawer' : 'overlay';
}
