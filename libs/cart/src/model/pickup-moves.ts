import type { CartItem, UpdateItemsBody } from '../contract/index.ts';

type PickupLine = Pick<CartItem, 'cartItemId' | 'qty' | 'messages' | 'selectedDeliveryOption'> &
  Partial<Pick<CartItem, 'parentRelationType'>>;

/** A line and the code of a message about its move to another store. */
export interface PickupNotice {
  cartItemId: string;
  code: string;
}

/** Checks whether a line is picked up from a store's own stock; items shipped to a store come from the warehouses. */
export const usesStoreStock = ({ selectedDeliveryOption: { deliveryType } }: PickupLine): boolean =>
  deliveryType === 'ISP' || deliveryType === 'PCK';

/**
 * Lists the updates that move pickup lines to a store. Omits lines already picked up there, and the parts of bundles, which move with them.
 */
export const getPickupMoves = (lines: readonly PickupLine[], storeNumber: string): UpdateItemsBody['items'] =>
  lines
    .filter(
      (line) =>
        line.parentRelationType !== 'BUNDLE' &&
        usesStoreStock(line) &&
        line.selectedDeliveryOption.pickupStoreNumber !== storeNumber,
    )
    .map(({ cartItemId, qty, selectedDeliveryOption: { deliveryType } }) => ({
      cartItemId,
      qty,
      deliveryType,
      pickupStoreNumber: storeNumber,
    }));

/** Lists the messages of moved lines: those that are out of stock in the store do not move, others may have fewer units. */
export const getPickupNotices = (lines: readonly PickupLine[]): PickupNotice[] =>
  lines.flatMap(({ cartItemId, messages }) => messages.map(({ code }) => ({ cartItemId, code })));
