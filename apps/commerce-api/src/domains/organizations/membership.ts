import {
  type Biller,
  type FlowType,
  type OrganizationPermission,
  type OrganizationRoute,
  type PermissionCode,
  permissionsOfRole,
  type PurchaseOrderPolicy,
} from '@foolscap/account/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { type ContractTerms, selectContractTerms } from './contracts/contract-terms.ts';
import { selectPermissionCodes } from './link-plus-ramp.ts';
import type { HideablePayment } from './site-variants.ts';
import type { AccountingPolicy } from './tables.ts';

/** A member's role and rights in an organization. Read again for each call. */
export interface Membership {
  accountId: string;
  /** The code of the role. Check permissions instead, with `hasPermission`. */
  role: string;
  /** The permissions of the role. */
  permissions: readonly OrganizationPermission[];
  /** The `G_*` codes, with those that the role and a toggle give. */
  codes: readonly PermissionCode[];
  /** The member's sign-in flow; undefined for sign-in with a password. */
  flow: FlowType | undefined;
  /** The unit that the member belongs to; null for none. */
  unitId: string | null;
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
    /** The number of its agreement; contracts with prices have numbers of their own. */
    contractId: string | null;
    /** The terms of the leading contract; null without a current contract. */
    contract: ContractTerms | null;
    isHealthCare: boolean;
    /** Whether only admins have link plus. */
    isLinkPlusForAdmins: boolean;
    /** The party that bills it. */
    biller: Biller;
    /** Whether invoices are mailed instead of printed. */
    isDigitalEnrollment: boolean;
  };
}

/** @returns undefined for guests and for accounts without an organization */
export async function findMembership(
  db: Db,
  accountId: string | undefined,
  { includesDeactivated = false }: { includesDeactivated?: boolean } = {},
): Promise<Membership | undefined> {
  if (accountId === undefined) return undefined;
  const row = await db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .innerJoin('organization_roles', (join) =>
      join
        .onRef('organization_roles.organization_id', '=', 'accounts.organization_id')
        .onRef('organization_roles.code', '=', 'accounts.role'),
    )
    .select([
      'accounts.role',
      'accounts.customer_service',
      'accounts.unit_id',
      'organization_roles.permissions as role_permissions',
      selectPermissionCodes.as('codes'),
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
      'organizations.health_care',
      'organizations.link_plus_admins_only',
      selectContractTerms(sql.ref('organizations.id')).as('contract'),
      'organizations.biller',
      'organizations.digital_enrollment',
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.tenant', '=', 'sba')
    .$if(!includesDeactivated, (query) => query.where('accounts.deactivated_at', 'is', null))
    .executeTakeFirst();
  if (!row || row.role === null) return undefined;
  return {
    accountId,
    role: row.role,
    permissions: permissionsOfRole(row.role, row.role_permissions),
    codes: [...new Set(row.codes)] as PermissionCode[],
    flow: row.customer_service ? 'CSR' : (row.flow ?? undefined),
    unitId: row.unit_id,
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
      contract: row.contract,
      isHealthCare: row.health_care,
      isLinkPlusForAdmins: row.link_plus_admins_only,
      biller: row.biller,
      isDigitalEnrollment: row.digital_enrollment,
    },
  };
}
