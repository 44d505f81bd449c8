import { type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import type { CartAttributes } from '../contract/index.ts';

/** Returns the price of the goods that a cart ships, which counts towards free shipping, in US cents. */
export const getShippedAmount = ({
  freeShippingThreshold: threshold,
  remainingAmountGetFreeShipping: remaining,
}: Pick<CartAttributes, 'freeShippingThreshold' | 'remainingAmountGetFreeShipping'>): MinorUnits =>
  Math.max(0, (toMinorUnits(threshold) ?? 0) - (toMinorUnits(remaining) ?? 0));
