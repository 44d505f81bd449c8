import { formatMoney, type MinorUnits } from '@foolscap/core/money';
import type { Message } from '@foolscap/core/vocabulary';
import { isPremiumRewards } from './shopper-traits.ts';

/** The code of the small-order warning; the specification has none. */
export const SMALL_ORDER = 'SMALL_ORDER';

/** The facts about a shopper that exempt them from the small-order warning. */
export interface RewardsStanding {
  /** The account's customer type, such as `PR7`. */
  customerType?: string | null | undefined;
  /** The display type of the account's rewards tier, such as `PLUS`. */
  tierDisplayType?: string | null | undefined;
}

/**
 * Checks whether a shopper is exempt from the small-order warning: premium rewards are, except PR7 with a tier of display type PLUS
 * (cart-5.24).
 */
export const isFreeOfSmallOrderWarning = ({ customerType, tierDisplayType }: RewardsStanding): boolean =>
  isPremiumRewards(customerType) && !(customerType === 'PR7' && tierDisplayType === 'PLUS');

/**
 * Returns the warning of a cart whose merchandise costs less than the site's threshold (cart-4.20). It is informational: the cart can be
 * ordered.
 * @param goods price of the merchandise after discounts, in US cents
 * @param below threshold in US cents; undefined if the site has none
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
