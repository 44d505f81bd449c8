/** Name of the cookie that keeps the chosen store (storefront 7). */
export const YOUR_STORE_COOKIE = 'YourStore';

/** How long it is kept: about two years, in seconds (storefront 9). */
export const YOUR_STORE_MAX_AGE = 2 * 365 * 24 * 60 * 60;

/** What the cookie holds (storefront 3, "YourStore cookie"). */
export interface YourStoreValue {
  readonly storeNumber: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** Whether the shopper chose it, rather than we. */
  readonly persists?: boolean;
  /** Radius of the search that found it, in miles. */
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
 * Reads the value of the cookie: URL-encoded JSON, or the JSON itself where cookies were decoded already. What anybody may have written there is checked: anything but a
 * store number of digits with its address is no store.
 */
export function readYourStore(cookieValue: string | undefined): YourStoreValue | undefined {
  if (cookieValue === undefined || cookieValue === '') return undefined;
  const value = parse(cookieValue) ?? parse(decoded(cookieValue));
  if (typeof value !== 'object' || value === null) return undefined;
  const { storeNumber, address1, city, state, zipCode, persists, radius } = value as Record<string, unknown>;
  if (typeof storeNumber !== 'string' || !/^\d{1,6}$/.test(storeNumber)) return undefined;
  const words = [address1, city, state, zipCode];
  if (!words.every((word): word is string => typeof word === 'string' && word.length <= 200))
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

/** The value for the cookie. */
export function writeYourStore(store: YourStoreValue): string {
  const { storeNumber, address1, city, state, zipCode, persists, radius } = store;
  return encodeURIComponent(
    JSON.stringify({ storeNumber, address1, city, state, zipCode, persists, radius }),
  );
}
