import { sql } from 'kysely';
import type { AddItemsBody } from '@foolscap/cart/contract';
import { CART_CODES, isPerUnit } from '@foolscap/cart/model';
import { checkAddresses } from '../../../kernel/addresses/addresses.ts';
import type { Db } from '../../../kernel/database/database.ts';
import {
  type AddFacts,
  type AddRequest,
  decideAddRequest,
  loadAddition,
  replacesLines,
} from '../commands/add-items-command.ts';
import type { CartCommand, CartDecision } from '../cart-command.ts';
import { type OfferRow, selectForAddition, selectOffers } from '../facts/addition-facts.repository.ts';
import type { CartRow } from '../cart-types.ts';
import { getNames, type WantedLine, wantedLines } from '../commands/requested-lines.ts';
import { decideTaking } from './decide-saved-items.ts';
import { savedItemNotFound } from './save-command.ts';
import { lockSavedItems, ownerOfCart, type SavedItems, type SavedLine } from './saved-items.repository.ts';

type MovedItem = AddItemsBody['items'][number] & { listItemId: string };

const isMoved = (item: AddItemsBody['items'][number]): item is MovedItem => item.listItemId !== undefined;

export const movesSavedItems = (body: AddItemsBody): boolean => body.items.some(isMoved);

/**
 * Converts the saved lines that a request names, and their children, to lines to add. Plans and services are limited to the units of their
 * product.
 */
function getMovedLines(items: readonly MovedItem[], { lines }: SavedItems): WantedLine[] {
  const toWanted = (line: SavedLine, qty: number, item?: MovedItem): WantedLine => ({
    itemId: line.item_id,
    qty: Math.min(qty, line.qty),
    deliveryType: item?.deliveryType ?? line.delivery_type,
    pickupStoreNumber: item?.deliveryType ? (item.pickupStoreNumber ?? '') : line.pickup_store,
    parentItemId: item?.parentItemId ?? line.parent_item_id,
    listItemId: line.id,
    ...(line.substituted_for ? { substitutedFor: line.substituted_for } : {}),
    ...(line.configuration_id ? { configurationId: line.configuration_id } : {}),
  });
  const byId = new Map(lines.map((line) => [line.id, line]));
  const wanted = new Map<string, WantedLine>();
  for (const item of items) {
    const line = byId.get(item.listItemId);
    if (line && line.item_id === item.itemId) wanted.set(line.id, toWanted(line, item.qty, item));
  }
  for (const line of lines) {
    const parent = line.parent_line_id === null ? undefined : wanted.get(line.parent_line_id);
    if (parent && !wanted.has(line.id))
      wanted.set(line.id, toWanted(line, isPerUnit(line.relation) ? parent.qty : line.qty));
  }
  return [...wanted.values()];
}

/** Finds a product, in the cart or moved in the same call, for each plan or service that was saved without one. */
async function withParents(trx: Db, cart: CartRow, wanted: readonly WantedLine[]): Promise<WantedLine[]> {
  const alone = wanted.flatMap(({ itemId, parentItemId }) => (parentItemId ? [] : itemId));
  const { rows: offers } = await sql<OfferRow>`
    select offers.* from (${selectOffers(
      sql`select item_id from cart_lines where cart_id = ${cart.id} and status = 'ACTIVE'
      union all select unnest(${alone}::text[])`,
      alone,
    )}) offers
    where offers.kind in ('WARRANTY', 'ASSEMBLY')`.execute(trx);
  return wanted.map((line) => {
    const offer = !line.parentItemId && offers.find(({ related_sku }) => related_sku === line.itemId);
    return offer ? { ...line, parentItemId: offer.sku } : line;
  });
}

/** Returns the items of a request that are not saved items. */
const getPlainLines = (body: AddItemsBody): WantedLine[] => {
  const items = body.items.filter((item) => !isMoved(item));
  return items.some(({ qty }) => qty > 0) ? wantedLines({ ...body, items }) : [];
};

/**
 * Creates the command that moves saved items to the cart, under the usual rules for adds. Each item has its own result: an item that cannot
 * be added stays saved, with a message. The request may also add other items.
 */
export function moveItemsCommand(
  request: AddRequest,
): CartCommand<{ wanted: WantedLine[]; saved: SavedItems; facts: AddFacts }> {
  const { body } = request;
  const moved = body.items.filter(isMoved).filter(({ qty }) => qty > 0);
  checkAddresses(body.addresses ?? [], request.caller.country);
  return {
    addsItems: true,
    async load(trx, cart) {
      const saved = await lockSavedItems(trx, ownerOfCart(cart));
      const lines = saved ? getMovedLines(moved, saved) : [];
      const wanted = [...(await withParents(trx, cart, lines)), ...getPlainLines(body)];
      if (!saved || !wanted.length) throw savedItemNotFound();
      const { rows } = await selectForAddition(
        ownerOfCart(cart),
        cart.id,
        getNames(wanted),
        sql<null>`null`,
        request.now,
        replacesLines(cart.kind),
      ).execute(trx);
      return { wanted, saved, facts: await loadAddition(trx, cart, request, wanted, rows[0]!) };
    },
    apply(cart, { wanted, saved, facts }) {
      const decision = decideAddRequest(cart, request, facts);
      const missing = moved.filter(
        ({ listItemId }) => !wanted.some((line) => line.listItemId === listItemId),
      );
      return {
        ...decision,
        ...(decision.taken.size ? { saved: decideTaking(saved, decision.taken) } : {}),
        errors: [
          ...decision.errors,
          ...missing.map(({ itemId }): CartDecision['errors'][number] => ({
            code: CART_CODES.cartItemIdNotFound,
            description: `Item ${itemId} is no longer saved for later.`,
            type: 'ERROR',
          })),
        ],
      };
    },
  };
}
