export { SignIn, type SignInProps } from './SignIn.tsx';
export { AccountDetails, type AccountDetailsProps } from './AccountDetails.tsx';
export type { FormOutcome } from './form-outcome.ts';
export { Addresses, type AddressesProps } from './Addresses.tsx';
export {
  ForgotPassword,
  type ForgotPasswordProps,
  ResetPassword,
  type PasswordHelpProps,
  type ResetPasswordProps,
} from './PasswordHelp.tsx';
export { Register, type RegisterProps } from './Register.tsx';
export { OrganizationOverview, type OrganizationOverviewProps } from './OrganizationOverview.tsx';
export { EmailConfirmation, type EmailConfirmationProps } from './EmailConfirmation.tsx';
export { Profile, RewardsSummary } from './Overview.tsx';
export { Sessions, type SessionsProps } from './Sessions.tsx';
export { MembershipOverview, type MembershipOverviewProps, MembershipSummary } from './Memberships.tsx';
export { Users, type UsersProps } from './Users.tsx';
export { Roles, type RolesProps } from './Roles.tsx';
export { ImportUsers, type ImportUsersProps } from './ImportUsers.tsx';
export { Units, type UnitsProps } from './Units.tsx';
export { ShipTo, type ShipToProps } from './ShipTo.tsx';
export { QuickBuySetup, type QuickBuySetupProps } from './QuickBuySetup.tsx';
export { Inbox, type InboxProps } from './Inbox.tsx';
export { RewardsOverview, type RewardsForm, type RewardsOverviewProps } from './RewardsOverview.tsx';
export { Contracts, type ContractsProps } from './Contracts.tsx';
export { Budgets, type BudgetsProps } from './Budgets.tsx';
export { Invoices, type InvoicesProps, type InvoicesView } from './Invoices.tsx';
export { Reports, type ReportsProps } from './Reports.tsx';
