import { aboveParent, isPerUnit, standalonePlan } from '@foolscap/cart/model';
import type { CartDecision } from '../cart-command.ts';
import type { LineOfItem, RelatedLine, LineWrite } from '../cart-types.ts';
import type { OfferRow } from '../facts/addition-facts.repository.ts';

const RELATION_OF_OFFER = {
  WARRANTY: 'WARRANTY',
  ASSEMBLY: 'ASSEMBLY',
  TECHHELP: 'TECHHELP',
  BUNDLE: 'BUNDLE',
  ACCESSORY: 'ADDON',
  COMPATIBLE: 'ADDON',
} as const satisfies Partial<Record<OfferRow['kind'], LineWrite['relation']>>;

/** Returns how a product offers an item; undefined if it does not. A plan is never just an accessory. */
export function getRelation(
  offers: readonly OfferRow[],
  { itemId, parentItemId }: { itemId: string; parentItemId: string },
): NonNullable<LineWrite['relation']> | undefined {
  const kinds = new Set(
    offers
      .filter((offer) => offer.sku === parentItemId && offer.related_sku === itemId)
      .map(({ kind }) => kind),
  );
  const kind = (Object.keys(RELATION_OF_OFFER) as (keyof typeof RELATION_OF_OFFER)[]).find((each) =>
    kinds.has(each),
  );
  return kind && RELATION_OF_OFFER[kind];
}

/** Returns a write that leaves a line unchanged. */
export function keepLine(line: LineOfItem): LineWrite {
  return {
    id: line.id,
    itemId: line.item_id,
    qty: line.qty,
    actioned: 'EDIT_ITEM',
    deliveryType: line.delivery_type,
    pickupStoreNumber: line.pickup_store,
    parentItemId: line.parent_item_id,
    parentLineId: line.parent_line_id,
    relation: line.relation,
    requestedQty: line.qty,
    qtyAdded: 0,
    prevQty: line.qty,
    configurationId: line.configuration_id,
  };
}

/**
 * Adds the effects on child lines to a decision. Children are removed with the last line of their parent's item and restored with it
 * (decision-undo.6), move to another line of that item, and never exceed its units (cart-5.10).
 * @param related all lines of the changed items and their parents, and all child lines of these, including removed ones
 */
export function settleChildren(decision: CartDecision, related: readonly RelatedLine[]): CartDecision {
  const writes = new Map(decision.updates.map((write) => [write.id, write]));
  const removals = new Set(decision.removals);
  const restores = new Set(decision.restores);
  const messages = { ...decision.messages };
  const unchanged = { ...decision.unchanged };
  const qtyAfter = (line: RelatedLine) => {
    if (removals.has(line.id)) return 0;
    return writes.get(line.id)?.qty ?? (line.status === 'ACTIVE' || restores.has(line.id) ? line.qty : 0);
  };

  const children = related.filter((line) => line.parent_item_id !== '');
  const parents = related.filter((line) => line.parent_item_id === '');
  for (const parent of parents) {
    if (parent.status !== 'DELETED' || !writes.has(parent.id)) continue;
    for (const child of children)
      if (
        child.status === 'DELETED' &&
        !child.is_saved &&
        child.parent_item_id === parent.item_id &&
        child.updated_at.getTime() === parent.updated_at.getTime()
      )
        restores.add(child.id);
  }

  for (const child of children) {
    const qty = qtyAfter(child);
    if (qty === 0) continue;
    const write = writes.get(child.id);
    const present = parents.filter((line) => line.item_id === child.parent_item_id && qtyAfter(line) > 0);
    const [parent] = [...present.filter(({ id }) => id === child.parent_line_id), ...present];
    if (!parent) {
      writes.delete(child.id);
      restores.delete(child.id);
      delete unchanged[child.id];
      if (child.status === 'ACTIVE') removals.add(child.id);
      else {
        messages[child.id] = [standalonePlan()];
        unchanged[child.id] = { requestedQty: write?.requestedQty ?? qty, qtyAdded: 0, prevQty: 0 };
      }
      continue;
    }
    const units = present.reduce((sum, line) => sum + qtyAfter(line), 0);
    const allowed = isPerUnit(child.relation) ? Math.min(qty, units) : qty;
    const isLowered = allowed < qty;
    if (isLowered) messages[child.id] = [aboveParent()];
    if (!isLowered && parent.id === child.parent_line_id) continue;
    const base = write ?? keepLine(child);
    const prevQty = child.status === 'ACTIVE' ? child.qty : 0;
    const counts = { requestedQty: base.requestedQty, prevQty };
    restores.delete(child.id);
    const settled: LineWrite = {
      ...base,
      ...counts,
      qty: allowed,
      qtyAdded: allowed - prevQty,
      parentLineId: parent.id,
    };
    if (isUnchanged(child, settled)) {
      writes.delete(child.id);
      unchanged[child.id] = { ...counts, qtyAdded: 0 };
    } else {
      writes.set(child.id, settled);
      delete unchanged[child.id];
    }
  }

  return {
    ...decision,
    messages,
    unchanged,
    updates: [...writes.values()],
    removals: [...removals],
    restores: [...restores],
    lineIds: [...new Set([...decision.lineIds, ...writes.keys(), ...removals, ...restores])],
    changed: writes.size + removals.size > 0,
  };
}

const isUnchanged = (line: RelatedLine, write: LineWrite): boolean =>
  line.status === 'ACTIVE' &&
  line.qty === write.qty &&
  line.parent_line_id === write.parentLineId &&
  line.delivery_type === write.deliveryType &&
  line.pickup_store === write.pickupStoreNumber;
