import { CARD_ENTRY_MESSAGES } from './model/card-entry-messages.ts';
import { PAYMENT_MESSAGES } from './model/messages.ts';
import { REWARDS_PAYMENT_MESSAGES } from './model/rewards-payment-messages.ts';
import { BILLING_CHOICE_MESSAGES } from './ui/BillingAddressChoice/billing-choice-messages.ts';
import { CARD_BALANCE_MESSAGES } from './ui/CardBalanceResult/card-balance-messages.ts';
import { CARD_FORM_MESSAGES } from './ui/CardForm/card-form-messages.ts';
import { NEW_CARD_MESSAGES } from './ui/CardForm/new-card-messages.ts';
import { EXPRESS_MESSAGES } from './ui/ExpressRow/express-messages.ts';
import { HOSTED_CARD_MESSAGES } from './ui/HostedCardFields/hosted-card-messages.ts';
import { OTHER_PAYMENT_MESSAGES } from './ui/OtherPaymentList/other-payment-messages.ts';
import { VENDOR_APPROVAL_MESSAGES } from './ui/OtherPaymentList/vendor-approval-messages.ts';
import { PAYMENT_DRAWER_MESSAGES } from './ui/PaymentDrawer/payment-drawer-messages.ts';
import { PAYMENT_TABS_MESSAGES } from './ui/PaymentTabs/payment-tabs-messages.ts';
import { CARD_CHOICE_MESSAGES } from './ui/SavedCardChoice/card-choice-messages.ts';
import { SAVED_CARD_FORM_MESSAGES } from './ui/SavedCardForm/saved-card-form-messages.ts';
import { SAVED_CARD_LIST_MESSAGES } from './ui/SavedCardList/saved-card-list-messages.ts';
import { SAVED_CARD_MESSAGES } from './ui/SavedCardSummary/saved-card-messages.ts';
import { STORED_VALUE_FORM_MESSAGES } from './ui/StoredValueForm/stored-value-form-messages.ts';
import { STORED_VALUE_LIST_MESSAGES } from './ui/StoredValueList/stored-value-list-messages.ts';
import { CARD_NAME_MESSAGES } from './ui/card-name-messages.ts';
import { ORDER_PAYMENT_MESSAGES } from './ui/order-payment-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
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
