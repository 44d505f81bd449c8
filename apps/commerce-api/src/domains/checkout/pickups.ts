import { shortDay } from '@foolscap/core/dates';
import type { Locale } from '@foolscap/core/vocabulary';
import { pickupReady, workingHours } from '@foolscap/stores/model';
import type { Db } from '../../kernel/database/database.ts';
import type { LineRow } from '../cart/index.ts';
import { isCollected, isPickup, mergedDates, shipToStoreDates } from '../delivery/index.ts';
import { getHoursLanguage, getOpeningHours } from '../stores/index.ts';

/** A store where an order is collected. */
export interface OrderPickup {
  storeNumber: string;
  name: string;
  address: { addressLine1: string; city: string; state: string; zipcode: string };
  phone: string;
  workingHours: string[];
  /** Formatted in the store's time zone. */
  readyBy: string;
}

/**
 * Returns the stores where parts of a cart or order are picked up, and when: within the hour from store stock, or once a carrier has
 * delivered them to the store. Ordered by store number.
 * @param locale of the hours and days
 */
export async function getPickups(
  db: Db,
  lines: readonly LineRow[],
  now: Date,
  locale: Locale,
): Promise<{ pickup: OrderPickup; readyDate: string }[]> {
  const language = getHoursLanguage(locale);
  const collected = lines.filter(isCollected);
  if (!collected.length) return [];
  const rows = await db
    .selectFrom('stores')
    .selectAll()
    .where('store_number', 'in', [...new Set(collected.map((line) => line.pickup_store))])
    .orderBy('store_number')
    .execute();
  return rows.map((row) => {
    const opening = getOpeningHours(row);
    const there = collected.filter((line) => line.pickup_store === row.store_number);
    const shelf = there.some(isPickup) ? pickupReady(opening, now, language) : undefined;
    const sent = mergedDates(
      there.filter((line) => !isPickup(line)).map((line) => shipToStoreDates(line, now)),
    );
    const arrives =
      sent &&
      `${shortDay(sent.minDeliveryDate, language.locale)} – ${shortDay(sent.maxDeliveryDate, language.locale)}`;
    const readyBy =
      shelf && arrives ? language.ready.rest(shelf.readyBy, arrives) : (shelf?.readyBy ?? arrives ?? '');
    const readyDate = sent?.maxDeliveryDate ?? shelf?.readyDate ?? '';
    return {
      readyDate,
      pickup: {
        storeNumber: row.store_number,
        name: row.name,
        address: { addressLine1: row.address1, city: row.city, state: row.state, zipcode: row.zip },
        phone: row.phone,
        workingHours: workingHours(opening, now, language),
        readyBy,
      },
    };
  });
}
