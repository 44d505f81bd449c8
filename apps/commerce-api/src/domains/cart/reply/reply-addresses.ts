import type { CartInfo } from '@foolscap/cart/contract';
import { suggestAddress } from '../../../kernel/addresses/suggest-address.ts';
import type { LineRow, CartRow } from '../cart-types.ts';
import { getStoreAddresses } from './store-addresses.ts';

/** Returns the addresses of a cart, those of its stores last, and a correction of the shipping address where its city and ZIP code differ. */
export function getAddresses(
  cart: CartRow,
  rows: readonly Pick<LineRow, 'delivery_type' | 'status' | 'store'>[],
): Pick<CartInfo, 'addresses' | 'suggestedAddress'> {
  const billing = cart.billing_address ?? cart.special_bill_to;
  const suggestedAddress = cart.shipping_address && suggestAddress(cart.shipping_address);
  return {
    addresses: [
      ...([cart.shipping_address, billing].filter((address) => address !== null) as CartInfo['addresses']),
      ...getStoreAddresses(rows),
    ],
    ...(suggestedAddress
      ? { suggestedAddress: suggestedAddress as NonNullable<CartInfo['suggestedAddress']> }
      : {}),
  };
}
