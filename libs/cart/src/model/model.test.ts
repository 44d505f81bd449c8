import { buildCart, buildCartChange, buildCartItem } from '../testing/builders.ts';
import {
  applyReply,
  feedbackKind,
  getAddHints,
  getLineOutcome,
  getPlanMessages,
  itemMessageText,
  leadingLine,
  wasAdded,
} from './index.ts';

describe('applyReply', () => {
  const cart = buildCart({ revision: 5 });
  const changed = buildCartItem({ qty: 3 });

  it('merges a change that follows the held revision', () => {
    const applied = applyReply(cart, buildCartChange(cart, [changed]));
    expect(applied).toMatchObject({ kind: 'applied', cart: { revision: 6, items: [{ qty: 3 }] } });
  });
  it('drops removed lines and appends new ones', () => {
    const change = buildCartChange(cart, [
      buildCartItem({ status: 'DELETED' }),
      buildCartItem({ cartItemId: 'new' }),
    ]);
    expect(applyReply(cart, change)).toMatchObject({ cart: { items: [{ cartItemId: 'new' }] } });
  });
  it('ignores a reply that is older than the held cart', () => {
    expect(applyReply(cart, { ...cart, revision: 4 })).toEqual({ kind: 'stale' });
    expect(
      applyReply(cart, { ...buildCartChange(cart, [changed]), previousRevision: 4, revision: 5 }),
    ).toEqual({ kind: 'stale' });
  });
  it('shows why a call changed nothing on its lines, which are unchanged', () => {
    const messages = [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'WARNING' as const }];
    const unchanged = { ...buildCartChange(cart, [buildCartItem({ messages })]), revision: 5 };
    expect(applyReply(cart, unchanged)).toEqual({
      kind: 'applied',
      cart: { ...cart, items: [{ ...cart.items[0], messages }] },
    });
  });
  it('reports a gap when a change was missed or no cart is held', () => {
    expect(
      applyReply(cart, { ...buildCartChange(cart, [changed]), previousRevision: 6, revision: 7 }).kind,
    ).toBe('gap');
    expect(applyReply(undefined, buildCartChange(cart, [changed])).kind).toBe('gap');
  });
  it('accepts another cart with any revision', () => {
    expect(applyReply(cart, buildCart({ cartId: 'other', revision: 1 })).kind).toBe('applied');
  });
});

describe('the outcome of an add', () => {
  it('is a failure for a store without pickup, and for any other error', () => {
    expect(getLineOutcome([{ code: 'INVALID_STORE_NUMBER', type: 'ERROR' }])).toEqual({
      outcome: 'not-added',
      alert: 'failure',
    });
    expect(getLineOutcome([{ code: 'SOMETHING_NEW', type: 'ERROR' }]).alert).toBe('failure');
    expect(getLineOutcome([{ code: 'SOMETHING_NEW', type: 'WARN' }])).toEqual({ outcome: 'added' });
    expect(getLineOutcome([{ code: 'PARTIAL_QTY_AVAILABLE', type: 'ERROR' }]).alert).toBe('failure');
  });

  it('needs the drawer or overlay for errors next to several added lines', () => {
    const lines = [buildCartItem(), buildCartItem({ cartItemId: 'line-2' })];
    expect(feedbackKind(lines, { small: false })).toBe('toast');
    expect(feedbackKind(lines, { small: false, errors: [{ code: 'SKU_INVALID' }] })).toBe('overlay');
  });

  it('counts only lines that got units as added', () => {
    expect(wasAdded(buildCartItem({ qty: 2 }))).toBe(true);
    expect(wasAdded(buildCartItem({ qty: 2, qtyAdded: 0 }))).toBe(false);
    expect(wasAdded(buildCartItem({ qty: 0, status: 'INVALID' }))).toBe(false);
  });

  const codes = [
    ['OUT_OF_STOCK', 'out-of-stock', 'failure'],
    ['SURCHG_ALTS_ITM_MSG', 'replacement', 'info'],
    ['PARTIAL_QTY_FIXED', 'partial-quantity', 'warning'],
    ['QTY_LIMIT_ITEM', 'limit-exceeded', 'warning'],
    ['INVALID_FREE_ITEM', 'free-sample', 'failure'],
    ['EXCEEDS_MAX_LINE_QTY', 'max-line-quantity', 'warning'],
    ['PRICE_NOT_AVAILABLE', 'price-unavailable', 'failure'],
    ['BLOCKED_FOR_ADD_TO_CART', 'blocked', 'failure'],
    ['ITEM_NOT_AVAILABLE', 'blocked', 'failure'],
    ['ITEM_NOT_PUBLISHED', 'blocked', 'failure'],
    ['STANDALONE_WARRANTY_ITEM', 'standalone-warranty', 'failure'],
    ['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', 'child-quantity', 'warning'],
    ['WARRANTY_PLAN_OUT_OF_STOCK', 'plan-unavailable', 'failure'],
    ['SURCHARGE_APPLIES', 'surcharge', 'info'],
    ['EASY_REWARDS_HINT', 'rewards-hint', 'info'],
  ] as const;

  it.each(codes)('%s is %s', (code, outcome, alert) =>
    expect(getLineOutcome([{ code }])).toEqual({ outcome, alert }),
  );

  it('has the highest priority among the codes, in any order', () => {
    codes.forEach(([higher, outcome], index) => {
      for (const [lower] of codes.slice(index)) {
        expect(getLineOutcome([{ code: lower }, { code: higher }]).outcome).toBe(outcome);
      }
    });
  });

  it('of several lines is that of the line with the highest priority', () => {
    const good = buildCartItem();
    const bad = buildCartItem({ messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] });
    expect(leadingLine([good, bad])).toBe(bad);
    expect(leadingLine([])).toBeUndefined();
  });

  it('of several lines is not a toast if one has a limit message', () => {
    const limited = buildCartItem({ messages: [{ code: 'QTY_LIMIT_ITEM', type: 'WARNING' }] });
    expect(feedbackKind([buildCartItem(), limited], { small: true })).toBe('drawer');
    expect(feedbackKind([buildCartItem(), buildCartItem()], { small: true })).toBe('toast');
    expect(feedbackKind([limited], { small: true, redirect: true })).toBe('redirect');
  });

  it('is a toast for one line where the page shows the cart, unless it has a limit message', () => {
    const limited = buildCartItem({ messages: [{ code: 'QTY_LIMIT_ITEM', type: 'WARNING' }] });
    expect(feedbackKind([buildCartItem()], { small: true, isCartShown: true })).toBe('toast');
    expect(feedbackKind([limited], { small: true, isCartShown: true })).toBe('drawer');
  });
});

describe('the texts of the specification', () => {
  it('for the line limit', () => {
    const message = { code: 'EXCEEDS_MAX_LINE_QTY' };
    expect(itemMessageText(message, buildCartItem({ qtyAdded: 0 }))).toBe(
      'You already have this item in cart with the maximum quantity allowed.',
    );
    expect(itemMessageText(message, buildCartItem({ qtyAdded: 9, prevQty: 9990 }))).toBe(
      'There is a purchase limit of 9,999 for this item. Because you already have 9,990 in your cart, your order quantity has been updated to 9.',
    );
  });
});

describe('hints about an add', () => {
  it('are about surcharges, and about rewards that can pay for an item', () => {
    const codes = (...args: Parameters<typeof getAddHints>) => getAddHints(...args).map(({ code }) => code);
    expect(getAddHints({ surcharge: 450 }, false)).toEqual([
      { code: 'SURCHARGE_APPLIES', type: 'INFO', description: 'A surcharge of $4.50 applies to each unit.' },
    ]);
    expect(codes({ surcharge: 450, redeemable: true }, true)).toEqual([
      'SURCHARGE_APPLIES',
      'EASY_REWARDS_HINT',
    ]);
    expect(codes({ redeemable: true }, false)).toEqual([]);
  });

  it('name a plan that is out of stock, and leave other messages', () => {
    const limit = { code: 'QTY_LIMIT_EXCEEDED', type: 'WARN' as const };
    const [plan, other] = getPlanMessages([{ code: 'OUT_OF_STOCK', type: 'ERROR' }, limit]);
    expect(plan).toMatchObject({ code: 'WARRANTY_PLAN_OUT_OF_STOCK', type: 'ERROR' });
    expect(other).toBe(limit);
  });
});
