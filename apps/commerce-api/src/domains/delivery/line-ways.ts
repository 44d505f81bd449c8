import type { DeliveryType } from '@foolscap/core/vocabulary';
import type { SaleConditions } from '@foolscap/pricing/model';
import type { Point } from '../../kernel/geo/zip-places.ts';
import { type DeliveryDates, getDeliveryDates } from './delivery-dates.ts';
import { getShippableFrom } from './release-date.ts';
import { type Shelf, transitTo } from './transit.ts';

/** The part of a line of a cart or order that says how it reaches the shopper. */
interface LineWay {
  delivery_type: DeliveryType;
}

/** Checks whether a line is picked up from the store's own stock (decision-pck). */
export const isPickup = ({ delivery_type }: LineWay): boolean =>
  delivery_type === 'ISP' || delivery_type === 'PCK';

/** Checks whether a line is picked up in a store, either from its stock or shipped there. */
export const isCollected = (line: LineWay): boolean => isPickup(line) || line.delivery_type === 'STS';

/** Returns the window in which a line arrives at its store if it is shipped there; undefined without a store. */
export function shipToStoreDates(
  {
    store,
    shelves,
    qty,
    sale_conditions,
  }: {
    store: (Point & { state: string }) | null;
    shelves: readonly Shelf[] | null;
    qty: number;
    sale_conditions: SaleConditions | null;
  },
  now: Date,
): DeliveryDates | undefined {
  if (!store) return undefined;
  const transit = transitTo(store, shelves, qty);
  return getDeliveryDates(getShippableFrom(sale_conditions, now), store.state, 'STANDARD', transit);
}
