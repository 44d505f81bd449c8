import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { ACCOUNT_DETAILS_MESSAGES } from './feature/account-details-messages.fr-CA.ts';
import { EMAIL_CONFIRMATION_MESSAGES } from './feature/email-confirmation-messages.fr-CA.ts';
import { PASSWORD_HELP_MESSAGES } from './feature/password-help-messages.fr-CA.ts';
import { REGISTER_MESSAGES } from './feature/register-messages.fr-CA.ts';
import { BUDGET_CSV_MESSAGES } from './model/budget-csv-messages.fr-CA.ts';
import { ACCOUNT_MESSAGES } from './model/messages.fr-CA.ts';
import { PEOPLE_MESSAGES } from './model/people-messages.fr-CA.ts';
import { INVOICE_MESSAGES } from './model/invoice-messages.fr-CA.ts';
import { REPORT_MESSAGES } from './model/report-messages.fr-CA.ts';
import { RENEWAL_MESSAGES } from './model/renewal-messages.fr-CA.ts';
import { REWARDS_MESSAGES } from './model/rewards-messages.fr-CA.ts';
import { ACCOUNT_NAV_MESSAGES } from './ui/AccountNav/account-nav-messages.fr-CA.ts';
import { ADDRESS_BOOK_MESSAGES } from './ui/AddressBook/address-book-messages.fr-CA.ts';
import { BONUS_CATEGORY_MESSAGES } from './ui/BonusCategoryForm/bonus-category-messages.fr-CA.ts';
import { BUDGET_MESSAGES } from './ui/BudgetList/budget-messages.fr-CA.ts';
import { CONTRACT_MESSAGES } from './ui/ContractList/contract-messages.fr-CA.ts';
import { DETAILS_FORM_MESSAGES } from './ui/DetailsForm/details-form-messages.fr-CA.ts';
import { INBOX_MESSAGES } from './ui/MessageInbox/inbox-messages.fr-CA.ts';
import { MEMBERSHIP_MESSAGES } from './ui/MembershipPrograms/membership-messages.fr-CA.ts';
import { MEMBERSHIP_RENEWAL_MESSAGES } from './ui/MembershipRenewal/membership-renewal-messages.fr-CA.ts';
import { ORGANIZATION_MESSAGES } from './ui/OrganizationCard/organization-messages.fr-CA.ts';
import { PROFILE_MESSAGES } from './ui/ProfileCard/profile-messages.fr-CA.ts';
import { QUICK_BUY_FORM_MESSAGES } from './ui/QuickBuyForm/quick-buy-form-messages.fr-CA.ts';
import { REWARDS_CARD_MESSAGES } from './ui/RewardsCard/rewards-card-messages.fr-CA.ts';
import { CLAIM_FORM_MESSAGES } from './ui/RewardsClaimForm/claim-form-messages.fr-CA.ts';
import { REWARDS_PAGE_MESSAGES } from './ui/RewardsPanel/rewards-page-messages.fr-CA.ts';
import { SESSION_MESSAGES } from './ui/SessionList/session-messages.fr-CA.ts';
import { ROLE_MESSAGES } from './ui/RoleForm/role-messages.fr-CA.ts';
import { SHIP_TO_MESSAGES } from './ui/ShipToForm/ship-to-messages.fr-CA.ts';
import { UNIT_MESSAGES } from './ui/UnitTree/unit-messages.fr-CA.ts';
import { WELCOME_MESSAGES } from './ui/WelcomeSteps/welcome-messages.fr-CA.ts';
import { SIGN_IN_MESSAGES } from './ui/SignInForm/sign-in-messages.fr-CA.ts';
import { USER_IMPORT_MESSAGES } from './ui/UserImportForm/user-import-messages.fr-CA.ts';
import { USER_MESSAGES } from './ui/UserList/user-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...ACCOUNT_DETAILS_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...ACCOUNT_NAV_MESSAGES,
  ...ADDRESS_BOOK_MESSAGES,
  ...BONUS_CATEGORY_MESSAGES,
  ...BUDGET_CSV_MESSAGES,
  ...BUDGET_MESSAGES,
  ...CLAIM_FORM_MESSAGES,
  ...CONTRACT_MESSAGES,
  ...DETAILS_FORM_MESSAGES,
  ...EMAIL_CONFIRMATION_MESSAGES,
  ...INBOX_MESSAGES,
  ...MEMBERSHIP_MESSAGES,
  ...MEMBERSHIP_RENEWAL_MESSAGES,
  ...ORGANIZATION_MESSAGES,
  ...PASSWORD_HELP_MESSAGES,
  ...PEOPLE_MESSAGES,
  ...PROFILE_MESSAGES,
  ...QUICK_BUY_FORM_MESSAGES,
  ...REGISTER_MESSAGES,
  ...RENEWAL_MESSAGES,
  ...INVOICE_MESSAGES,
  ...REPORT_MESSAGES,
  ...REWARDS_CARD_MESSAGES,
  ...REWARDS_MESSAGES,
  ...REWARDS_PAGE_MESSAGES,
  ...ROLE_MESSAGES,
  ...SESSION_MESSAGES,
  ...SHIP_TO_MESSAGES,
  ...SIGN_IN_MESSAGES,
  ...UNIT_MESSAGES,
  ...WELCOME_MESSAGES,
  ...USER_IMPORT_MESSAGES,
  ...USER_MESSAGES,
};
