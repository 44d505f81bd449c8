import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { CartInfo } from '../contract/index.ts';
import { getHandlingFees } from './cart-summary.ts';
import { SMALL_ORDER } from './small-order.ts';

/** A fee in the summary, with the reason for it. */
export interface ExplainedFee {
  term: string;
  description: string;
}

/** Explains the fees that depend on a cart's items and address; none for most carts. */
export function explainFees({ cartSummary }: Pick<CartInfo, 'cartSummary'>): ExplainedFee[] {
  const { surchargeFee, dasFee = 0 } = cartSummary;
  const { oversized, smallOrder } = getHandlingFees(cartSummary);
  return [
    ...(surchargeFee > 0
      ? [
          {
            term: 'Surcharges',
            description: 'Some items cost extra to store and ship safely, for each unit.',
          },
        ]
      : []),
    ...(oversized > 0
      ? [
          {
            term: 'Oversized item handling',
            description: 'Large or heavy items need special handling, for each unit.',
          },
        ]
      : []),
    ...(smallOrder > 0
      ? [
          {
            term: 'Small order fee',
            description: 'Orders below a minimum have a fee. Combine small orders to save it.',
          },
        ]
      : []),
    ...(dasFee > 0
      ? [
          {
            term: 'Delivery area fee',
            description:
              'Carriers charge more for deliveries to your area. The fee is charged once per order.',
          },
        ]
      : []),
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
