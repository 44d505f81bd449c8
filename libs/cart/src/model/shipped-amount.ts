import { type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import type { CartAttributes } from '../contract/index.ts';

/** Returns the price of a cart's shipped merchandise, which counts toward free shipping, in US cents. */
export const getShippedAmount = ({
  freeShippingThreshold: threshold,
  remainingAmountGetFreeShipping: remaining,
}: Pick<CartAttributes, 'freeShippingThreshold' | 'remainingAmountGetFreeShipping'>): MinorUnits =>
  Math.max(0, (toMinorUnits(threshold) ?? 0) - (toMinorUnits(remaining) ?? 0));
