import { type Address, DEFAULT_ZIP, readZipCode, ZIP_COOKIE } from '@foolscap/core/vocabulary';
import { readYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { placeOfZip, type ZipPlace } from './zip-places.ts';

/** The place where a shopper wants deliveries. */
export interface DeliveryPlace extends ZipPlace {
  /** Five digits. */
  zipCode: string;
}

/** Finds the place of an entered ZIP code, with or without its last four digits. Returns undefined for a code that is not in use. */
export function getDeliveryPlace(zip: string | undefined): DeliveryPlace | undefined {
  const zipCode = readZipCode(zip ?? '');
  const place = zipCode === undefined ? undefined : placeOfZip(zipCode);
  return place && { ...place, zipCode: zipCode! };
}

/**
 * Finds the shopper's place: the entered ZIP code, otherwise the cart's address, the chosen store, or the default
 * (cart-9.10, decision-default-places).
 * @param shipTo the ZIP code of the cart's address
 */
export function shoppersPlace(
  cookies: Readonly<Record<string, string | undefined>>,
  shipTo?: string,
): DeliveryPlace {
  return (
    getDeliveryPlace(cookies[ZIP_COOKIE]) ??
    getDeliveryPlace(shipTo) ??
    getDeliveryPlace(readYourStore(cookies[YOUR_STORE_COOKIE])?.zipCode) ??
    getDeliveryPlace(DEFAULT_ZIP)!
  );
}

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
