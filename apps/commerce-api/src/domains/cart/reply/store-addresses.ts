import type { StoreAddress } from '@foolscap/cart/contract';
import type { LineRow } from '../cart-types.ts';
import { isCollected } from '../facts/cart-lines.repository.ts';

/** Lists the addresses of the stores that the active lines of a cart are collected in, each store once (cart-3.75). */
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
