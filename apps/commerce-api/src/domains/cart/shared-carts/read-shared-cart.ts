import { sql } from 'kysely';
import type { SharedCart, SharedItem } from '@foolscap/cart/contract';
import { toDecimal } from '@foolscap/core/money';
import type { Message } from '@foolscap/core/vocabulary';
import { type BuyerFacts, guestBuyer, unitPrice } from '@foolscap/pricing/model';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import {
  type Buyer,
  getItemUrl,
  getPrice,
  selectContractPrice,
  selectListPrice,
  selectVolumePrices,
} from '../../catalog/index.ts';
import { type Picture, pictureUrl } from '../../media/index.ts';
import { buyerOf, selectBuyerFacts } from '../../pricing/index.ts';
import { listSellable, type OfferRow, selectOffers } from '../facts/addition-facts.repository.ts';
import { decideAdditions } from '../decide/decide-additions.ts';
import { notSold } from '../decide/sale-rules.ts';
import type { SharedLine } from '../tables.ts';
import type { SharedCartRow } from './shared-carts.repository.ts';

interface ProductRow {
  sku: string;
  name: string;
  picture: Picture;
  price: number | null;
  list_price: number | null;
  contract_price: number | null;
  volume_prices: [minQty: number, price: number][] | null;
}

async function listProducts(db: Db, buyer: Buyer, skus: readonly string[]): Promise<Map<string, ProductRow>> {
  const { rows } = await sql<ProductRow>`
    select products.sku, products.name, products.picture, ${getPrice(buyer)} as price, ${selectListPrice(buyer)} as list_price,
      ${selectContractPrice(buyer)} as contract_price, ${selectVolumePrices(buyer)} as volume_prices
    from products where products.sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

async function readFacts(
  db: Db,
  { tenant, accountId }: Caller,
  lines: readonly SharedLine[],
  now: Date,
): Promise<{ buyer: BuyerFacts | null; offers: OfferRow[] }> {
  const parents = lines.flatMap(({ parentItemId }) => parentItemId ?? []);
  const { rows } = await sql<{ buyer: BuyerFacts | null }>`
    select ${selectBuyerFacts({ accountId, tenant }, now)} as buyer`.execute(db);
  const { rows: offers } = await sql<OfferRow>`${selectOffers(
    parents,
    lines.map(({ itemId }) => itemId),
  )}`.execute(db);
  return { buyer: rows[0]!.buyer, offers };
}

/** Returns the price of a unit in US cents. */
const getUnitPrice = (product: ProductRow, price: number, qty: number): number =>
  unitPrice(
    {
      list: product.list_price ?? price,
      sale: price,
      contract: product.contract_price ?? undefined,
      volume: product.volume_prices?.map(([minQty, each]) => ({ minQty, price: each })),
    },
    qty,
  ).price;

/**
 * Reads a shared cart for a viewer (decision-shared-cart.2): at the viewer's own prices, each line with the result of adding it to an empty
 * cart. Nothing is written, and a viewer without a session gets none.
 */
export async function readSharedCart(
  db: Db,
  caller: Caller,
  { id, lines, expires_at }: SharedCartRow,
  now: Date,
): Promise<SharedCart> {
  const buyer = buyerOf(caller);
  const skus = [...new Set(lines.map(({ itemId }) => itemId))];
  const [products, sellableRows, facts] = await Promise.all([
    listProducts(db, buyer, skus),
    listSellable(db, buyer, skus),
    readFacts(db, caller, lines, now),
  ]);
  const sellable = new Map(sellableRows.map((row) => [row.sku, row]));
  const wanted = lines
    .filter(({ itemId }) => sellable.has(itemId))
    .map(({ itemId, qty, parentItemId = '' }) => ({
      itemId,
      qty,
      parentItemId,
      deliveryType: 'STA' as const,
      pickupStoreNumber: '',
    }));
  const decision = decideAdditions(
    wanted,
    {
      sellable,
      stores: new Map(),
      present: [],
      offers: facts.offers,
      sale: {
        buyer: facts.buyer ?? guestBuyer(caller.tenant),
        place: caller.placeFor(),
        today: now.toISOString().slice(0, 10),
      },
    },
    { keepsOriginals: true },
  );

  function getResult({ itemId, parentItemId = '' }: SharedLine): { qty: number; messages: Message[] } {
    if (!sellable.has(itemId)) return { qty: 0, messages: [notSold()] };
    const line =
      decision.inserts.find((each) => each.itemId === itemId && each.parentItemId === parentItemId) ??
      // An accessory that its parent does not offer is a separate line.
      decision.inserts.find((each) => each.itemId === itemId && each.parentItemId === '');
    return line
      ? { qty: line.qtyAdded, messages: decision.messages[line.id] ?? [] }
      : { qty: 0, messages: decision.messages[itemId] ?? [] };
  }

  let subTotal = 0;
  const items = lines.flatMap((line): SharedItem[] => {
    const product = products.get(line.itemId);
    if (!product) return [];
    const { qty: availableQuantity, messages } = getResult(line);
    const price =
      product.price !== null && sellable.has(line.itemId)
        ? getUnitPrice(product, product.price, line.qty)
        : undefined;
    subTotal += (price ?? 0) * Math.min(availableQuantity, line.qty);
    return [
      {
        ...line,
        name: product.name,
        imageUrl: pictureUrl(product.picture),
        itemUrl: getItemUrl(line.itemId, product.name),
        priceInfo:
          price === undefined
            ? {}
            : { finalPricePerUnit: toDecimal(price), finalPrice: toDecimal(price * line.qty) },
        availableQuantity: Math.min(availableQuantity, line.qty),
        messages,
      },
    ];
  });
  return {
    shareId: id,
    expiresAt: expires_at.toISOString(),
    items,
    cartSubTotal: toDecimal(subTotal),
  };
}
