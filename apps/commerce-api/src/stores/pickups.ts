import { pickupReady, workingHours } from '@foolscap/stores/model';
import type { Db } from '../database/database.ts';
import type { OrderPickup } from '../database/tables.ts';
import { openingHoursOf } from './store-row.ts';

/** The stores where parts of a cart or an order are collected, and when that is. In the order of their numbers. */
export async function pickupsOf(
  db: Db,
  storeNumbers: readonly string[],
  now: Date,
): Promise<{ pickup: OrderPickup; readyDate: string }[]> {
  if (!storeNumbers.length) return [];
  const rows = await db
    .selectFrom('stores')
    .selectAll()
    .where('store_number', 'in', [...new Set(storeNumbers)])
    .orderBy('store_number')
    .execute();
  return rows.map((row) => {
    const opening = openingHoursOf(row);
    const { readyDate, readyBy } = pickupReady(opening, now);
    return {
      readyDate,
      pickup: {
        storeNumber: row.store_number,
        name: row.name,
        address: { addressLine1: row.address1, city: row.city, state: row.state, zipcode: row.zip },
        phone: row.phone,
        workingHours: workingHours(opening, now),
        readyBy,
      },
    };
  });
}
