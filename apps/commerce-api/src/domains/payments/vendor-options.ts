import type { PaymentOptions, VendorConfig } from '@foolscap/core/contract';
import { type TenantId, VENDOR_PAYMENT_TYPES, type VendorPaymentType } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { Toggles } from '../account/index.ts';

/** The toggle that enables each vendor (docs/decisions/vendor-payments.md). */
const VENDOR_TOGGLES = {
  PAYPAL: 'payPal',
  KLARNA: 'klarna',
  APPLE_PAY: 'applePay',
  CARD_WALLET: 'cardWallet',
} as const satisfies Record<VendorPaymentType, string>;

/** The gateway's name for each vendor, in the paths of its windows. */
const VENDOR_ROUTES = {
  PAYPAL: 'paypal',
  KLARNA: 'klarna',
  APPLE_PAY: 'apple-pay',
  CARD_WALLET: 'card-wallet',
} as const satisfies Record<VendorPaymentType, string>;

/** Finds the vendor of a window by its path. */
export const findVendor = (route: string): VendorPaymentType | undefined =>
  VENDOR_PAYMENT_TYPES.find((vendor) => VENDOR_ROUTES[vendor] === route);

/** The shop's account at the gateway. It identifies the shop and authorizes nothing. */
const VENDOR_PROFILE_ID = 'foolscap-sandbox';

export type VendorOptions = ReturnType<typeof createVendorOptions>;

/**
 * Creates the list of vendors that a site offers, with the URLs of their windows. Without PAYMENT_GATEWAY_URL there are no windows, and
 * therefore no vendors.
 */
export function createVendorOptions({
  settings: { paymentGatewayUrl: url, hostedFields, stripe },
  toggles,
}: Pick<ApiContext, 'settings'> & { toggles: Toggles }) {
  const config = (urlMap: Record<string, string>, vendors: readonly VendorPaymentType[]): VendorConfig => ({
    urlMap,
    routeIdMap: Object.fromEntries(vendors.map((vendor) => [vendor, VENDOR_ROUTES[vendor]])),
    vendorProfileId: VENDOR_PROFILE_ID,
  });

  return {
    /** Lists the vendors in display order. */
    async listVendors(tenant: TenantId): Promise<VendorPaymentType[]> {
      if (url === undefined) return [];
      const on = await Promise.all(
        VENDOR_PAYMENT_TYPES.map((vendor) => toggles.isOn(tenant, VENDOR_TOGGLES[vendor])),
      );
      return VENDOR_PAYMENT_TYPES.filter((_, index) => on[index]);
    },

    /**
     * Returns the vendors' windows and, if enabled, the frame for hosted card fields (storefront-3.51) and the application window for the
     * Amex card (storefront-4.18), which no other provider could charge.
     */
    async getConfig(
      tenant: TenantId,
      vendors: readonly VendorPaymentType[],
    ): Promise<PaymentOptions['vendorConfig']> {
      const hasApplication = url !== undefined && !stripe && (await toggles.isOn(tenant, 'amexApply'));
      const windows = Object.fromEntries(
        vendors.map((vendor) => [vendor, `${url}/window/${VENDOR_ROUTES[vendor]}`]),
      );
      return {
        staplesPay: config(windows, vendors),
        aci: config(
          {
            ...(url !== undefined && hostedFields ? { iframe: `${url}/fields` } : {}),
            ...(hasApplication ? { amexApply: `${url}/apply/amex` } : {}),
          },
          [],
        ),
      };
    },
  };
}
