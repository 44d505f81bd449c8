import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { isZipOfState } from '../../kernel/geo/zip-places.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

/** The default store for a site's shoppers who have not chosen one (storefront-9.23). */
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

/** A site's default store, as shown to operators. */
export interface DefaultStore extends TenantPlace {
  tenant: TenantId;
  /** Store name; null if the shop has no such store. */
  name: string | null;
}

/** A change to a site's default store. Absent fields are kept. */
export interface DefaultStoreChange extends Partial<TenantPlace> {
  tenant: TenantId;
}

/** Lists the default stores, the consumer site first. */
export function listDefaultStores(db: Db): Promise<DefaultStore[]> {
  return db
    .selectFrom('tenant_places')
    .leftJoin('stores', 'stores.store_number', 'tenant_places.store_number')
    .select([
      'tenant_places.tenant',
      'tenant_places.store_number as storeNumber',
      'tenant_places.zip as zipCode',
      'tenant_places.state',
      'stores.name',
    ])
    .orderBy('tenant', 'desc')
    .execute();
}

/** Requires all values for a site that has no default store yet. */
function getComplete({ tenant, storeNumber, zipCode, state }: DefaultStoreChange): TenantPlace {
  if (storeNumber === undefined || zipCode === undefined || state === undefined)
    throw badRequest(
      'INVALID_REQUEST',
      operatorText(`The site ${tenant} has no default store yet. Give --store, --zip and --state.`),
    );
  return { storeNumber, zipCode, state };
}

/** Describes what a change has done. Compares the store's state, because changing only its number keeps the other values. */
function describeChange(
  { storeNumber, zipCode, state }: TenantPlace,
  tenant: TenantId,
  store: { name: string; state: string } | undefined,
): string {
  const places = `ZIP code ${zipCode}, state ${state}`;
  if (!store)
    return `The default store of ${tenant} is ${storeNumber} (${places}).\nWarning: the shop has no store ${storeNumber}. Until it has one, shoppers see the stores around ${zipCode}.`;
  const done = `The default store of ${tenant} is ${storeNumber}, ${store.name} (${places}).`;
  if (store.state === state) return done;
  return `${done}\nWarning: the store is in ${store.state}, but the ZIP code and the state, which are used when the shop has no such store or no store is near, are in ${state}. Change them with --zip and --state.`;
}

/**
 * Changes a site's default store.
 *
 * @returns a sentence that describes the change, with a warning if the shop has no such store, or if the store and the ZIP code are in
 * different states
 * @throws ApiError 400 if the ZIP code is not in the state
 */
export async function changeDefaultStore(db: Db, change: DefaultStoreChange): Promise<{ message: string }> {
  const { tenant } = change;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tenant_places')
      .select(['store_number', 'zip', 'state'])
      .where('tenant', '=', tenant)
      .forUpdate()
      .executeTakeFirst();
    const { storeNumber, zipCode, state } = row
      ? {
          storeNumber: change.storeNumber ?? row.store_number,
          zipCode: change.zipCode ?? row.zip,
          state: change.state ?? row.state,
        }
      : getComplete(change);
    if (!isZipOfState(zipCode, state))
      throw new ApiError(
        400,
        'INVALID_REQUEST',
        operatorText(`The ZIP code ${zipCode} is not in ${state}. Change --zip and --state together.`),
      );
    const values = { store_number: storeNumber, zip: zipCode, state };
    await trx
      .insertInto('tenant_places')
      .values({ tenant, ...values })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet(values))
      .execute();
    const store = await trx
      .selectFrom('stores')
      .select(['name', 'state'])
      .where('store_number', '=', storeNumber)
      .executeTakeFirst();
    return { message: describeChange({ storeNumber, zipCode, state }, tenant, store) };
  });
}
