import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';

/** The preferred store of a site's shoppers who have none (storefront-9.23). */
export interface TenantPlace {
  storeNumber: string;
  /** Used if the shop lacks the store. */
  zipCode: string;
  /** Used if no store is near the ZIP code. */
  state: string;
}

export async function readTenantPlace(db: Db, tenant: TenantId): Promise<TenantPlace | undefined> {
  const row = await db
    .selectFrom('tenant_places')
    .select(['store_number', 'zip', 'state'])
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row && { storeNumber: row.store_number, zipCode: row.zip, state: row.state };
}
