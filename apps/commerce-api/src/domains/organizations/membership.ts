import type {
  FlowType,
  OrganizationRole,
  OrganizationRoute,
  PermissionCode,
  PurchaseOrderPolicy,
} from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { selectPermissions } from './link-plus-ramp.ts';
import type { HideablePayment } from './site-variants.ts';
import type { AccountingPolicy } from './tables.ts';

/** A member's role and rights in an organization. Read again for each call. */
export interface Membership {
  accountId: string;
  role: OrganizationRole;
  /** The permission codes, with those that a toggle gives. */
  permissions: readonly PermissionCode[];
  /** The member's sign-in flow; undefined for sign-in with a password. */
  flow: FlowType | undefined;
  organization: {
    id: string;
    name: string;
    customerNumber: string;
    purchaseOrderPolicy: PurchaseOrderPolicy;
    routeId: OrganizationRoute;
    /** Limit of open invoices in US cents; null if the organization cannot pay by invoice. */
    invoiceLimit: number | null;
    /** Whether checkout preselects the invoice. */
    isInvoiceDefault: boolean;
    hiddenPayments: readonly HideablePayment[];
    /** Buyers' orders above this amount in US cents need approval; null if none do. */
    approvalLimit: number | null;
    /** Null for an organization without budgets and without purchase order lists. */
    accounting: AccountingPolicy | null;
    division: string | null;
    contractId: string | null;
  };
}

/** @returns undefined for guests and for accounts without an organization */
export async function findMembership(db: Db, accountId: string | undefined): Promise<Membership | undefined> {
  if (accountId === undefined) return undefined;
  const row = await db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select([
      'accounts.role',
      'accounts.customer_service',
      selectPermissions.as('permissions'),
      'organizations.id',
      'organizations.name',
      'organizations.customer_number',
      'organizations.po_policy',
      'organizations.route_id',
      'organizations.flow',
      'organizations.invoice_limit_minor',
      'organizations.default_invoice',
      'organizations.hidden_payments',
      'organizations.approval_limit_minor',
      'organizations.accounting',
      'organizations.division',
      'organizations.contract_id',
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.tenant', '=', 'sba')
    .where('accounts.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row?.role) return undefined;
  return {
    accountId,
    role: row.role,
    permissions: row.permissions as PermissionCode[],
    flow: row.customer_service ? 'CSR' : (row.flow ?? undefined),
    organization: {
      id: row.id,
      name: row.name,
      customerNumber: row.customer_number,
      purchaseOrderPolicy: row.po_policy,
      routeId: row.route_id,
      invoiceLimit: row.invoice_limit_minor,
      isInvoiceDefault: row.default_invoice,
      hiddenPayments: row.hidden_payments,
      approvalLimit: row.approval_limit_minor,
      accounting: row.accounting,
      division: row.division,
      contractId: row.contract_id,
    },
  };
}
