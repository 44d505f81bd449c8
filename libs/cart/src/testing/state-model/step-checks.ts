import type { Failure } from '@foolscap/core/http';
import { CART_CODES } from '../../model/cart-codes.ts';
import { selectLines } from '../../state/cart.selectors.ts';
import type { WriteFailure } from '@foolscap/core/state';
import type { Page, PageState, Step } from './shop-window.ts';

/** Checks for rejections that need no message: the line or item is gone, and the cart or list is read again. */
const isSilent = (kind: string, { code }: Failure): boolean =>
  ['move', 'removeSaved'].includes(kind) && code === 'CART_ITEM_ID_NOT_FOUND';

const getMessages = ({ cart, sharedCart }: PageState) => ({
  alert: cart.alert?.serial,
  notice: cart.notice?.serial,
  feedback: cart.feedback?.phase === 'failed' ? cart.feedback : undefined,
  share: sharedCart.shareFailure,
});

/** Expects that a failed write has left a message. */
function checkFailure({ writes }: Page, { action, before, after }: Step): void {
  const write = writes.find(({ failed }) => failed.type === action.type);
  if (!write) return;
  const { failure } = action.payload as WriteFailure<unknown>;
  if (isSilent(write.kind, failure)) return;
  // The coupon field reports it.
  if (failure.code === CART_CODES.couponInvalid && write.kind === 'couponChange') {
    expect(after.coupons.failure).toEqual(failure);
    return;
  }
  // The suggestions drawer reports it, even if the same choice has failed before.
  if (write.kind === 'offer') {
    const { request } = action.payload as WriteFailure<unknown>;
    expect(after.offers.choice).toEqual({ phase: 'failed', request });
    return;
  }
  expect([action.type, getMessages(after)]).not.toEqual([action.type, getMessages(before)]);
}

/** Expects that no revision of one cart or list goes backward. */
function checkRevisions({ before, after }: Step): void {
  const [held, next] = [before.cart.info.value, after.cart.info.value];
  if (held && next) expect(next.revision).toBeGreaterThanOrEqual(held.revision);
  const [list, nextList] = [before.saved.list.value, after.saved.list.value];
  if (list && nextList) expect(nextList.revision).toBeGreaterThanOrEqual(list.revision);
}

/** Expects that no line is shown twice. */
function checkLines({ after }: Step): void {
  const ids = selectLines(after).map(({ line }) => line.cartItemId);
  expect(ids).toEqual([...new Set(ids)]);
}

/** Checks a page's steps since the last check. */
export function checkSteps(page: Page): void {
  for (const step of page.steps.slice(page.checked)) {
    page.checked += 1;
    checkFailure(page, step);
    checkRevisions(step);
    checkLines(step);
  }
}
