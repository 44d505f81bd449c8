import type { CartItem, UpdateItemsBody } from '../contract/index.ts';

const REFUSED = 'This delivery isn’t available for this item. We’ll ship it by standard delivery.';

type Way = Pick<UpdateItemsBody['items'][number], 'deliveryType' | 'pickupStoreNumber' | 'levelOfService'>;

/** Returns a line's delivery option after a request, which may leave it unchanged. Only pickup has a store. */
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

/** Checks whether two lines are the same: one item, in one place, below the same product (decision-merge-at-sign-in). */
export const isSameFakeLine = (
  one: Pick<CartItem, 'itemId' | 'parentItemId' | 'selectedDeliveryOption'>,
  other: Pick<CartItem, 'itemId' | 'parentItemId' | 'selectedDeliveryOption'>,
): boolean =>
  one.itemId === other.itemId &&
  one.parentItemId === other.parentItemId &&
  one.selectedDeliveryOption.deliveryType === other.selectedDeliveryOption.deliveryType &&
  one.selectedDeliveryOption.pickupStoreNumber === other.selectedDeliveryOption.pickupStoreNumber;

/** Returns a line with the requested level of service if it offers that; otherwise with standard delivery and a message. */
export function withFakeLevel(line: CartItem, level: Way['levelOfService']): CartItem {
  const { selectedDeliveryOption: option, availableDeliveryOptions = [] } = line;
  if (!level || level === option.levelOfService) return line;
  const choice = availableDeliveryOptions
    .flatMap(({ levels = [] }) => levels)
    .find(({ levelOfService }) => levelOfService === level);
  const { fee: _, ...chosen } = choice ?? { levelOfService: 'STANDARD' as const };
  return {
    ...line,
    selectedDeliveryOption: { ...option, ...chosen },
    ...(choice
      ? {}
      : { messages: [{ code: 'LEVEL_OF_SERVICE_NOT_AVAILABLE', type: 'WARN', description: REFUSED }] }),
  };
}
