import { parseCookies } from './parse-cookies.ts';

/** A position, rounded to about a kilometer, in degrees. */
export interface RoundedPosition {
  latitude: number;
  longitude: number;
}

/** Two decimals are about a kilometer: enough to find stores, but too imprecise to find the shopper's home. */
const POSITION_DECIMALS = 2;

function readPosition(value: string | undefined): RoundedPosition | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(value ?? '') ?? [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined;
}

/**
 * The readers of the shop's script-readable cookies, by name (decision-other-cookies). Cookies are untrusted: an invalid value is treated
 * as missing. Only the API can read `zipcode`, and `YourStore` belongs to the stores library. `jsessionid` is for sticky routing by a load
 * balancer and is never read, so it has no reader.
 */
export const SHOP_COOKIES = {
  /** The rounded position that the shopper shared, for the session: `42.28,-71.42`. */
  geocode: readPosition,
  /** 1 if a deep link opened a drawer. */
  ccdrawers: (value: string | undefined): boolean => value === '1',
  /** 1 or Y if the mini cart has its compact variant (cart-7.49). */
  MCVCB: (value: string | undefined): boolean => value === '1' || value === 'Y',
};

export type ShopCookie = keyof typeof SHOP_COOKIES;

/** Reads one of the shop's cookies from a `Cookie` header or `document.cookie`. */
export function readShopCookie<Name extends ShopCookie>(
  header: string | undefined,
  name: Name,
): ReturnType<(typeof SHOP_COOKIES)[Name]> {
  return SHOP_COOKIES[name](parseCookies(header)[name]) as ReturnType<(typeof SHOP_COOKIES)[Name]>;
}

/**
 * Returns the text for `document.cookie` that stores a rounded position until the browser is closed, or removes it if there is no position.
 */
export function writeGeocode(position?: RoundedPosition): string {
  if (!position) return 'geocode=; path=/; samesite=lax; max-age=0';
  const { latitude, longitude } = position;
  return `geocode=${latitude.toFixed(POSITION_DECIMALS)},${longitude.toFixed(POSITION_DECIMALS)}; path=/; samesite=lax`;
}
