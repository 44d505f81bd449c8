import type { AccountPorts } from '../domains/account/index.ts';
import { mergeCarts } from '../domains/cart/index.ts';
import { createOrganization, membershipOf, organizationShipTo } from '../domains/organizations/index.ts';
import { tierOf } from '../domains/rewards/index.ts';

/** Connects account with the domains that come after it in the import order. */
export const accountPorts: AccountPorts = {
  async membershipOf(db, accountId) {
    const member = await membershipOf(db, accountId);
    if (!member) return undefined;
    const { role, flow, organization } = member;
    return { role, flow, organization, shipToLabel: (await organizationShipTo(db, member))?.label };
  },
  createOrganization,
  tierOf,
  mergeCarts,
};
