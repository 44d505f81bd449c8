import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { CartInfo } from '../contract/index.ts';
import { getHandlingFees } from './cart-summary.ts';
import { SMALL_ORDER } from './small-order.ts';
import { ORDER_HINT_MESSAGES } from './order-hint-messages.ts';
import { SUMMARY_MESSAGES } from './summary-messages.ts';

/** A fee in the summary, with the reason for it. */
export interface ExplainedFee {
  term: string;
  description: string;
}

/** Explains the fees that depend on a cart's items and address; none for most carts. */
export function explainFees(
  { cartSummary }: Pick<CartInfo, 'cartSummary'>,
  { hints } = ORDER_HINT_MESSAGES,
  { summary } = SUMMARY_MESSAGES,
): ExplainedFee[] {
  const { surchargeFee, dasFee = 0 } = cartSummary;
  const { oversized, smallOrder } = getHandlingFees(cartSummary);
  const explain = (fee: 'surcharges' | 'oversized' | 'smallOrder' | 'area', amount: number) =>
    amount > 0 ? [{ term: summary[fee], description: hints[fee] }] : [];
  return [
    ...explain('surcharges', surchargeFee),
    ...explain('oversized', oversized),
    ...explain('smallOrder', smallOrder),
    ...explain('area', dasFee),
  ];
}

/** Returns the rewards that members earn and can use with a cart, as amounts; undefined for shoppers who have not joined. */
export function getRewardsHint(
  { cartSummary, items, userInfo }: Pick<CartInfo, 'cartSummary' | 'items' | 'userInfo'>,
  locale?: string,
): { earned: string; redeemable?: string } | undefined {
  if (!userInfo?.rewardsNumber || !userInfo.rewardsPercent) return undefined;
  const total = toMinorUnits(cartSummary.ordTotal) ?? 0;
  const eligible = items.reduce(
    (sum, { easyRewardsItem, priceInfo, status }) =>
      status === 'ACTIVE' && easyRewardsItem?.redemptionEligibility
        ? sum + (toMinorUnits(priceInfo.finalPrice) ?? 0)
        : sum,
    0,
  );
  return {
    earned: formatMoney(Math.floor((total * userInfo.rewardsPercent) / 100), locale),
    ...(eligible > 0 ? { redeemable: formatMoney(eligible, locale) } : {}),
  };
}

/** Returns the text that suggests combining small orders (cart-4.20); undefined for most carts. */
export const getSmallOrderHint = ({ messages }: Pick<CartInfo, 'messages'>): string | undefined =>
  messages.find(({ code }) => code === SMALL_ORDER)?.description;
