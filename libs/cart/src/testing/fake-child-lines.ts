import type { CartItem } from '../contract/index.ts';
import { isPerUnit } from '../model/line-relations.ts';
import { aboveParent } from '../model/line-relation-messages.ts';

/** The products that offer a plan, by the plan's item id. */
export type FakePlans = Readonly<Record<string, readonly string[]>>;

/** Creates the fake server's rules for plans below changed lines, which are removed, restored and lowered with their product. */
export function createFakeChildLines(withQuantity: (line: CartItem, qty: number) => CartItem) {
  const removedWith = new Map<string, CartItem[]>();
  const isBelow = (parent: CartItem) => (line: CartItem) =>
    line.parentRelationCartItemId === parent.cartItemId;

  /** Adds the children that change with their parents. */
  return (present: readonly CartItem[], changed: readonly CartItem[]): CartItem[] => {
    const lines = new Map(changed.map((line) => [line.cartItemId, line]));
    for (const parent of changed) {
      const children = present.filter(isBelow(parent)).filter(({ status }) => status === 'ACTIVE');
      if (parent.status === 'DELETED') {
        removedWith.set(parent.cartItemId, children);
        for (const child of children)
          lines.set(child.cartItemId, { ...child, status: 'DELETED', actioned: 'DELETED_ITEM' });
        continue;
      }
      const restored = removedWith.get(parent.cartItemId) ?? [];
      removedWith.delete(parent.cartItemId);
      for (const child of restored) lines.set(child.cartItemId, { ...child, actioned: 'EDIT_ITEM' });
      for (const child of [...children, ...restored]) {
        const line = lines.get(child.cartItemId) ?? child;
        const isLimited = isPerUnit(line.parentRelationType ?? null);
        if (line.status !== 'ACTIVE' || !isLimited || line.qty <= parent.qty) continue;
        const lowered = { ...withQuantity(line, parent.qty), requestedQty: line.qty, prevQty: child.qty };
        lines.set(child.cartItemId, { ...lowered, actioned: 'EDIT_ITEM', messages: [aboveParent()] });
      }
    }
    return [...lines.values()];
  };
}
