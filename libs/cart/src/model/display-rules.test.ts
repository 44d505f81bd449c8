import type { CartInfo } from '../contract/index.ts';
import { buildCart } from '../testing/builders.ts';
import type { DISPLAY_RULES } from './display-rules.ts';
import { getDisplayRules } from './display-rules.ts';

const item: NonNullable<CartInfo['freeItems']>[number] = {
  promotionId: 'mug',
  promotionName: 'Free mug',
  itemId: 'mug',
  qty: 1,
  label: 'Free',
  name: 'Mug',
  itemUrl: '/p/mug',
  imageUrl: '/mug.svg',
  uom: 'each',
};
const user: NonNullable<CartInfo['userInfo']> = {
  firstName: 'Ada',
  lastName: 'Page',
  email: 'ada@example.com',
  membershipProgram: 'NON_MEMBER',
  isPremiumRewards: false,
  isCertifiedUser: false,
  isNewCustomer: false,
};
const member = { ...user, rewardsNumber: '12345678' };
const field = { name: 'PO', description: '', type: 'TEXT' as const, level: 'ORDER' as const, totPages: 0 };
const budgets = { po: field, showBCLink: true, isConfigured: true, showNone: true, budgetingEnabled: true };
const rewards = { eligibleAmount: 5 };

it.each<[string, Partial<CartInfo>, readonly (typeof DISPLAY_RULES)[number][]]>([
  ['an ordinary cart', {}, []],
  ['free items', { freeItems: [item] }, ['FREE_ITEMS']],
  ['free items to choose', { availableFreeItems: [item] }, ['FREE_ITEMS']],
  ['free items without lines', { freeItems: [item], items: [] }, []],
  ['budgets', { invoiceInfo: budgets }, ['BUDGETS']],
  ['budgets that are switched off', { invoiceInfo: { ...budgets, budgetingEnabled: false } }, []],
  ['rewards of a member', { cartEasyRewards: rewards, userInfo: member }, ['EASY_REWARDS']],
  ['rewards of others', { cartEasyRewards: rewards, userInfo: user }, []],
  [
    'a later delivery',
    { futureDelivery: { earliestDeliveryDate: '2026-12-01', messages: [] } },
    ['FUTURE_DELIVERY'],
  ],
  [
    'a gift card',
    {
      orderPayment: {
        orderPayments: [{ id: 'a', paymentType: 'GIFT_CARD', addedToOrder: true, amountApplied: 5 }],
      },
    },
    ['ORDER_PAYMENT'],
  ],
])('of %s', (_case, cart, rules) => {
  expect(getDisplayRules(buildCart(cart))).toEqual(rules);
});
