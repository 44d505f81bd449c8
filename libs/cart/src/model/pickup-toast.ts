import type { CartItem } from '../contract/index.ts';
import type { Actioned } from './codes.ts';
import { ADDED_MESSAGES } from './added-messages.ts';

type PickupLine = Pick<CartItem, 'actioned' | 'selectedDeliveryOption'>;

/** The pickup lines that a call changed, as a toast shows them (cart-4.6). */
export interface PickupToast<Line> {
  title: string;
  /** `1 added, 0 modified, 2 removed` */
  summary: string;
  /** Added lines first, then modified and removed ones, each in cart order. */
  lines: Line[];
}

/** The order in which actions are listed; the first line's action selects the title (cart-4.8). */
const LISTED = ['ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM'] as const satisfies readonly Actioned[];

/**
 * Describes the pickup lines that a call changed; undefined if there are none. Omits lines that no call has changed (`NONE`).
 * @param lines lines of a reply
 */
export function getPickupToast<Line extends PickupLine>(
  lines: readonly Line[],
  { pickupToast: texts } = ADDED_MESSAGES,
): PickupToast<Line> | undefined {
  const picked = lines.filter(({ selectedDeliveryOption: { deliveryType } }) =>
    ['ISP', 'PCK'].includes(deliveryType),
  );
  const groups = LISTED.map((actioned) => ({
    title: texts[actioned],
    lines: picked.filter((line) => line.actioned === actioned),
  }));
  const first = groups.find((group) => group.lines.length > 0);
  if (!first) return undefined;
  const [added = 0, modified = 0, removed = 0] = groups.map((group) => group.lines.length);
  return {
    title: first.title,
    summary: texts.summary(added, modified, removed),
    lines: groups.flatMap((group) => group.lines),
  };
}
