export { listSavedAddresses, lockAccount } from './address-book.repository.ts';
export { accountAreaRoutes } from './account-area.routes.ts';
export { createAccountAreaService } from './account-area.service.ts';
export {
  checkMayChangeProfile,
  confirmPassword,
  emailTaken,
  normalizeEmail,
  normalizeName,
  oneLine,
} from './account-checks.ts';
export { createDescribeAccount, type DescribeAccount, maskedNumber } from './account-data.ts';
export type { AccountPorts } from './account-ports.ts';
export { isBuyNowEligible, turnQuickBuyOff } from './quick-buy.repository.ts';
export {
  type AccountRow,
  findAccount,
  findAccountByName,
  insertAccount,
  listAddresses,
} from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export { createAccountService } from './account.service.ts';
export { type DemoAccount, demoAccounts, demoAccountsPart } from './demo-accounts.ts';
export { deleteExpiredConfirmations } from './email-confirmation.ts';
export { createGuessLimits, type GuessLimits } from './guess-limits.ts';
export { createKnownDevices, deleteExpiredDevices } from './known-devices.ts';
export { createPasswordLink, linkDigest } from './password-links.ts';
export { hashPassword } from './passwords.ts';
export {
  changeSegmentFlags,
  LEGACY_ID,
  listSegmentFlags,
  type SegmentFlags,
  type SegmentFlagsChange,
  TIER_CHOICES,
} from './segment-flags.ts';
export { segmentFlagsRoutes } from './segment-flags.routes.ts';
export { togglesRoutes } from './toggles.routes.ts';
export {
  changeToggle,
  createToggles,
  listToggles,
  type ToggleChange,
  type ToggleRow,
  type Toggles,
} from './toggles.ts';
export { memberHasPermission, selectAccountCodes } from './role-permissions.ts';
export { createSignedInAccount, type SignedInAccount } from './signed-in-account.ts';
