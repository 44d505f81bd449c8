import { formatMoney, type MinorUnits } from '@foolscap/core/money';
import type { Message } from '@foolscap/core/vocabulary';
import { ITEM_CODES } from './item-codes.ts';

/** Builds the message of an added item with a surcharge. @param perUnit US cents */
const surchargeApplies = (perUnit: MinorUnits): Message => ({
  code: ITEM_CODES.surchargeApplies,
  type: 'INFO',
  description: `A surcharge of ${formatMoney(perUnit)} applies to each unit.`,
});

const rewardsHint = (): Message => ({
  code: ITEM_CODES.rewardsHint,
  type: 'INFO',
  description: 'Your rewards can pay for this item.',
});

/** Returns the hints about an added item: its surcharge, and whether it can be paid with rewards. */
export const getAddHints = (
  { surcharge, redeemable }: { surcharge?: MinorUnits; redeemable?: boolean },
  hasRewards: boolean,
): Message[] => [
  ...(surcharge ? [surchargeApplies(surcharge)] : []),
  ...(redeemable && hasRewards ? [rewardsHint()] : []),
];

/** Rewords the messages of a protection plan that is out of stock, because its product is added without it. */
export const getPlanMessages = (messages: readonly Message[]): Message[] =>
  messages.map((message) =>
    message.code === ITEM_CODES.outOfStock
      ? {
          code: ITEM_CODES.planUnavailable,
          type: 'ERROR',
          description: 'This protection plan isn’t available right now. You can add it to the product later.',
        }
      : message,
  );
