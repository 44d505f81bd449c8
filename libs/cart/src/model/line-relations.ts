import type { CartItem } from '../contract/index.ts';
import type { LineRelation, ParentRelationType } from './codes.ts';

/** Relations of lines bought once per unit of their parent, whose quantity they never exceed (cart-5.10). */
const PER_UNIT: readonly LineRelation[] = ['WARRANTY', 'ASSEMBLY', 'TECHHELP'];

/** Checks whether lines with this relation are limited to their parent's quantity. */
export const isPerUnit = (relation: LineRelation | null): boolean =>
  relation !== null && PER_UNIT.includes(relation);

/** The parent line's field that lists its children by relation (cart-3.39); bundles have none. */
const LIST_OF = {
  WARRANTY: 'warrantyItemIds',
  ASSEMBLY: 'optionItemIds',
  ADDON: 'addonItemIds',
  TECHHELP: 'techHelpItemIds',
} as const satisfies Partial<Record<ParentRelationType, keyof CartItem>>;

/** The ids of a parent's children, by relation. Empty lists are absent. */
export type ChildIds = Pick<CartItem, (typeof LIST_OF)[keyof typeof LIST_OF]>;

/** Lists the `cartItemId`s of children by their parent's field. */
export function getChildIds(children: readonly { id: string; relation: LineRelation }[]): ChildIds {
  const lists: ChildIds = {};
  for (const { id, relation } of children) {
    if (!(relation in LIST_OF)) continue;
    const list = LIST_OF[relation as keyof typeof LIST_OF];
    lists[list] = [...(lists[list] ?? []), id];
  }
  return lists;
}

/** Returns a cart's lines with their lists of children updated from the current lines. Unchanged lines stay the same objects. */
export function withChildIds(lines: readonly CartItem[]): CartItem[] {
  const children = new Map<string, { id: string; relation: LineRelation }[]>();
  for (const {
    cartItemId: id,
    status,
    parentRelationCartItemId: parent,
    parentRelationType: relation,
  } of lines) {
    if (status === 'ACTIVE' && relation && parent)
      children.set(parent, [...(children.get(parent) ?? []), { id, relation }]);
  }
  const lists = Object.values(LIST_OF);
  return lines.map((line) => {
    const ids = getChildIds(children.get(line.cartItemId) ?? []);
    if (lists.every((list) => (line[list] ?? []).join() === (ids[list] ?? []).join())) return line;
    const { warrantyItemIds: _, optionItemIds: __, addonItemIds: ___, techHelpItemIds: ____, ...rest } = line;
    return { ...rest, ...ids };
  });
}

/** Checks whether the cart page shows a line by itself, among the others or among those that are no longer sold. */
export const isShown = ({ status, qty, parentRelationType }: CartItem): boolean =>
  parentRelationType === undefined && status !== 'DELETED' && (status !== 'INVALID' || qty > 0);

/** Checks whether the shopper sees a line by itself: it is not removed, not invalid, and not shown below another line (cart-4.2). */
export const isVisible = (line: CartItem): boolean => isShown(line) && line.status !== 'INVALID';

/** Checks whether a line is in the cart although its item is no longer sold. Refused items of an add are invalid too, but have no units. */
const isUnsold = ({ status, qty }: CartItem): boolean => status === 'INVALID' && qty > 0;

/** Checks for a line whose item is no longer sold, which blocks the order until it is removed. */
export const isUnsoldLine = (line: CartItem): boolean => isShown(line) && line.status === 'INVALID';

/** Groups child lines by their parent's `cartItemId`, for showing them below it (cart-4.3). */
export function childrenByParent(lines: readonly CartItem[]): Map<string, CartItem[]> {
  const children = new Map<string, CartItem[]>();
  for (const line of lines) {
    const parent = line.parentRelationType && line.parentRelationCartItemId;
    if (!parent || (line.status !== 'ACTIVE' && !isUnsold(line))) continue;
    children.set(parent, [...(children.get(parent) ?? []), line]);
  }
  return children;
}
