import type { CartInfo } from '../contract/index.ts';
import { showsBudgetOverlays } from './accounting.ts';
import { hasFreeItemSection } from './free-items.ts';

/** The parts of the cart page that only some carts show (cart-3.9). */
export const DISPLAY_RULES = [
  'FREE_ITEMS',
  'BUDGETS',
  'EASY_REWARDS',
  'FUTURE_DELIVERY',
  'ORDER_PAYMENT',
] as const;
export type DisplayRule = (typeof DISPLAY_RULES)[number];

const RULES: Record<DisplayRule, (cart: Omit<CartInfo, 'metadata'>) => boolean> = {
  FREE_ITEMS: hasFreeItemSection,
  BUDGETS: ({ invoiceInfo }) => showsBudgetOverlays(invoiceInfo),
  // Only members of the program can pay with rewards.
  EASY_REWARDS: ({ cartEasyRewards, userInfo }) =>
    cartEasyRewards !== undefined && userInfo?.rewardsNumber !== undefined,
  FUTURE_DELIVERY: ({ futureDelivery }) => futureDelivery !== undefined,
  ORDER_PAYMENT: ({ orderPayment }) => orderPayment !== undefined,
};

/** Lists the parts that are shown for a cart, in the order of `DISPLAY_RULES`. */
export const getDisplayRules = (cart: Omit<CartInfo, 'metadata'>): DisplayRule[] =>
  DISPLAY_RULES.filter((rule) => RULES[rule](cart));
