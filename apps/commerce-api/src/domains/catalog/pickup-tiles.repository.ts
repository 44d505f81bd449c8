import { sql, type Selectable } from 'kysely';
import type { OpeningHours } from '@foolscap/stores/model';
import type { Db } from '../../kernel/database/database.ts';
import type { StoresTable } from '../stores/index.ts';

/** The products that a store offers for pickup, and its hours; undefined if it has none of them. */
export interface HeldInStore {
  skus: ReadonlySet<string>;
  opening: OpeningHours;
}

/** Lists the products that a store has in stock for pickup. Omits products that have not been released yet. */
export async function listHeldInStore(
  db: Db,
  storeNumber: string,
  skus: readonly string[],
): Promise<HeldInStore | undefined> {
  const { rows } = await sql<
    { sku: string } & Pick<Selectable<StoresTable>, 'hours' | 'holidays' | 'time_zone'>
  >`/* catalog.held-in-store */
    select held.sku, stores.hours, stores.holidays, stores.time_zone from store_stock held
    join stores on stores.store_number = held.store_number and stores.pickup
    join products on products.sku = held.sku
    where held.store_number = ${storeNumber} and held.sku = any(${skus}::text[]) and held.available > 0
      and products.product_type_name is distinct from 'ESD'
      and not coalesce(products.sale_conditions ? 'comingSoon', false)`.execute(db);
  const [first] = rows;
  return (
    first && {
      skus: new Set(rows.map(({ sku }) => sku)),
      opening: { hours: first.hours, holidays: first.holidays, timeZone: first.time_zone },
    }
  );
}
