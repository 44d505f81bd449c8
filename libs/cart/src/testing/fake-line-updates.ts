import type { CartItem, UpdateItemsBody } from '../contract/index.ts';
import { withFakeServices } from './fake-furniture-services.ts';
import { isSameFakeLine, withFakeLevel, withFakeWay } from './fake-line-places.ts';

/** The facts about a fake's cart that line updates depend on. */
export interface FakeUpdateFacts {
  present: readonly CartItem[];
  /** Removed lines that can be restored, by id; lines removed by the update are added. */
  removed: Map<string, CartItem>;
  lineMissing: () => never;
  /** Returns a line with a quantity, as far as its limits allow. */
  decide: (line: CartItem, qty: number) => CartItem;
}

/** Returns a line whose shopper has seen today's price (decision "changed-prices"). */
export function withAcceptedPrice({ priceChangedFrom: _, ...line }: CartItem): CartItem {
  return line;
}

/** Updates lines of a fake's cart. A line moved to another place joins the line of its item there. */
export function updateFakeLines(
  items: UpdateItemsBody['items'],
  { present, removed, lineMissing, decide }: FakeUpdateFacts,
): { lines: CartItem[]; isChanged: boolean } {
  let isChanged = false;
  const lines = items.flatMap(({ cartItemId = '', qty, furnSvcInfo, ...way }): CartItem[] => {
    const held = present.find((each) => each.cartItemId === cartItemId);
    const line = held ?? removed.get(cartItemId) ?? lineMissing();
    const moved = { ...line, selectedDeliveryOption: withFakeWay(line.selectedDeliveryOption, way) };
    const isMoved = !isSameFakeLine(line, moved);
    const same = isMoved ? present.find((each) => isSameFakeLine(each, moved)) : undefined;
    const decided = withFakeServices(decide(same ?? moved, qty + (same?.qty ?? 0)), furnSvcInfo);
    const changed = withFakeLevel(decided, way.levelOfService);
    const [after, before] = [changed, line].map(({ furnSvcInfo: services, selectedDeliveryOption: option }) =>
      JSON.stringify([services, option.levelOfService]),
    );
    if (held && !isMoved && changed.qty === line.qty && after === before) return [changed];
    if (!held && changed.qty === 0) return [{ ...changed, status: 'DELETED' }];
    isChanged = true;
    // A removed line in the new place is replaced and cannot be restored.
    if (isMoved)
      for (const [id, each] of removed)
        if (id !== cartItemId && isSameFakeLine(each, moved)) removed.delete(id);
    const hasOtherUnits = qty !== line.qty && changed.qty !== (held?.qty ?? 0);
    const edited = {
      ...(hasOtherUnits ? withAcceptedPrice(changed) : changed),
      // Undo does not make an item available again that is no longer sold.
      status: line.status === 'INVALID' ? line.status : changed.status,
      actioned: 'EDIT_ITEM' as const,
    };
    if (!same) return [edited];
    removed.set(cartItemId, line);
    return [{ ...line, status: 'DELETED', actioned: 'DELETED_ITEM' }, edited];
  });
  return { lines, isChanged };
}
