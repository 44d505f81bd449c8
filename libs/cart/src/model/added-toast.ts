import type { CartItem } from '../contract/index.ts';
import { getAddedTitle } from './added-title.ts';
import type { CartMessageTables } from './messages.ts';
import { getPickupToast } from './pickup-toast.ts';
import { ADDED_MESSAGES } from './added-messages.ts';

/** Number of products that a toast names: one with three accessories. */
const NAMED = 4;

/** Describes an add's lines for a toast. If all of them are for pickup, title and summary are specific to pickup (cart-4.6, cart-4.7). */
export function describeAddedLines(
  lines: readonly CartItem[],
  messages: CartMessageTables,
  added = ADDED_MESSAGES,
): { title: string; description: string } {
  const pickup = getPickupToast(lines, added);
  const isAllPickup = pickup?.lines.length === lines.length;
  const listed = isAllPickup ? pickup.lines : lines;
  const names = listed.slice(0, NAMED).map(({ product }) => product.name);
  const more = listed.length - names.length;
  const all = names.join(', ');
  const list = more > 0 ? added.adding.andMore(all, more) : all;
  return isAllPickup
    ? { title: pickup.title, description: added.pickupToast.lines(pickup.summary, list) }
    : { title: getAddedTitle(lines, [], messages), description: list };
}
