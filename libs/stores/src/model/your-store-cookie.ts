/** Name of the cookie with the chosen store (storefront-7.49). */
export const YOUR_STORE_COOKIE = 'YourStore';

/** Lifetime of the cookie in seconds: about two years (storefront-9.29). */
export const YOUR_STORE_MAX_AGE = 2 * 365 * 24 * 60 * 60;

/** Content of the cookie (storefront-3.67). */
export interface YourStoreValue {
  readonly storeNumber: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** True if the shopper chose the store, false if it was assigned. */
  readonly persists?: boolean;
  /** Radius in miles of the search that found it. */
  readonly radius?: number;
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the value of the cookie: URL-encoded JSON, or decoded JSON. Cookies are untrusted, so the value is validated:
 * without a numeric store number and an address the result is undefined.
 */
export function readYourStore(cookieValue: string | undefined): YourStoreValue | undefined {
  if (cookieValue === undefined || cookieValue === '') return undefined;
  const value = parse(cookieValue) ?? parse(decoded(cookieValue));
  if (typeof value !== 'object' || value === null) return undefined;
  const { storeNumber, address1, city, state, zipCode, persists, radius } = value as Record<string, unknown>;
  if (typeof storeNumber !== 'string' || !/^\d{1,6}$/.test(storeNumber)) return undefined;
  const fields = [address1, city, state, zipCode];
  if (!fields.every((field): field is string => typeof field === 'string' && field.length <= 200))
    return undefined;
  return {
    storeNumber,
    address1: address1 as string,
    city: city as string,
    state: state as string,
    zipCode: zipCode as string,
    ...(typeof persists === 'boolean' && { persists }),
    ...(typeof radius === 'number' && Number.isFinite(radius) && { radius }),
  };
}

/** Serializes the value of the cookie. */
export function writeYourStore(store: YourStoreValue): string {
  const { storeNumber, address1, city, state, zipCode, persists, radius } = store;
  return encodeURIComponent(
    JSON.stringify({ storeNumber, address1, city, state, zipCode, persists, radius }),
  );
}
