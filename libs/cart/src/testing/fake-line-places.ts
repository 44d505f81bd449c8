import type { AddItemsBody, CartItem } from '../contract/index.ts';

type Way = Pick<AddItemsBody['items'][number], 'deliveryType' | 'pickupStoreNumber'>;

/** Returns the delivery option of a line after a request, which may leave it as it is. Only pickup has a store. */
export function withFakeWay(
  option: CartItem['selectedDeliveryOption'],
  { deliveryType, pickupStoreNumber }: Way,
): CartItem['selectedDeliveryOption'] {
  if (!deliveryType) return option;
  const { pickupStoreNumber: store, pickupStoreName: _name, ...rest } = option;
  const chosen = deliveryType === 'STA' ? undefined : (pickupStoreNumber ?? store);
  return {
    ...rest,
    deliveryType,
    ...(chosen ? { pickupStoreNumber: chosen, pickupStoreName: 'Framingham' } : {}),
  };
}

/** Whether two lines are the same: one item, in one place, below the same product (decision-merge-at-sign-in). */
export const isSameFakeLine = (
  one: Pick<CartItem, 'itemId' | 'parentItemId' | 'selectedDeliveryOption'>,
  other: Pick<CartItem, 'itemId' | 'parentItemId' | 'selectedDeliveryOption'>,
): boolean =>
  one.itemId === other.itemId &&
  one.parentItemId === other.parentItemId &&
  one.selectedDeliveryOption.deliveryType === other.selectedDeliveryOption.deliveryType &&
  one.selectedDeliveryOption.pickupStoreNumber === other.selectedDeliveryOption.pickupStoreNumber;
