import { isPickup } from '../facts/cart-lines.repository.ts';
import type { LineRow } from '../cart-types.ts';

/** The delivery option of a line: shipped, or through a store. */
export type Way = Pick<LineRow, 'delivery_type' | 'pickup_store'>;

/** Identity of a line (decision-merge-at-sign-in). */
export const sameLine = (line: {
  item_id: string;
  delivery_type: string;
  pickup_store: string;
  parent_item_id: string;
  /** Absent like empty: not made to order. */
  configuration_id?: string;
}) =>
  [
    line.item_id,
    line.delivery_type,
    line.pickup_store,
    line.parent_item_id,
    line.configuration_id ?? '',
  ].join('\n');

/** Returns the place that the units of a line come from. Lines of one item and place share its stock. */
export const getPlace = (line: Way & Pick<LineRow, 'item_id'>) => ({
  item: line.item_id,
  place: isPickup(line) ? line.pickup_store : '',
});

/** Creates a count of the units in the cart by item and place, which grows with the decisions of a call. */
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
