import type { TenantId } from '@foolscap/core/vocabulary';

/** The owner of carts and orders on one tenant's site: the account if there is one, otherwise the guest's session. */
export interface Owner {
  tenant: TenantId;
  sessionId: string;
  accountId: string | undefined;
}
