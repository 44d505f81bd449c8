export { SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
export { AccountNav, type AccountNavProps, type AccountPage } from './AccountNav/AccountNav.tsx';
export { ProfileCard, type ProfileCardProps } from './ProfileCard/ProfileCard.tsx';
export { DetailsForm, type DetailsField, type DetailsFormProps } from './DetailsForm/DetailsForm.tsx';
export { FormSection, type FormSectionProps } from './FormSection/FormSection.tsx';
export { AddressBook, type AddressBookProps } from './AddressBook/AddressBook.tsx';
export { SessionList, type SessionListProps } from './SessionList/SessionList.tsx';
export { RewardsCard, type RewardsCardProps } from './RewardsCard/RewardsCard.tsx';
export { BonusCategoryForm, type BonusCategoryFormProps } from './BonusCategoryForm/BonusCategoryForm.tsx';
export { RewardsOffers, type RewardsOffersProps } from './RewardsOffers/RewardsOffers.tsx';
export { RewardsClaimForm, type RewardsClaimFormProps } from './RewardsClaimForm/RewardsClaimForm.tsx';
export { RewardsClaims, type RewardsClaimsProps } from './RewardsClaims/RewardsClaims.tsx';
export { RewardsHistory, type RewardsHistoryProps } from './RewardsHistory/RewardsHistory.tsx';
export { RewardsPanel, type RewardsPanelProps } from './RewardsPanel/RewardsPanel.tsx';
export { OrganizationCard, type OrganizationCardProps } from './OrganizationCard/OrganizationCard.tsx';
export { UserList, type UserListProps } from './UserList/UserList.tsx';
export { RoleForm, type RoleFormProps } from './RoleForm/RoleForm.tsx';
export { RoleList, type RoleListProps } from './RoleForm/RoleList.tsx';
export { UserImportForm, type UserImportFormProps } from './UserImportForm/UserImportForm.tsx';
export { UnitTree, type UnitTreeProps } from './UnitTree/UnitTree.tsx';
export { ShipToForm, type ShipToFormProps } from './ShipToForm/ShipToForm.tsx';
export { WelcomeSteps, type WelcomeStep, type WelcomeStepsProps } from './WelcomeSteps/WelcomeSteps.tsx';
export { describeBenefits } from './MembershipPrograms/describe-benefits.ts';
export { MEMBERSHIP_MESSAGES } from './MembershipPrograms/membership-messages.ts';
export { MembershipCard, type MembershipCardProps } from './MembershipCard/MembershipCard.tsx';
export { MembershipRenewal, type MembershipRenewalProps } from './MembershipRenewal/MembershipRenewal.tsx';
export {
  MembershipPrograms,
  type MembershipProgramsProps,
} from './MembershipPrograms/MembershipPrograms.tsx';
export { MessageInbox, type MessageInboxProps } from './MessageInbox/MessageInbox.tsx';
export { QuickBuyForm, type QuickBuyCard, type QuickBuyFormProps } from './QuickBuyForm/QuickBuyForm.tsx';
export { AccountMessagesProvider, type AllAccountMessages } from './AccountMessagesProvider.tsx';
export { BudgetList, type BudgetListProps } from './BudgetList/BudgetList.tsx';
export { BudgetPlot, type BudgetPlotProps } from './BudgetPlot/BudgetPlot.tsx';
export { ReportFilters, REPORT_FIELDS, type ReportFiltersProps } from './SpendingReport/ReportFilters.tsx';
export { SpendingPlot, type SpendingPlotProps } from './SpendingReport/SpendingPlot.tsx';
export { ContractList, type ContractListProps } from './ContractList/ContractList.tsx';
export { BudgetStatement, type BudgetStatementProps } from './BudgetStatement/BudgetStatement.tsx';
export { InvoiceAging, type InvoiceAgingProps } from './InvoiceList/InvoiceAging.tsx';
export { INVOICE_FIELDS, InvoiceList, type InvoiceListProps } from './InvoiceList/InvoiceList.tsx';
export { InvoiceDetails, type InvoiceDetailsProps } from './InvoiceDetails/InvoiceDetails.tsx';
export {
  INVOICE_PAYMENT_FIELDS,
  InvoicePaymentForm,
  type InvoiceCard,
  type InvoicePaymentFormProps,
  type NewCardPayment,
} from './InvoicePaymentForm/InvoicePaymentForm.tsx';
export { InvoiceStatement, type InvoiceStatementProps } from './InvoiceStatement/InvoiceStatement.tsx';
