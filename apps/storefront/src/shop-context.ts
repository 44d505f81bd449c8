import { createContext, useContext } from 'react';
import type { FormOutcome } from '@foolscap/account/feature';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { FoundStore } from '@foolscap/stores/contract';

/** What a page must know of the shop that it belongs to; the same on the server and in the browser. */
export interface Shop {
  tenant: TenantId;
  /** The prefix of every page: empty, or `/cc/mmx` for the business site. */
  basename: string;
  /** The shop's public origin, for canonical links: `https://shop.example`. */
  origin: string;
  /** Makes the forms of one page view that are posted without script idempotent. */
  formKey: string;
  /** Where the other tenant's site begins. */
  otherSite: string;
  /** The store that the shopper has chosen, as it is right now. */
  store?: FoundStore;
  /** What a form of the account came to that was posted without script. */
  posted?: FormOutcome;
}

const ShopContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ShopContext.Provider;

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('ShopProvider is missing above this component.');
  return shop;
}
