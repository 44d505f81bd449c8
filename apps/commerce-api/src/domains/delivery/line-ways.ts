import type { DeliveryType } from '@foolscap/core/vocabulary';

/** The part of a line of a cart or order that says how it reaches the shopper. */
interface LineWay {
  delivery_type: DeliveryType;
}

/** Checks whether a line is picked up from the store's own stock (decision-pck). */
export const isPickup = ({ delivery_type }: LineWay): boolean =>
  delivery_type === 'ISP' || delivery_type === 'PCK';

/** Checks whether a line is picked up in a store, either from its stock or shipped there. */
export const isCollected = (line: LineWay): boolean => isPickup(line) || line.delivery_type === 'STS';
