/** A store under the field names of the wire (storefront 3, "Store"). */
export interface Store {
  readonly storeNumber: string;
  readonly name?: string;
  readonly address?: StoreAddress;
  /** Opening hours in words, a line a day or a range of days. */
  readonly workingHours?: readonly string[] | string;
  /** "Open" or "Closed", as sent. */
  readonly storeStatus?: string;
  /** When it opens (next). */
  readonly StoreOpenTime?: string;
  /** What the status holds until: "until 8 pm". */
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
 * Storefront 5: a store shows as 'your store' only if it has workingHours, address, storeStatus, StoreOpenTime
 * and storeStatusTime.
 */
export function isYourStore(store: Store | undefined): store is Store {
  return (
    store !== undefined &&
    [store.workingHours, store.address, store.storeStatus, store.StoreOpenTime, store.storeStatusTime].every(
      filled,
    )
  );
}

/** Storefront 4: saved only for a signed-in and flagged user, with workingHours, storeNumber and address. */
export function isPreferredStoreSaved(
  store: Store,
  user: { readonly loggedIn: boolean; readonly flagged: boolean },
): boolean {
  return (
    user.loggedIn && user.flagged && [store.workingHours, store.storeNumber, store.address].every(filled)
  );
}

/** What people call it: its name, else its town. */
export function storeName(store: Pick<Store, 'name' | 'address' | 'storeNumber'>): string {
  return store.name?.trim() || store.address?.city || `Store ${store.storeNumber}`;
}
