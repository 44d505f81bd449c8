import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { CARD_ENTRY_MESSAGES } from './model/card-entry-messages.fr-CA.ts';
import { PAYMENT_MESSAGES } from './model/messages.fr-CA.ts';
import { REWARDS_PAYMENT_MESSAGES } from './model/rewards-payment-messages.fr-CA.ts';
import { BILLING_CHOICE_MESSAGES } from './ui/BillingAddressChoice/billing-choice-messages.fr-CA.ts';
import { CARD_BALANCE_MESSAGES } from './ui/CardBalanceResult/card-balance-messages.fr-CA.ts';
import { CARD_FORM_MESSAGES } from './ui/CardForm/card-form-messages.fr-CA.ts';
import { NEW_CARD_MESSAGES } from './ui/CardForm/new-card-messages.fr-CA.ts';
import { EXPRESS_MESSAGES } from './ui/ExpressRow/express-messages.fr-CA.ts';
import { HOSTED_CARD_MESSAGES } from './ui/HostedCardFields/hosted-card-messages.fr-CA.ts';
import { OTHER_PAYMENT_MESSAGES } from './ui/OtherPaymentList/other-payment-messages.fr-CA.ts';
import { VENDOR_APPROVAL_MESSAGES } from './ui/OtherPaymentList/vendor-approval-messages.fr-CA.ts';
import { PAYMENT_DRAWER_MESSAGES } from './ui/PaymentDrawer/payment-drawer-messages.fr-CA.ts';
import { PAYMENT_TABS_MESSAGES } from './ui/PaymentTabs/payment-tabs-messages.fr-CA.ts';
import { CARD_CHOICE_MESSAGES } from './ui/SavedCardChoice/card-choice-messages.fr-CA.ts';
import { SAVED_CARD_FORM_MESSAGES } from './ui/SavedCardForm/saved-card-form-messages.fr-CA.ts';
import { SAVED_CARD_LIST_MESSAGES } from './ui/SavedCardList/saved-card-list-messages.fr-CA.ts';
import { SAVED_CARD_MESSAGES } from './ui/SavedCardSummary/saved-card-messages.fr-CA.ts';
import { STORED_VALUE_FORM_MESSAGES } from './ui/StoredValueForm/stored-value-form-messages.fr-CA.ts';
import { STORED_VALUE_LIST_MESSAGES } from './ui/StoredValueList/stored-value-list-messages.fr-CA.ts';
import { CARD_NAME_MESSAGES } from './ui/card-name-messages.fr-CA.ts';
import { ORDER_PAYMENT_MESSAGES } from './ui/order-payment-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...BILLING_CHOICE_MESSAGES,
  ...CARD_BALANCE_MESSAGES,
  ...CARD_CHOICE_MESSAGES,
  ...CARD_ENTRY_MESSAGES,
  ...CARD_FORM_MESSAGES,
  ...CARD_NAME_MESSAGES,
  ...EXPRESS_MESSAGES,
  ...HOSTED_CARD_MESSAGES,
  ...NEW_CARD_MESSAGES,
  ...ORDER_PAYMENT_MESSAGES,
  ...OTHER_PAYMENT_MESSAGES,
  ...PAYMENT_DRAWER_MESSAGES,
  ...PAYMENT_MESSAGES,
  ...PAYMENT_TABS_MESSAGES,
  ...REWARDS_PAYMENT_MESSAGES,
  ...SAVED_CARD_FORM_MESSAGES,
  ...SAVED_CARD_LIST_MESSAGES,
  ...SAVED_CARD_MESSAGES,
  ...STORED_VALUE_FORM_MESSAGES,
  ...STORED_VALUE_LIST_MESSAGES,
  ...VENDOR_APPROVAL_MESSAGES,
};
