import { ACCOUNT_DETAILS_MESSAGES } from './feature/account-details-messages.ts';
import { EMAIL_CONFIRMATION_MESSAGES } from './feature/email-confirmation-messages.ts';
import { PASSWORD_HELP_MESSAGES } from './feature/password-help-messages.ts';
import { REGISTER_MESSAGES } from './feature/register-messages.ts';
import { BUDGET_CSV_MESSAGES } from './model/budget-csv-messages.ts';
import { ACCOUNT_MESSAGES } from './model/messages.ts';
import { PEOPLE_MESSAGES } from './model/people-messages.ts';
import { INVOICE_MESSAGES } from './model/invoice-messages.ts';
import { REPORT_MESSAGES } from './model/report-messages.ts';
import { RENEWAL_MESSAGES } from './model/renewal-messages.ts';
import { REWARDS_MESSAGES } from './model/rewards-messages.ts';
import { ACCOUNT_NAV_MESSAGES } from './ui/AccountNav/account-nav-messages.ts';
import { ADDRESS_BOOK_MESSAGES } from './ui/AddressBook/address-book-messages.ts';
import { BONUS_CATEGORY_MESSAGES } from './ui/BonusCategoryForm/bonus-category-messages.ts';
import { BUDGET_MESSAGES } from './ui/BudgetList/budget-messages.ts';
import { CONTRACT_MESSAGES } from './ui/ContractList/contract-messages.ts';
import { DETAILS_FORM_MESSAGES } from './ui/DetailsForm/details-form-messages.ts';
import { INBOX_MESSAGES } from './ui/MessageInbox/inbox-messages.ts';
import { MEMBERSHIP_MESSAGES } from './ui/MembershipPrograms/membership-messages.ts';
import { MEMBERSHIP_RENEWAL_MESSAGES } from './ui/MembershipRenewal/membership-renewal-messages.ts';
import { ORGANIZATION_MESSAGES } from './ui/OrganizationCard/organization-messages.ts';
import { PROFILE_MESSAGES } from './ui/ProfileCard/profile-messages.ts';
import { QUICK_BUY_FORM_MESSAGES } from './ui/QuickBuyForm/quick-buy-form-messages.ts';
import { REWARDS_CARD_MESSAGES } from './ui/RewardsCard/rewards-card-messages.ts';
import { CLAIM_FORM_MESSAGES } from './ui/RewardsClaimForm/claim-form-messages.ts';
import { REWARDS_PAGE_MESSAGES } from './ui/RewardsPanel/rewards-page-messages.ts';
import { SESSION_MESSAGES } from './ui/SessionList/session-messages.ts';
import { ROLE_MESSAGES } from './ui/RoleForm/role-messages.ts';
import { SHIP_TO_MESSAGES } from './ui/ShipToForm/ship-to-messages.ts';
import { UNIT_MESSAGES } from './ui/UnitTree/unit-messages.ts';
import { WELCOME_MESSAGES } from './ui/WelcomeSteps/welcome-messages.ts';
import { SIGN_IN_MESSAGES } from './ui/SignInForm/sign-in-messages.ts';
import { USER_IMPORT_MESSAGES } from './ui/UserImportForm/user-import-messages.ts';
import { USER_MESSAGES } from './ui/UserList/user-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
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
