import { type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import type { CartItem } from '../contract/index.ts';

/** Adds up the price of a bundle and of those parts that have a separate price, in US cents. */
export const getBundlePrice = (
  bundle: Pick<CartItem, 'priceInfo'>,
  parts: readonly Pick<CartItem, 'priceInfo'>[],
): MinorUnits =>
  [bundle, ...parts].reduce((sum, { priceInfo }) => sum + (toMinorUnits(priceInfo.finalPrice) ?? 0), 0);
