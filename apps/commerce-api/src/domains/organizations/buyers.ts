import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { type Buyers, NO_ORGANIZATION } from '../catalog/index.ts';

export function createBuyers({ database: { db } }: Pick<ApiContext, 'database'>, callers: Callers): Buyers {
  return {
    async of(request) {
      const { tenant } = request;
      if (tenant === 'sdc') return tenant;
      const { accountId } = await callers.of(request);
      if (accountId === undefined) return tenant;
      const account = await db
        .selectFrom('accounts')
        .select('organization_id')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return { tenant, organizationId: account?.organization_id ?? NO_ORGANIZATION };
    },
  };
}
