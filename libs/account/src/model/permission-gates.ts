import type { OrganizationPermission } from './organization.ts';

/** The calls, pages and links that a permission of an organization's members gates (storefront-6.18 to storefront-6.23). */
export interface PermissionGate {
  /**
   * Calls that are refused without the permission, as `METHOD path`. A path starts below `/cc/api`, or is a whole one. Some of
   * them are refused for other reasons, too.
   */
  calls?: readonly string[];
  /** Pages that respond with 403 without the permission, or without one of several that share them. */
  pages?: readonly string[];
  /** Links of the account's navigation that are hidden without it. */
  links?: readonly string[];
}

/**
 * The one declaration of the gates of permissions. The account's navigation is built from it, and tests compare it with the calls of the API
 * and the pages of the shop. Permissions that are absent gate only links of the navigation that operators maintain, except BOPIS and
 * STORE_PICKUP, which gate pickup. ACCOUNT_MAINTENANCE also adds the orders of others to a user's own.
 */
export const PERMISSION_GATES = {
  MANAGE_USERS: {
    calls: [
      'GET /organization/users',
      'POST /organization/users',
      'PUT /organization/users/{id}',
      'POST /organization/users/import',
      'GET /organization/roles',
      'POST /organization/roles',
      'PUT /organization/roles/{code}',
      'DELETE /organization/roles/{code}',
      'GET /organization/units',
      'POST /organization/units',
      'PUT /organization/units/{id}',
      'DELETE /organization/units/{id}',
    ],
    pages: ['/account/users', '/account/roles'],
    links: ['/account/users', '/account/roles'],
  },
  APPROVE_ORDERS: {
    calls: [
      'POST /cc/../ele-lpd/api/sparxProxy/getApprovalOrdersData',
      'POST /cc/../ele-lpd/api/approvalsProxy/order',
      'PUT /organization/approvals/orders/{orderNumber}',
      'PUT /organization/approvals/delegations/{id}',
      'DELETE /organization/approvals/delegations/{id}',
    ],
    pages: ['/account/approvals', '/account/approval-rules'],
    links: ['/account/approvals', '/account/approval-rules'],
  },
  ACCOUNT_MAINTENANCE: {
    calls: [
      'PUT /organization/approvals/rules/{id}',
      'DELETE /organization/approvals/rules/{id}',
      'PUT /organization/approvals/groups/{id}',
      'DELETE /organization/approvals/groups/{id}',
    ],
    pages: ['/account/approval-rules'],
    links: ['/account/approval-rules'],
  },
  MANAGE_BUDGETS: {
    calls: [
      'POST /organization/budgets',
      'PUT /organization/budgets/{code}',
      'DELETE /organization/budgets/{code}',
      'POST /organization/budgets/{code}/adjustments',
    ],
    pages: ['/account/budgets', '/budget'],
    links: ['/account/budgets'],
  },
  BUDGET_OVERVIEW: { pages: ['/account/budgets', '/budget'], links: ['/account/budgets'] },
  REPORTS: {
    calls: ['GET /organization/reports', 'GET /organization/reports/lines'],
    pages: ['/account/reports'],
    links: ['/account/reports'],
  },
  ONLINE_INVOICING: {
    calls: [
      'GET /organization/invoices',
      'GET /organization/invoices/{number}',
      'GET /organization/invoices/statements/{month}',
      'GET /organization/invoices/documents/{name}',
      'POST /organization/invoices/payments',
    ],
    pages: ['/account/invoices'],
    links: ['/account/invoices'],
  },
  EDIT_PROFILE: { calls: ['PUT /account/profile', 'PUT /account/email'], links: ['/account/details'] },
  CHANGE_PASSWORD: { calls: ['PUT /account/password'], links: ['/account/details'] },
  ADD_SHIP_TO: { calls: ['PUT /checkout/default'] },
  AUTO_RESTOCK: { calls: ['POST /subscriptions'], links: ['/account/auto-restock'] },
} as const satisfies Partial<Record<OrganizationPermission, PermissionGate>>;

/** Returns the permissions of which a link of the account's navigation needs one; empty for a link that needs none. */
export const permissionsOfLink = (href: string): OrganizationPermission[] =>
  (Object.entries(PERMISSION_GATES) as [OrganizationPermission, PermissionGate][]).flatMap(
    ([permission, { links = [] }]) => (links.includes(href) ? [permission] : []),
  );
