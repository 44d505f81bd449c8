import { isRestricted, type SalePlace } from '@foolscap/pricing/model';
import { isCollected, isPickup } from '../../delivery/index.ts';
import type { LineRow, PricingRow } from '../cart-types.ts';

/** The delivery method of a line: shipped, or through a store. */
export type Way = Pick<LineRow, 'delivery_type' | 'pickup_store'>;

/** Checks whether two lines have the same identity (decision-merge-at-sign-in). */
export const sameLine = (line: {
  item_id: string;
  delivery_type: string;
  pickup_store: string;
  parent_item_id: string;
  /** Absent and empty both mean that the item is not made to order. */
  configuration_id?: string;
}) =>
  [
    line.item_id,
    line.delivery_type,
    line.pickup_store,
    line.parent_item_id,
    line.configuration_id ?? '',
  ].join('\n');

/** Returns the place that a line's units come from. Lines with the same item and place share its stock. */
export const getPlace = (line: Way & Pick<LineRow, 'item_id'>) => ({
  item: line.item_id,
  place: isPickup(line) ? line.pickup_store : '',
});

/** Creates a counter of the units in the cart by item and place, which a call updates as it decides. */
export function createHeld() {
  const items = new Map<string, number>();
  const places = new Map<string, number>();
  const getKey = ({ item, place }: ReturnType<typeof getPlace>) => `${place}\n${item}`;
  return {
    add(at: ReturnType<typeof getPlace>, qty: number): void {
      items.set(at.item, (items.get(at.item) ?? 0) + qty);
      places.set(getKey(at), (places.get(getKey(at)) ?? 0) + qty);
    },
    ofItem: (item: string) => items.get(item) ?? 0,
    ofPlace: (at: ReturnType<typeof getPlace>) => places.get(getKey(at)) ?? 0,
  };
}

/** Checks whether an item can be sold now. A line that cannot be sold stays in the cart, marked, and is free of charge. */
export const isSold = (row: Pick<PricingRow, 'published' | 'price'>): boolean =>
  row.published && row.price !== null;

/** Checks whether a line can be ordered as it is: its item is sold, and its stock, store and delivery type allow it. */
export const canSupply = (
  row: Pick<
    PricingRow,
    'published' | 'price' | 'available' | 'in_place' | 'bopis_eligible' | 'delivery_type' | 'store'
  >,
): boolean =>
  isSold(row) &&
  row.available >= row.in_place &&
  (!isPickup(row) || row.bopis_eligible) &&
  (!isCollected(row) || row.store !== null);

export const isShipped = (row: Pick<PricingRow, 'delivery_type' | 'product_type_name'>): boolean =>
  row.delivery_type === 'STA' && row.product_type_name !== 'ESD';

/** Checks whether a line ships to a place where its item cannot be delivered. */
export const isRestrictedAt = (
  row: Pick<PricingRow, 'sale_conditions' | 'delivery_type' | 'product_type_name'>,
  place: SalePlace | null,
): boolean => !!row.sale_conditions && !!place && isShipped(row) && isRestricted(row.sale_conditions, place);
