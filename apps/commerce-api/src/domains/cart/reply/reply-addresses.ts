import type { CartInfo, StoreAddress } from '@foolscap/cart/contract';
import { suggestAddress } from '../../../kernel/addresses/suggest-address.ts';
import { isCollected } from '../../delivery/index.ts';
import type { CartRow, LineRow } from '../cart-types.ts';

/**
 * Returns the cart's addresses, with its stores last, and a suggested correction if the city and ZIP code of the shipping address do not
 * match.
 */
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

/** Lists the addresses of the stores where a cart's active lines are picked up, each store once (cart-3.75). */
export function getStoreAddresses(
  rows: readonly Pick<LineRow, 'delivery_type' | 'status' | 'store'>[],
): StoreAddress[] {
  const addresses = new Map<string, StoreAddress>();
  for (const { delivery_type, status, store } of rows) {
    if (status !== 'ACTIVE' || !isCollected({ delivery_type }) || !store?.place) continue;
    const { storeNumber, name, state, place } = store;
    const digits = place.phone.replace(/\D/g, '');
    addresses.set(storeNumber, {
      type: 'ST',
      storeNumber,
      organizationName: name,
      address1: place.address1,
      city: place.city,
      state,
      country: 'US',
      zipCode: place.zipCode,
      phones: digits ? [{ number: digits }] : [],
    });
  }
  return [...addresses.values()];
}
