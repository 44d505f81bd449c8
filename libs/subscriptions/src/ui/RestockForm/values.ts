import type { RestockOffer, Subscription } from '../../contract/index.ts';
import { anchorOf, dayFault, addDays, followingDay } from '../../model/index.ts';
import type { Interval } from '../../model/index.ts';

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
): string | undefined {
  if (nextDate === existing?.nextDate) return undefined;
  const place = addresses.find(({ id }) => id === addressId) ?? addresses[0];
  const fault = place && dayFault(nextDate, addDays(place.firstDay, -1));
  if (fault === 'invalid') return 'Choose a date.';
  if (fault === 'tooEarly') return 'Choose tomorrow or a later date.';
  return fault === 'tooLate' ? 'Choose a date within the next 180 days.' : undefined;
}

/** Returns the day of the second order. */
export const secondDay = ({ interval, nextDate }: RestockValues): string =>
  followingDay({ interval, anchorDay: anchorOf(nextDate) }, nextDate);
