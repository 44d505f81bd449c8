import { STORE_NAME_MESSAGES } from './store-messages.ts';

/** A store with the field names of the wire (storefront-3). */
export interface Store {
  readonly storeNumber: string;
  readonly name?: string;
  readonly address?: StoreAddress;
  /** Formatted opening hours, one line per day or range of days. */
  readonly workingHours?: readonly string[] | string;
  /** "Open" or "Closed", as sent. */
  readonly storeStatus?: string;
  /** Time of the (next) opening. */
  readonly StoreOpenTime?: string;
  /** End of the current status: "until 8 pm". */
  readonly storeStatusTime?: string;
}

export interface StoreAddress {
  readonly addressLine1: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

function filled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null;
}

/**
 * Checks whether a store can be shown as 'your store': it needs workingHours, address, storeStatus, StoreOpenTime and
 * storeStatusTime (storefront-5.37).
 */
export function isYourStore(store: Store | undefined): store is Store {
  return (
    store !== undefined &&
    [store.workingHours, store.address, store.storeStatus, store.StoreOpenTime, store.storeStatusTime].every(
      filled,
    )
  );
}

/**
 * Checks whether the preferred store is saved: only for a signed-in and flagged user, with workingHours, storeNumber
 * and address (storefront-4.44).
 */
export function isPreferredStoreSaved(
  store: Store,
  user: { readonly loggedIn: boolean; readonly flagged: boolean },
): boolean {
  return (
    user.loggedIn && user.flagged && [store.workingHours, store.storeNumber, store.address].every(filled)
  );
}

/** Returns the display name: the store's name, else its city, else its number. */
export function storeName(
  store: Pick<Store, 'name' | 'address' | 'storeNumber'>,
  texts = STORE_NAME_MESSAGES.store,
): string {
  return store.name?.trim() || store.address?.city || texts.numbered(store.storeNumber);
}
