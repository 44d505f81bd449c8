import type { Message } from '@foolscap/core/vocabulary';
import type { CartItem } from '../contract/index.ts';
import { ITEM_CODES, type LineRelation, type ParentRelationType } from './codes.ts';
import type { QuantityDecision } from './line-quantity.ts';

/** Relations of lines that are bought once per unit of their parent: their quantity never exceeds the parent's (cart-5.10). */
const PER_UNIT: readonly LineRelation[] = ['WARRANTY', 'ASSEMBLY', 'TECHHELP'];

/** Whether lines with this relation are limited to the quantity of their parent. */
export const isPerUnit = (relation: LineRelation | null): boolean =>
  relation !== null && PER_UNIT.includes(relation);

/** Builds the refusal of a plan without a product that offers it (cart-5.12). */
export const standalonePlan = (): Message => ({
  code: ITEM_CODES.standaloneWarranty,
  type: 'ERROR',
  description: 'Warranties must be purchased with a related product and cannot be purchased separately.',
});

/** Builds the message of a line whose item replaces the requested one (cart-8.35). @param reason the reason, as shoppers see it */
export const replacedItem = (reason: string): Message => ({
  code: ITEM_CODES.surchargeAlternate,
  type: 'INFO',
  description: reason,
});

/** Builds the message of a plan whose quantity was lowered to that of its parent (cart-5.10). */
export const aboveParent = (): Message => ({
  code: ITEM_CODES.childQuantity,
  type: 'WARN',
  description: 'Warranty plan quantity cannot exceed the quantity of items purchased.',
});

/** Limits a decided quantity to the units of the parent. Units that the line already holds stay. */
export function belowParent(decision: QuantityDecision, parentUnits: number): QuantityDecision {
  if (decision.qty <= parentUnits) return decision;
  const qty = Math.max(decision.prevQty, parentUnits);
  return { ...decision, qty, qtyAdded: qty - decision.prevQty, messages: [aboveParent()] };
}

/** The field of a parent line that lists its children of a relation (cart-3.39); bundles have none. */
const LIST_OF = {
  WARRANTY: 'warrantyItemIds',
  ASSEMBLY: 'optionItemIds',
  ADDON: 'addonItemIds',
  TECHHELP: 'techHelpItemIds',
} as const satisfies Partial<Record<ParentRelationType, keyof CartItem>>;

/** The ids of the lines below a parent, by relation. A list is absent if it is empty. */
export type ChildIds = Pick<CartItem, (typeof LIST_OF)[keyof typeof LIST_OF]>;

/** Lists the `cartItemId` of child lines by the field of their parent. */
export function getChildIds(children: readonly { id: string; relation: LineRelation }[]): ChildIds {
  const lists: ChildIds = {};
  for (const { id, relation } of children) {
    if (!(relation in LIST_OF)) continue;
    const list = LIST_OF[relation as keyof typeof LIST_OF];
    lists[list] = [...(lists[list] ?? []), id];
  }
  return lists;
}

/** Returns the lines of a cart with the lists of their children as their current lines say; unchanged lines stay the same objects. */
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

/** Whether a line is in the cart although its item is no longer sold. Refused items of an add are invalid too, and have no units. */
const isUnsold = ({ status, qty }: CartItem): boolean => status === 'INVALID' && qty > 0;

/** Lists the lines of items that are no longer sold, which keep the cart from being ordered until they are removed. */
export const unsoldLines = (lines: readonly CartItem[]): CartItem[] =>
  lines.filter((line) => isUnsold(line) && line.parentRelationType === undefined);

/** Groups the child lines by the `cartItemId` of their parent, for showing them beneath it (cart-4.3). */
export function childrenByParent(lines: readonly CartItem[]): Map<string, CartItem[]> {
  const children = new Map<string, CartItem[]>();
  for (const line of lines) {
    const parent = line.parentRelationType && line.parentRelationCartItemId;
    if (!parent || (line.status !== 'ACTIVE' && !isUnsold(line))) continue;
    children.set(parent, [...(children.get(parent) ?? []), line]);
  }
  return children;
}
