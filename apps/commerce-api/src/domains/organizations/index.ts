export {
  checkAccounting,
  checkRequiredCodes,
  checkSplitCodes,
  getUsedSplits,
  requiresAccounting,
  type ChosenAccounting,
  getBudgetCenter,
  getRelease,
  type OrganizationAccounting,
  readAccounting,
} from './accounting.ts';
export { findChargedBudget } from './budgets/budget-centers.ts';
export {
  type BudgetCharge,
  chargeBudget,
  changeReservation,
  confirmBudget,
  returnToBudget,
} from './budgets/budget-ledger.ts';
export { budgetsRoutes } from './budgets/budgets.routes.ts';
export { createBudgetsService } from './budgets/budgets.service.ts';
export { reportsRoutes } from './reports/reports.routes.ts';
export {
  createReportsService,
  findReportedOrganization,
  getReportedMonths,
} from './reports/reports.service.ts';
export { mergeSpending } from './reports/spending-rollups.ts';
export {
  type ContractImport,
  type ContractImportRequest,
  importContracts,
  type PriceChange,
} from './contracts/contract-import.ts';
export { readNextContractChange, settleContracts } from './contracts/contract-prices.ts';
export { MAX_CONTRACT_FILE, readAmount } from './contracts/contract-rows.ts';
export {
  changeContract,
  type ContractChange,
  describeContract,
  listAllContracts,
  type ListedContract,
} from './contracts/contract-setup.ts';
export { ContractChangeSchema, contractsOperatorRoutes } from './contracts/contracts-operator.routes.ts';
export {
  allowsPayment,
  allowsTender,
  BELOW_MINIMUM,
  checkTenderAllowed,
  getMinimumMessage,
  paymentNotAllowed,
  readOrganizationMinimum,
  selectOrderMinimum,
} from './contracts/contract-terms.ts';
export { createBuyers } from './buyers.ts';
export { createOrganization } from './create-organization.ts';
export { demoOrganizationsPart } from './demo-organizations.ts';
export { selectPermissionCodes } from './link-plus-ramp.ts';
export { type Membership, findMembership } from './membership.ts';
export { findExceededLimit, lockSpending, lowerLimit, selectSpendingLeft } from './spending-limits.ts';
export { hasPermission, memberHasPermission } from './permissions.ts';
export {
  listOrganizationAddresses,
  mayUseAddress,
  mayUseOtherAddresses,
  organizationAddressData,
  permittedAddress,
} from './organization-addresses.ts';
export { readOrganizationSession } from './organization-session.ts';
export { organizationsRoutes } from './organizations.routes.ts';
export { createOrganizationsService } from './organizations.service.ts';
export { checkedPurchaseOrder } from './purchase-order.ts';
export { type AccountingChange, BUDGETING_CHOICES } from './accounting-setup.ts';
export { OrganizationChangeSchema, siteVariantRoutes } from './site-variants.routes.ts';
export {
  changeSiteVariant,
  describeInvoicing,
  describeLists,
  describePayments,
  HIDEABLE_PAYMENTS,
  type HideablePayment,
  listSiteVariants,
  type OrganizationVariant,
  SITE_VARIANT_CHOICES,
  type SiteVariantChange,
} from './site-variants.ts';
export { changeSaleRule, listSaleRules, type SaleRule, type SaleRuleChange } from './sale-rules.ts';
export { saleRulesRoutes, SaleRuleChangeSchema } from './sale-rules.routes.ts';
export {
  applyThirdPartyChange,
  MAX_LINK_HOURS,
  ThirdPartyChangeSchema,
  thirdPartyRoutes,
} from './third-party.routes.ts';
export {
  listThirdPartyPrograms,
  type ThirdPartyChange,
  type ThirdPartyProgram,
} from './third-party-setup.ts';
export { deleteOldThirdPartyLinks, findThirdParty, useThirdPartyLink } from './third-party-users.ts';
export type { CartAccounting, ListPrivacy } from './tables.ts';
