import { createSwrCache } from '@foolscap/core/cache';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

/** A row of the table of feature toggles (decision-toggles, storefront-6). */
export interface ToggleRow {
  name: string;
  /** Null if the row applies to both sites. */
  tenant: TenantId | null;
  values: string[];
}

/** A change to one toggle. */
export interface ToggleChange {
  name: string;
  on: boolean;
  /** The site to change; if absent, both sites get the value. */
  tenant?: TenantId;
}

/** Lists all rows of the table, in display order. */
export function listToggles(db: Db): Promise<ToggleRow[]> {
  return db
    .selectFrom('feature_toggles')
    .select(['name', 'tenant', 'values'])
    .orderBy('position')
    .orderBy('tenant', (order) => order.asc().nullsFirst())
    .execute();
}

/**
 * Switches a toggle on or off.
 * @returns a sentence that describes the change
 * @throws ApiError 404 for an unknown toggle, 400 for a site that the toggle does not apply to
 */
export async function changeToggle(db: Db, { name, on, tenant }: ToggleChange): Promise<{ message: string }> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('feature_toggles')
      .select(['tenant', 'position'])
      .where('name', '=', name)
      .forUpdate()
      .execute();
    if (!rows.length)
      throw new ApiError(404, 'TOGGLE_NOT_FOUND', operatorText(`There is no toggle ${name}.`));
    const common = rows.find((row) => row.tenant === null);
    const values = JSON.stringify([String(on)]);
    const change = { values, updated_at: new Date() };
    if (tenant !== undefined && !rows.some((row) => row.tenant === tenant)) {
      if (!common) throw new ApiError(400, 'INVALID_REQUEST', `${name} is not for the site ${tenant}.`);
      await trx
        .insertInto('feature_toggles')
        .values({ name, tenant, position: common.position, values })
        .execute();
    } else {
      await trx
        .updateTable('feature_toggles')
        .set(change)
        .where('name', '=', name)
        .$if(tenant !== undefined, (query) => query.where('tenant', '=', tenant!))
        .execute();
    }
    return { message: `${name} is ${on ? 'on' : 'off'}${tenant === undefined ? '' : ` for ${tenant}`}.` };
  });
}

/** The feature toggles of a running shop. */
export interface Toggles {
  /** Lists a tenant's toggles in the form that the session context has. */
  listFor(tenant: TenantId): Promise<{ toggleName: string; values: string[] }[]>;
  /** Checks a toggle. It is off only if its value is 'false' (cart-6.16). */
  isOn(tenant: TenantId, name: string): Promise<boolean>;
  /** Invalidates the cached table after a change made by this process. */
  refresh(): void;
}

/**
 * Creates the toggle reader, which caches the table for `CATALOG_CACHE_SECONDS`. Changes by other processes show up once the cache expires.
 */
export function createToggles({
  database: { db },
  settings: { catalogCacheSeconds },
}: Pick<ApiContext, 'database' | 'settings'>): Toggles {
  const create = () => createSwrCache<ToggleRow[]>({ seconds: catalogCacheSeconds, maxEntries: 1 });
  let cache = create();

  const listFor: Toggles['listFor'] = async (tenant) => {
    const rows = await cache.get('toggles', () => listToggles(db));
    const found = new Map<string, string[]>();
    // A tenant's own row comes after the common one and overrides it.
    for (const row of rows) if (row.tenant === null || row.tenant === tenant) found.set(row.name, row.values);
    return [...found].map(([toggleName, values]) => ({ toggleName, values }));
  };

  return {
    listFor,
    async isOn(tenant, name) {
      const toggles = await listFor(tenant);
      return !toggles.some(({ toggleName, values }) => toggleName === name && values.includes('false'));
    },
    refresh() {
      cache = create();
    },
  };
}
