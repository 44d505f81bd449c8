import { buildCart, buildCartItem } from '../testing/builders.ts';
import { explainFees, getRewardsHint, getSmallOrderHint } from './order-hints.ts';

const cart = buildCart();
const userInfo = {
  firstName: 'Wendy',
  lastName: 'Reed',
  email: 'wendy@example.com',
  membershipProgram: 'NON_MEMBER',
  isPremiumRewards: false,
  isCertifiedUser: false,
  isNewCustomer: false,
} as const;
const member = { ...userInfo, rewardsNumber: '1234567890', rewardsPercent: 2 };

it('explains only the fees that a cart has', () => {
  expect(explainFees(cart)).toEqual([]);
  const cartSummary = { ...cart.cartSummary, surchargeFee: 4.5, dasFee: 9.95 };
  expect(explainFees({ cartSummary }).map(({ term }) => term)).toEqual(['Surcharges', 'Delivery area fee']);
});

it('shows members what an order earns, and what rewards can pay for', () => {
  const cartSummary = { ...cart.cartSummary, ordTotal: 60.99 };
  expect(getRewardsHint({ ...cart, cartSummary })).toBeUndefined();
  expect(getRewardsHint({ ...cart, cartSummary, userInfo })).toBeUndefined();
  expect(getRewardsHint({ ...cart, cartSummary, userInfo: member })).toEqual({ earned: '$1.21' });
  const redeemable = buildCartItem({ easyRewardsItem: { redemptionEligibility: true } });
  expect(getRewardsHint({ ...cart, items: [redeemable], userInfo: member })).toMatchObject({
    redeemable: '$8.49',
  });
});

it('suggests combining small orders with the text of the server', () => {
  expect(getSmallOrderHint(cart)).toBeUndefined();
  const messages = [{ code: 'SMALL_ORDER', type: 'INFO' as const, description: 'Combine small orders.' }];
  expect(getSmallOrderHint({ messages })).toBe('Combine small orders.');
});
