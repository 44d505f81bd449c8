import { normalizeText } from '@foolscap/core/text';
import type { PermissionCode } from './codes.ts';

/** The built-in role that has all permissions. It can be neither edited nor removed. */
export const BUILT_IN_ADMIN = 'ADMIN';
/** The built-in role for members who order. */
export const BUILT_IN_BUYER = 'BUYER';
/** The codes of the roles that every organization has; admins add others (storefront-6.23). */
export const BUILT_IN_ROLES = [BUILT_IN_ADMIN, 'APPROVER', BUILT_IN_BUYER] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

export const isBuiltInRole = (code: string): code is BuiltInRole =>
  (BUILT_IN_ROLES as readonly string[]).includes(code);

/** Maximum number of roles of an organization, including the built-in ones. */
export const MAX_ROLES = 50;
/** Maximum length of a role's name, in characters. */
export const ROLE_NAME_LENGTH = 60;

/** Maximum number of units of an organization. */
export const MAX_UNITS = 500;
/** Maximum depth of the tree of units. */
export const MAX_UNIT_DEPTH = 8;
/** Maximum length of a unit's name, in characters. */
export const UNIT_NAME_LENGTH = 60;

/** Maximum number of rows of an import of users. */
export const MAX_IMPORT_ROWS = 500;
/** Maximum length of an imported file, in characters. */
export const MAX_IMPORT_LENGTH = 200_000;

/** The highest spending limit of a person, in dollars. */
export const MAX_SPENDING_LIMIT = 1_000_000;

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
  /** An approver changed an order that waits. */
  'CHANGED',
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

/** The permissions by area, in the order in which a role's form shows them. */
export const PERMISSION_AREAS = {
  people: ['MANAGE_USERS', 'EDIT_PROFILE', 'CHANGE_PASSWORD'],
  ordering: [
    'APPROVE_ORDERS',
    'ACCOUNT_MAINTENANCE',
    'ADD_SHIP_TO',
    'AUTO_RESTOCK',
    'BOPIS',
    'STORE_PICKUP',
    'SPECIAL_ORDERS',
    'SERIAL_NUMBER_LOOKUP',
  ],
  money: ['MANAGE_BUDGETS', 'BUDGET_OVERVIEW', 'ONLINE_INVOICING', 'REPORTS'],
  links: [
    'CHAT',
    'DEALS',
    'BREAKROOM',
    'INSIDERS_NETWORK',
    'CUSTOM_MESSAGES',
    'PRINT_MARKETING',
    'HI_TOUCH_PRINT',
    'HI_TOUCH_NON_PRINT',
  ],
} as const satisfies Record<string, readonly OrganizationPermission[]>;

/** Permissions without a call or page of their own: operators make links of the navigation depend on them. */
export const LINK_PERMISSIONS: readonly OrganizationPermission[] = [
  'SPECIAL_ORDERS',
  'SERIAL_NUMBER_LOOKUP',
  ...PERMISSION_AREAS.links,
];

export type AnyPermission = PermissionCode | OrganizationPermission;

/**
 * Returns the permissions of a role. The built-in ADMIN has all of them, also those that were added after its organization was created.
 *
 * @param stored the permissions of the role as data
 */
export const permissionsOfRole = (
  code: string,
  stored: readonly OrganizationPermission[],
): readonly OrganizationPermission[] => (code === BUILT_IN_ADMIN ? ORGANIZATION_PERMISSIONS : stored);

/** The permissions that collecting items in a store requires. */
const PICKUP_PERMISSIONS: readonly OrganizationPermission[] = ['BOPIS', 'STORE_PICKUP'];

/**
 * Returns the permissions of a member: those of the role, without the ones for pickup if the member lacks the code `G_BOP` (storefront-6.22).
 *
 * @param permissions those of the role
 * @param codes the `G_*` codes of the member
 */
export const permissionsOfMember = (
  permissions: readonly OrganizationPermission[],
  codes: readonly PermissionCode[],
): readonly OrganizationPermission[] =>
  permissions.filter((permission) => codes.includes('G_BOP') || !PICKUP_PERMISSIONS.includes(permission));

/** Checks a permission of a member; accounts without an organization have none. The one check of all calls (storefront-6.23). */
export const hasPermission = (
  member: { permissions: readonly OrganizationPermission[] } | undefined,
  permission: OrganizationPermission,
): boolean => member?.permissions.includes(permission) ?? false;

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
