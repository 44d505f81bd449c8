import { createContext, useContext } from 'react';
import type { FormOutcome } from '@foolscap/account/feature';
import type { ConsentPurpose } from '@foolscap/analytics/model';
import type { CountryCode, Locale, TenantId } from '@foolscap/core/vocabulary';
import type { NavigationData } from '@foolscap/header/contract';
import type { FoundStore } from '@foolscap/stores/contract';

/** Properties of the current site and page view; the same on the server and in the browser. */
export interface Shop {
  tenant: TenantId;
  locale: Locale;
  /** The country that the shop delivers in, if it is not the United States. */
  country?: Exclude<CountryCode, 'US'>;
  /** The languages that the shop offers, each with its own name and the root path of this site; absent if there is one. */
  languages?: readonly { locale: Locale; name: string; root: string }[];
  /** Path prefix of every page: the locale, unless it is that of the host, and `/cc/mmx` for the business site. */
  basename: string;
  /** Public origin, for canonical links: `https://shop.example`. */
  origin: string;
  /** Idempotency key of the page view's forms, for submissions without JavaScript. */
  formKey: string;
  /** Root URL of the other tenant's site. */
  otherSite: string;
  /** URLs of images that the page loads for analytics, with the shopper's consent. */
  trackingPixels?: readonly string[];
  /** URL of the analytics provider's script, which the page loads with the shopper's consent. */
  analyticsScript?: string;
  /** True in a document that was opened as a payment page. It loads no provider's script, so a later document sends its events. */
  keepsEvents?: boolean;
  /** Origins of beacons for sponsored products, which the page reports to with the shopper's consent. */
  adBeaconOrigins?: readonly string[];
  /** Purposes that need the shopper's consent, at least one. Absent if nothing in the shop needs consent. */
  consentPurposes?: readonly ConsentPurpose[];
  /**
   * Attribution of the streets on the stores' map, as plain text. Absent in a shop without a map tile service, whose pages request no
   * tiles.
   */
  mapAttribution?: string;
  /** An `https` URL that the attribution links to. */
  mapAttributionUrl?: string;
  /** The valid campaign id from the page's URL. */
  campaignId?: string;
  /** The links of header and footer that the server shows; absent if they could not be read. */
  navigation?: NavigationData;
  /** All links, if the browser must decide on some of them. */
  pendingNavigation?: NavigationData;
  /** The chosen store with its current status. */
  store?: FoundStore;
  /** Outcome of an account form submission without JavaScript. */
  posted?: FormOutcome;
}

const ShopContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ShopContext.Provider;

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('ShopProvider is missing above this component.');
  return shop;
}
