import { normalizeText } from '@foolscap/core/text';
import type { PermissionCode } from './codes.ts';

/** The roles of an organization's users (storefront-6). */
export const ORGANIZATION_ROLES = ['ADMIN', 'BUYER'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** The variants of the business site that an organization may have (storefront-2.18). */
export const ORGANIZATION_ROUTES = ['SBA', 'HIT', 'SWS'] as const;
export type OrganizationRoute = (typeof ORGANIZATION_ROUTES)[number];

/** Flow types that belong to an organization; CSR belongs to a single session instead. */
export const ORGANIZATION_FLOWS = ['MVP', 'SAML'] as const;
export type OrganizationFlow = (typeof ORGANIZATION_FLOWS)[number];

/** The calendar periods of budgets. */
export const BUDGET_PERIODS = ['MONTH', 'QUARTER', 'YEAR'] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

/** The members or goods that a budget is for: everything, a unit with those below it, one person, or a category with those below it. */
export const BUDGET_SCOPES = ['ALL', 'UNIT', 'PERSON', 'CATEGORY'] as const;
export type BudgetScope = (typeof BUDGET_SCOPES)[number];

/** Orders above the balance of a budget are refused, placed, or wait for an approver. */
export const OVERDRAFT_POLICIES = ['REFUSE', 'ALLOW', 'APPROVE'] as const;
export type OverdraftPolicy = (typeof OVERDRAFT_POLICIES)[number];

/** The amount of an order that a budget pays: goods before tax, shipping and fees, or the total. */
export const BUDGET_BASES = ['NET', 'GROSS'] as const;
export type BudgetBasis = (typeof BUDGET_BASES)[number];

/** The kinds of entries in the ledger of a budget. */
export const BUDGET_ENTRY_KINDS = [
  'ALLOCATED',
  'ADJUSTED',
  'ROLLED_OVER',
  'RESERVED',
  'CONFIRMED',
  'RELEASED',
  'REFUNDED',
] as const;
export type BudgetEntryKind = (typeof BUDGET_ENTRY_KINDS)[number];

/** True if an organization's orders need a purchase order number. */
export type PurchaseOrderPolicy = 'REQUIRED' | 'OPTIONAL';

/** The permissions of users of an organization (storefront-6); the codes are ours. */
export const ORGANIZATION_PERMISSIONS = [
  'MANAGE_USERS',
  'MANAGE_BUDGETS',
  'REPORTS',
  'SPECIAL_ORDERS',
  'SERIAL_NUMBER_LOOKUP',
  'INSIDERS_NETWORK',
  'CUSTOM_MESSAGES',
  'CHANGE_PASSWORD',
  'EDIT_PROFILE',
  'PRINT_MARKETING',
  'CHAT',
  'BOPIS',
  'ACCOUNT_MAINTENANCE',
  'BREAKROOM',
  'BUDGET_OVERVIEW',
  'ONLINE_INVOICING',
  'ADD_SHIP_TO',
  'AUTO_RESTOCK',
  'DEALS',
  'HI_TOUCH_PRINT',
  'HI_TOUCH_NON_PRINT',
  'STORE_PICKUP',
  /** Releasing and declining orders of the organization's buyers. */
  'APPROVE_ORDERS',
] as const;
export type OrganizationPermission = (typeof ORGANIZATION_PERMISSIONS)[number];

export type AnyPermission = PermissionCode | OrganizationPermission;

/** The permissions of each role. Permissions that no role has belong to features that do not exist yet. */
const ROLE_PERMISSIONS: Readonly<Record<OrganizationRole, readonly OrganizationPermission[]>> = {
  ADMIN: [
    'MANAGE_USERS',
    'MANAGE_BUDGETS',
    'BUDGET_OVERVIEW',
    'ACCOUNT_MAINTENANCE',
    'ADD_SHIP_TO',
    'CHANGE_PASSWORD',
    'EDIT_PROFILE',
    'BOPIS',
    'STORE_PICKUP',
    'AUTO_RESTOCK',
    'APPROVE_ORDERS',
  ],
  BUYER: ['CHANGE_PASSWORD', 'EDIT_PROFILE', 'BOPIS', 'STORE_PICKUP', 'AUTO_RESTOCK'],
};

/** Returns the permissions of a role; users without an organization have only the permissions of their own account. */
export const permissionsOfRole = (
  role: OrganizationRole | null | undefined,
): readonly OrganizationPermission[] => (role ? ROLE_PERMISSIONS[role] : []);

/** The permissions that collecting items in a store requires. */
const PICKUP_PERMISSIONS: readonly OrganizationPermission[] = ['BOPIS', 'STORE_PICKUP'];

/**
 * Returns the permissions of a member: those of the role, without the ones for pickup if the account lacks the code `G_BOP` (storefront-6.22).
 *
 * @param codes the `G_*` codes of the account
 */
export const permissionsOfMember = (
  role: OrganizationRole | null | undefined,
  codes: readonly PermissionCode[],
): readonly OrganizationPermission[] =>
  permissionsOfRole(role).filter(
    (permission) => codes.includes('G_BOP') || !PICKUP_PERMISSIONS.includes(permission),
  );

export const roleHasPermission = (
  role: OrganizationRole | null | undefined,
  permission: OrganizationPermission,
): boolean => permissionsOfRole(role).includes(permission);

/** Maximum length of a purchase order number, in characters. */
export const PURCHASE_ORDER_LENGTH = 40;

/**
 * Checks a purchase order number: letters, digits, spaces and - / . # _, which accounting systems accept.
 * @returns undefined when the number is valid
 */
export function purchaseOrderFault(
  text: string,
  policy: PurchaseOrderPolicy = 'OPTIONAL',
): 'missing' | 'tooLong' | 'characters' | undefined {
  const number = normalizeText(text);
  if (!number) return policy === 'REQUIRED' ? 'missing' : undefined;
  if (number.length > PURCHASE_ORDER_LENGTH) return 'tooLong';
  return /^[A-Za-z0-9][A-Za-z0-9 ./#_-]*$/.test(number) ? undefined : 'characters';
}
