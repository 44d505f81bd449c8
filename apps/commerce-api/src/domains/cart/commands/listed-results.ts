import type { Message } from '@foolscap/core/vocabulary';
import type { AdditionFacts } from '../facts/addition-facts.repository.ts';
import type { AdditionDecision } from '../decide/decide-additions.ts';
import { substituteItems, type WantedLine } from './requested-lines.ts';

/** An item of a shopping list or a quick order that is added to the cart. */
export interface ListedItem {
  /** The id of the item in its list; unique within a call. */
  listItemId: string;
  itemId: string;
  qty: number;
  /** The design of an item that is made to order. */
  configurationId?: string;
}

/** The result of one item. */
export interface ListedResult extends Omit<ListedItem, 'qty' | 'configurationId'> {
  requestedQty: number;
  /** The units that the cart gained; more than requested where an item is sold in multiples. */
  qty: number;
  /** The units that the line had before. */
  prevQty: number;
  /** Whether another item was added in its place. */
  isSubstituted: boolean;
  messages: Message[];
}

/** Returns the line that an item is added to. */
export const toWantedLine = (item: ListedItem): WantedLine => ({
  ...item,
  deliveryType: 'STA',
  pickupStoreNumber: '',
  parentItemId: '',
});

/** Finds the results of the lines of an add in its decision, by the id of the item in its list. */
export function getLineResults(
  wanted: readonly WantedLine[],
  { taken, inserts, unchanged, messages }: AdditionDecision,
  { sellable, present }: Pick<AdditionFacts, 'sellable' | 'present'>,
): ReadonlyMap<string, Omit<ListedResult, 'itemId' | 'requestedQty'>> {
  const added = new Map(inserts.map((line) => [line.id, line]));
  // Units that no item requested, such as those up to a full multiple, belong to the last item of their line.
  const rest = new Map(inserts.map((line) => [line.id, line.qtyAdded]));
  const lastOf = new Map<string, string>();
  for (const [listItemId, { qty, cartItemId }] of taken) {
    rest.set(cartItemId, (rest.get(cartItemId) ?? qty) - qty);
    lastOf.set(cartItemId, listItemId);
  }
  const lines = substituteItems(wanted, new Map(sellable.map((row) => [row.sku, row])));
  return new Map(
    lines.map(({ listItemId = '', itemId, substitutedFor }) => {
      const units = taken.get(listItemId);
      const extra = units && lastOf.get(units.cartItemId) === listItemId ? rest.get(units.cartItemId)! : 0;
      // Without new units, the messages are those of the line that stays, or of the refused item.
      const stays = present.find((line) => line.item_id === itemId && unchanged[line.id]);
      return [
        listItemId,
        {
          listItemId,
          qty: (units?.qty ?? 0) + extra,
          prevQty: (units && added.get(units.cartItemId)?.prevQty) ?? 0,
          isSubstituted: substitutedFor !== undefined,
          messages: messages[units?.cartItemId ?? stays?.id ?? itemId] ?? [],
        },
      ];
    }),
  );
}
