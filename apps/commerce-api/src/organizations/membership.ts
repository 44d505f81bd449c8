import type { OrganizationRole, PurchaseOrderPolicy } from '@foolscap/account/model';
import type { Db } from '../database/database.ts';

/** What somebody is in an organisation, as it is now: asked anew by each call. */
export interface Membership {
  accountId: string;
  role: OrganizationRole;
  organization: {
    id: string;
    name: string;
    customerNumber: string;
    purchaseOrderPolicy: PurchaseOrderPolicy;
  };
}

/** @returns undefined for guests, and for accounts of nobody's */
export async function membershipOf(db: Db, accountId: string | undefined): Promise<Membership | undefined> {
  if (accountId === undefined) return undefined;
  const row = await db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select([
      'accounts.role',
      'organizations.id',
      'organizations.name',
      'organizations.customer_number',
      'organizations.po_policy',
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.tenant', '=', 'sba')
    .where('accounts.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row?.role) return undefined;
  return {
    accountId,
    role: row.role,
    organization: {
      id: row.id,
      name: row.name,
      customerNumber: row.customer_number,
      purchaseOrderPolicy: row.po_policy,
    },
  };
}
