import type { Address } from '@foolscap/core/vocabulary';
import { type DeliveryPlace, getDeliveryPlace } from './delivery-place.ts';

/** The known parts of the shipping destination. */
export interface ShipTo {
  state: string;
  /** Absent for an address whose ZIP code is not in use. */
  point?: DeliveryPlace | undefined;
}

/** The destination that a cart shows dates for. */
export interface CartPlace extends ShipTo {
  /** Five digits. */
  zipCode: string;
}

/** Reduces an address to a shipping destination. */
export const getShipTo = ({ state, zipCode }: Pick<Address, 'state' | 'zipCode'>): ShipTo => ({
  state,
  point: getDeliveryPlace(zipCode),
});
