import type { OverdraftPolicy } from '@foolscap/account/model';
import type { Db } from '../../../kernel/database/database.ts';
import { memberHasPermission } from '../permissions.ts';
import type { AccountingPolicy } from '../tables.ts';

/** Returns whether an organization has an active member, other than the buyer, who can approve orders. */
async function hasApprover(db: Db, organizationId: string, buyerId: string): Promise<boolean> {
  const approver = await db
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(memberHasPermission('APPROVE_ORDERS'))
    .where('id', '<>', buyerId)
    .limit(1)
    .executeTakeFirst();
  return approver !== undefined;
}

/**
 * Returns the overdraft policy for orders of a member. A budget without an approver does not block: if no other member can approve the order,
 * it may exceed the budget, unless the organization has chosen to refuse such orders.
 */
export async function getOverdraft(
  db: Db,
  { id, accounting }: { id: string; accounting: AccountingPolicy },
  buyerId: string,
): Promise<OverdraftPolicy> {
  const { overdraft } = accounting;
  if (overdraft === 'ALLOW' || overdraft === 'REFUSE') return overdraft;
  return (await hasApprover(db, id, buyerId)) ? (overdraft ?? 'REFUSE') : 'ALLOW';
}
