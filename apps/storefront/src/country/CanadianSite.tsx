import type { ReactNode } from 'react';
import { CatalogMessagesProvider } from '@foolscap/catalog/ui';
import { CANADIAN_ADDRESS_MESSAGES } from '@foolscap/checkout/model';
import { CheckoutMessagesProvider } from '@foolscap/checkout/ui';
import { CANADA } from '@foolscap/core/vocabulary';
import { PaymentMessagesProvider } from '@foolscap/payments/ui';
import { StoresMessagesProvider } from '@foolscap/stores/ui';
import { CountryProvider, MessagesProvider } from '@foolscap/ui/components';
import type { ACCOUNT_SCREEN_MESSAGES } from '../features/account/account-messages.ts';
import type { PRODUCT_SCREEN_MESSAGES } from '../features/product/product-messages.ts';
import { CANADIAN_SITE_MESSAGES } from './canadian-messages.ts';

const { canadianAddressForm: addressForm, canadianAddressErrors: addressErrors } = CANADIAN_ADDRESS_MESSAGES;
const {
  canadianAccount: accountPages,
  canadianProduct: { zipCode, ...productPage },
  canadianBilling: billingCheck,
  canadianPickup: pickup,
  canadianStores: texts,
} = CANADIAN_SITE_MESSAGES;

const CHECKOUT = { addressForm, addressErrors };
const CATALOG = { product: { zipCode } };
const STORES = { pickup, texts };
const PAYMENTS = { billingCheck };
const STOREFRONT = { accountPages, productPage };

/** Gives a shop in Canada its rules of addresses and its texts. Other shops do not load it. */
export default function CanadianSite({ children }: { readonly children: ReactNode }) {
  return (
    <CountryProvider rules={CANADA}>
      <CheckoutMessagesProvider messages={CHECKOUT}>
        <CatalogMessagesProvider messages={CATALOG}>
          <StoresMessagesProvider messages={STORES}>
            <PaymentMessagesProvider messages={PAYMENTS}>
              <MessagesProvider<typeof ACCOUNT_SCREEN_MESSAGES & typeof PRODUCT_SCREEN_MESSAGES>
                library="storefront"
                messages={STOREFRONT}
              >
                {children}
              </MessagesProvider>
            </PaymentMessagesProvider>
          </StoresMessagesProvider>
        </CatalogMessagesProvider>
      </CheckoutMessagesProvider>
    </CountryProvider>
  );
}
