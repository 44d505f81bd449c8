import type { CartItem } from '../contract/index.ts';

/** A line's pickup option, at its selected store or at the shopper's store (cart-4.33). */
export type PickupOffer =
  | { kind: 'available'; storeNumber: string; storeName: string; quantity: string }
  /** `shipToStore` is set if the store is out of stock but a warehouse is not. */
  | { kind: 'out'; storeNumber: string; storeName: string; shipToStore?: true }
  | { kind: 'no-store' }
  | { kind: 'not-eligible' };

/** Returns a line's pickup option, based on its available delivery options. */
export function getPickupOffer(line: CartItem): PickupOffer {
  if (!line.product.bopisEligible || line.product.productTypeName === 'ESD') return { kind: 'not-eligible' };
  const location = line.availableDeliveryOptions?.find(({ groupId }) => groupId === 'G2')?.locations[0];
  if (!location) return { kind: 'no-store' };
  const store = { storeNumber: location.locationId, storeName: location.name ?? location.locationId };
  const shipsToStore = line.availableDeliveryOptions?.some(({ groupId }) => groupId === 'G3');
  if (location.available <= 0)
    return { kind: 'out', ...store, ...(shipsToStore ? { shipToStore: true } : {}) };
  const quantity =
    location.available > location.threshold ? `${location.threshold}+` : String(location.available);
  return { kind: 'available', ...store, quantity };
}
