import type { CartItem } from '../contract/index.ts';
import type { Actioned } from './codes.ts';

type PickupLine = Pick<CartItem, 'actioned' | 'selectedDeliveryOption'>;

/** The pickup lines that a call changed, as a toast shows them (cart-4.6). */
export interface PickupToast<Line> {
  title: string;
  /** `1 added, 0 modified, 2 removed` */
  summary: string;
  /** Added lines first, then modified and removed ones, each in cart order. */
  lines: Line[];
}

/** Titles by the first line's action, in the order in which actions are listed (cart-4.8). */
const TITLES: readonly (readonly [Exclude<Actioned, 'NONE'>, string])[] = [
  ['ADD_ITEM', 'Pickup item added'],
  ['EDIT_ITEM', 'Pickup item modified'],
  ['DELETED_ITEM', 'Pickup item removed from cart'],
];

/**
 * Describes the pickup lines that a call changed; undefined if there are none. Omits lines that no call has changed (`NONE`).
 * @param lines lines of a reply
 */
export function getPickupToast<Line extends PickupLine>(
  lines: readonly Line[],
): PickupToast<Line> | undefined {
  const picked = lines.filter(({ selectedDeliveryOption: { deliveryType } }) =>
    ['ISP', 'PCK'].includes(deliveryType),
  );
  const groups = TITLES.map(([actioned, title]) => ({
    title,
    lines: picked.filter((line) => line.actioned === actioned),
  }));
  const first = groups.find((group) => group.lines.length > 0);
  if (!first) return undefined;
  const [added, modified, removed] = groups.map((group) => group.lines.length);
  return {
    title: first.title,
    summary: `${added} added, ${modified} modified, ${removed} removed`,
    lines: groups.flatMap((group) => group.lines),
  };
}
