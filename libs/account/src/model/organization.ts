import type { PermissionCode } from './codes.ts';

/** What somebody is in an organization (storefront 6). */
export const ORGANIZATION_ROLES = ['ADMIN', 'BUYER'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** The variants of the business site that an organization may have (storefront 2). */
export const ORGANIZATION_ROUTES = ['SBA', 'HIT', 'SWS'] as const;
export type OrganizationRoute = (typeof ORGANIZATION_ROUTES)[number];

/** How an organization's people come to the shop; a flow of CSR is of one person, not of an organization. */
export const ORGANIZATION_FLOWS = ['MVP', 'SAML'] as const;
export type OrganizationFlow = (typeof ORGANIZATION_FLOWS)[number];

/** Whether an organization's orders need a purchase order number. */
export type PurchaseOrderPolicy = 'REQUIRED' | 'OPTIONAL';

/** The permissions that storefront 6 lists by name; the codes are ours. */
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
] as const;
export type OrganizationPermission = (typeof ORGANIZATION_PERMISSIONS)[number];

export type AnyPermission = PermissionCode | OrganizationPermission;

/** The one table of what each role may do. What is in no row, the shop does not have yet. */
const PERMISSIONS_OF_ROLES: Readonly<Record<OrganizationRole, readonly OrganizationPermission[]>> = {
  ADMIN: [
    'MANAGE_USERS',
    'ACCOUNT_MAINTENANCE',
    'ADD_SHIP_TO',
    'CHANGE_PASSWORD',
    'EDIT_PROFILE',
    'BOPIS',
    'STORE_PICKUP',
  ],
  BUYER: ['CHANGE_PASSWORD', 'EDIT_PROFILE', 'BOPIS', 'STORE_PICKUP'],
};

/** What somebody may do; nobody's member may do what is one's own business only. */
export const permissionsOfRole = (
  role: OrganizationRole | null | undefined,
): readonly OrganizationPermission[] => (role ? PERMISSIONS_OF_ROLES[role] : []);

export const roleHasPermission = (
  role: OrganizationRole | null | undefined,
  permission: OrganizationPermission,
): boolean => permissionsOfRole(role).includes(permission);

/** Characters of a purchase order number at most. */
export const PURCHASE_ORDER_LENGTH = 40;

/**
 * What is wrong with a purchase order number: letters, digits, spaces and - / . # _ are what accounting systems take.
 * @returns undefined where nothing is
 */
export function purchaseOrderFault(
  text: string,
  policy: PurchaseOrderPolicy = 'OPTIONAL',
): 'missing' | 'tooLong' | 'characters' | undefined {
  const number = text.trim();
  if (!number) return policy === 'REQUIRED' ? 'missing' : undefined;
  if (number.length > PURCHASE_ORDER_LENGTH) return 'tooLong';
  return /^[A-Za-z0-9][A-Za-z0-9 ./#_-]*$/.test(number) ? undefined : 'characters';
}
