import {
  type Address,
  CANADA,
  type CountryCode,
  DEFAULT_POSTAL_CODES,
  readZipCode,
  ZIP_COOKIE,
} from '@foolscap/core/vocabulary';
import { readYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { placeOfPostalCode } from './postal-places.ts';
import type { ZipPlace } from './zip-places.ts';

/** The place where a shopper wants deliveries. */
export interface DeliveryPlace extends ZipPlace {
  /** Five digits; in Canada a postal code. */
  zipCode: string;
}

/**
 * Finds the place of an entered ZIP code, with or without its last four digits, or of a Canadian postal code. Returns undefined for a code
 * that is not in use, and for one of another country.
 */
export function getDeliveryPlace(text: string | undefined, country: CountryCode): DeliveryPlace | undefined {
  const zipCode = country === 'CA' ? CANADA.readPostalCode(text ?? '') : readZipCode(text ?? '');
  const place = zipCode === undefined ? undefined : placeOfPostalCode(zipCode);
  return place && { ...place, zipCode: zipCode! };
}

/**
 * Finds the shopper's place: the entered ZIP code, otherwise the cart's address, the chosen store, or the default
 * (cart-9.10, decision-default-places).
 * @param country of the site
 * @param shipTo the ZIP code of the cart's address
 */
export function shoppersPlace(
  cookies: Readonly<Record<string, string | undefined>>,
  country: CountryCode,
  shipTo?: string,
): DeliveryPlace {
  return (
    getDeliveryPlace(cookies[ZIP_COOKIE], country) ??
    getDeliveryPlace(shipTo, country) ??
    getDeliveryPlace(readYourStore(cookies[YOUR_STORE_COOKIE])?.zipCode, country) ??
    getDeliveryPlace(DEFAULT_POSTAL_CODES[country], country)!
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
  /** Five digits; in Canada a postal code. */
  zipCode: string;
}

/** Reduces an address to a shipping destination. */
export const getShipTo = ({ state, zipCode }: Pick<Address, 'state' | 'zipCode'>): ShipTo => ({
  state,
  point: getDeliveryPlace(zipCode, Object.hasOwn(CANADA.regions, state) ? 'CA' : 'US'),
});
