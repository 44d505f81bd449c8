import type { RestockOffer, Subscription } from '../../contract/index.ts';
import { anchorOf, dayFault, addDays, followingDay } from '../../model/index.ts';
import type { Interval } from '../../model/index.ts';
import { RESTOCK_DRAWER_MESSAGES } from '../AutoRestockDrawer/restock-drawer-messages.ts';

/** The entries of the form. */
export interface RestockValues {
  qty: number;
  interval: Interval;
  nextDate: string;
  addressId: string;
  paymentId: string;
}

/** Returns the initial values: those of the subscription that is being changed, otherwise the first choices. */
export function initialValues(
  { item, addresses, cards }: Pick<RestockOffer, 'item' | 'addresses' | 'cards'>,
  existing: Subscription | undefined,
  quantity: number | undefined,
): RestockValues {
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const address = addresses.find(({ id }) => id === existing?.addressId) ?? addresses[0];
  const card = usable.find(({ id }) => id === existing?.paymentId) ?? usable[0];
  const step = item.orderMultiple ?? 1;
  const wanted = existing?.qty ?? quantity ?? step;
  return {
    qty: Math.min(Math.max(step, Math.ceil(wanted / step) * step), item.quantityLimit),
    interval: existing?.interval ?? 'EVERY_4_WEEKS',
    nextDate: existing?.nextDate ?? address?.firstDay ?? '',
    addressId: address?.id ?? '',
    paymentId: card?.id ?? '',
  };
}

/** Returns the error of the chosen day; undefined if it can be used. The planned day of an existing subscription stays usable. */
export function dayError(
  { nextDate, addressId }: RestockValues,
  { addresses }: Pick<RestockOffer, 'addresses'>,
  existing: Subscription | undefined,
  texts = RESTOCK_DRAWER_MESSAGES.restockDrawer,
): string | undefined {
  if (nextDate === existing?.nextDate) return undefined;
  const place = addresses.find(({ id }) => id === addressId) ?? addresses[0];
  const fault = place && dayFault(nextDate, addDays(place.firstDay, -1));
  if (fault === 'invalid') return texts.noDate;
  if (fault === 'tooEarly') return texts.tooEarly;
  return fault === 'tooLate' ? texts.tooLate : undefined;
}

/** Returns the day of the second order. */
export const secondDay = ({ interval, nextDate }: RestockValues): string =>
  followingDay({ interval, anchorDay: anchorOf(nextDate) }, nextDate);
