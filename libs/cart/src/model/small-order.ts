import { formatMoney, type MinorUnits } from '@foolscap/core/money';
import type { Message } from '@foolscap/core/vocabulary';
import { isPremiumRewards } from './shopper-traits.ts';

/** The code of the small-order warning; the specification names none. */
export const SMALL_ORDER = 'SMALL_ORDER';

/** The facts of a shopper that free them from the small-order warning. */
export interface RewardsStanding {
  /** The customer type of the account, such as `PR7`. */
  customerType?: string | null | undefined;
  /** The display type of the account's rewards tier, such as `PLUS`. */
  tierDisplayType?: string | null | undefined;
}

/** Whether a shopper gets no small-order warning: premium rewards, except a tier of PR7 with the display type PLUS (cart-5.24). */
export const isFreeOfSmallOrderWarning = ({ customerType, tierDisplayType }: RewardsStanding): boolean =>
  isPremiumRewards(customerType) && !(customerType === 'PR7' && tierDisplayType === 'PLUS');

/**
 * Returns the warning of a cart whose goods cost less than the site's threshold (cart-4.20). It is information: the cart can be ordered.
 * @param goods the price of the goods after reductions, in US cents
 * @param below the threshold in US cents; undefined where the site has none
 */
export function smallOrderMessage(
  { lines, goods }: { lines: number; goods: MinorUnits },
  below: MinorUnits | undefined,
  shopper: RewardsStanding = {},
): Message | undefined {
  if (below === undefined || lines === 0 || goods >= below || isFreeOfSmallOrderWarning(shopper))
    return undefined;
  return {
    code: SMALL_ORDER,
    type: 'INFO',
    description: `Your order is below ${formatMoney(below)}. Combine small orders to save money and help the environment.`,
  };
}
