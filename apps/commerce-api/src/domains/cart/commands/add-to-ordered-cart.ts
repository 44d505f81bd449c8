import { guestBuyer, type SalePlace } from '@foolscap/pricing/model';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { libraryText, type ReplyText } from '../../../kernel/translations/reply-text.ts';
import type { CartRow } from '../cart-types.ts';
import { type AdditionDecision, decideAdditions } from '../decide/decide-additions.ts';
import { getShelves, selectForAddition } from '../facts/addition-facts.repository.ts';
import { findByCustomerSku } from './add-items-command.ts';
import { executeOnLocked } from './execute-cart-command.ts';
import { getNames, joinLines, type WantedLine } from './requested-lines.ts';

/** An item that cannot be added in its quantity. */
export interface RefusedAddition {
  /** The requested number, which may be a part number of the organization. */
  itemId: string;
  reason: ReplyText;
}

const NOT_FOUND: ReplyText = 'There is no such item.';

/** Finds the first item of which fewer units were added than requested. More are added of an item that is sold in multiples. */
function findRefused(
  requested: readonly { itemId: string; sku: string; qty: number }[],
  { inserts, messages }: AdditionDecision,
  sellable: ReadonlyMap<string, unknown>,
): RefusedAddition | undefined {
  for (const { itemId, sku } of requested) {
    if (!sellable.has(sku)) return { itemId, reason: NOT_FOUND };
    const wanted = requested.reduce((sum, each) => sum + (each.sku === sku ? each.qty : 0), 0);
    const line = inserts.find((each) => each.itemId === sku);
    if (line && line.qtyAdded >= wanted) continue;
    const found = messages[line?.id ?? sku] ?? Object.values(messages).flat();
    const message = found.find(({ type }) => type === 'ERROR') ?? found[0];
    return { itemId, reason: libraryText(message?.description ?? NOT_FOUND) };
  }
  return undefined;
}

/**
 * Adds items to the locked cart of an order that waits, by the rules of an add of its owner: prices, policies, contracts, stock, limits and part
 * numbers. Items are not replaced by their substitutes, because the approver chose them. All or none are added.
 * @param adds item or part numbers with quantities; items are shipped to the address of the order
 * @returns the cart, and the first item that cannot be added
 */
export async function addToOrderedCart(
  trx: Db,
  cart: CartRow,
  adds: readonly { itemId: string; qty: number }[],
  place: SalePlace,
  now: Date,
): Promise<{ cart: CartRow; refused: RefusedAddition | undefined }> {
  const owner = { tenant: cart.tenant, sessionId: '', accountId: cart.account_id ?? undefined };
  const toLine = (itemId: string, qty: number): WantedLine => ({
    itemId,
    qty,
    deliveryType: 'STA',
    pickupStoreNumber: '',
    parentItemId: '',
  });
  const names = getNames(adds.map(({ itemId, qty }) => toLine(itemId, qty)));
  const read = selectForAddition(owner, cart.id, names, sql<null>`null`, now);
  const facts = (await read.execute(trx)).rows[0]!;
  const partNumbers = findByCustomerSku(facts, names.skus);
  const requested = adds.map((add) => ({ ...add, sku: partNumbers.get(add.itemId) ?? add.itemId }));
  const sellable = new Map(facts.sellable.map((row) => [row.sku, row]));
  const sale = {
    buyer: facts.buyer ?? guestBuyer(cart.tenant),
    place,
    today: now.toISOString().slice(0, 10),
  };
  const decision = decideAdditions(
    joinLines(requested.map(({ sku, qty }) => toLine(sku, qty))),
    { ...facts, sellable, stores: getShelves(facts.stores), sale },
    { keepsOriginals: true, source: 'approver' },
  );
  const refused = findRefused(requested, decision, sellable);
  if (refused) return { cart, refused };
  await executeOnLocked(trx, cart, { load: () => Promise.resolve(), apply: () => decision }, now);
  const { rows } = await sql<CartRow>`select * from carts where id = ${cart.id}`.execute(trx);
  return { cart: rows[0]!, refused };
}
