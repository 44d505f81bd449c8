import type { AddItemsBody } from '@foolscap/cart/contract';
import { guestBuyer, hasPermission } from '@foolscap/cart/model';
import { checkAddresses } from '../../../kernel/addresses/addresses.ts';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { listCartCoupons } from '../../pricing/index.ts';
import { addressEntries, specialEntries, couponIds } from '../facts/cart-entries.ts';
import type { CartCommand, StoredFacts, CartDecision } from '../cart-command.ts';
import type { CartRow } from '../cart-types.ts';
import {
  type AdditionFacts,
  listSellable,
  selectForAddition,
  listStoreStock,
  type StoreShelves,
} from '../facts/addition-facts.repository.ts';
import { listActiveIds, listLinesOfItems } from '../facts/cart-lines.repository.ts';
import { buyerOfCart, resolveCustomerSkus } from '../facts/buyer.repository.ts';
import { type AdditionDecision, decideAdditions } from '../decide/decide-additions.ts';
import {
  type AddOptions,
  getItems,
  getStores,
  joinLines,
  nothingKnown,
  type WantedLine,
  wantedLines,
} from './requested-lines.ts';

/** The facts that an add is decided on. */
export interface AddFacts extends AdditionFacts {
  wanted: readonly WantedLine[];
  stores: StoreShelves;
  /** The lines of a cart that an add replaces, such as the buy-now cart; undefined for other carts. */
  replaced?: readonly string[] | undefined;
  /** The addresses and coupons of the request. */
  others: Pick<CartDecision, 'entries' | 'coupons'>;
}

/** Reads the facts of further items, beside those that the request names. */
async function withItems(
  trx: Db,
  cart: CartRow,
  facts: AdditionFacts,
  { skus, parents }: ReturnType<typeof getItems>,
  further: readonly string[],
): Promise<AdditionFacts> {
  if (!further.length) return facts;
  const all = [...skus, ...further];
  return {
    ...facts,
    sellable: await listSellable(trx, buyerOfCart(cart), all),
    present: await listLinesOfItems(trx, cart.id, [...all, ...parents]),
  };
}

/** Lists the substitutes of items, which replace them (cart-3.40). */
export const getSubstitutes = ({ sellable }: AdditionFacts): string[] =>
  sellable.flatMap(({ sale_conditions }) => sale_conditions?.substitute?.itemId ?? []);

/** Finds the products of part numbers of the buyer's organization among unknown item numbers (cart-6.6). */
export async function findByCustomerSku(
  trx: Db,
  cart: Pick<CartRow, 'account_id'>,
  { buyer, sellable }: Pick<AdditionFacts, 'buyer' | 'sellable'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const unknown = skus.filter((sku) => !sellable.some((row) => row.sku === sku));
  if (!unknown.length || !hasPermission(buyer?.permissions ?? [], 'G_AL')) return new Map();
  return resolveCustomerSkus(trx, cart, unknown, hasPermission(buyer?.permissions ?? [], 'G_ALP'));
}

/** A call that adds items. */
export interface AddRequest {
  caller: Caller;
  body: AddItemsBody;
  options: AddOptions;
  now: Date;
}

/**
 * Loads what an add depends on besides its items: products by part number, substitutes, stores, addresses and coupons.
 * @throws ApiError 400 if none of the items is known
 */
export async function loadAddition(
  trx: Db,
  cart: CartRow,
  { caller, body, options }: AddRequest,
  requested: readonly WantedLine[],
  first: AdditionFacts,
): Promise<AddFacts> {
  const items = getItems(requested);
  const resolved = await findByCustomerSku(trx, cart, first, items.skus);
  const known = await withItems(trx, cart, first, items, [...resolved.values()]);
  if (!known.sellable.length && !requested.some(({ listItemId }) => listItemId)) throw nothingKnown(body);
  const substitutes = options.keepsOriginals ? [] : getSubstitutes(known);
  const facts = await withItems(
    trx,
    cart,
    known,
    items,
    substitutes.length ? [...resolved.values(), ...substitutes] : [],
  );
  const coupons = body.coupons && (await couponIds(trx, cart, body.coupons));
  const replacesLines = cart.kind === 'BUY_NOW' || cart.kind === 'RESTOCK';
  return {
    ...facts,
    wanted: joinLines(
      requested.map((line) => ({ ...line, itemId: resolved.get(line.itemId) ?? line.itemId })),
    ),
    ...(replacesLines ? { replaced: await listActiveIds(trx, cart.id) } : {}),
    stores: await listStoreStock(
      trx,
      getStores(requested),
      facts.sellable.map(({ sku }) => sku),
    ),
    others: {
      entries: {
        ...(body.addresses ? await addressEntries(trx, caller, body.addresses) : {}),
        ...(options.special ? await specialEntries(trx, caller, options.special) : {}),
      },
      ...(coupons
        ? {
            coupons: replacesLines
              ? coupons
              : [...new Set([...(await listCartCoupons(trx, cart.id)), ...coupons])],
          }
        : {}),
    },
  };
}

/** Decides that the added lines replace all others (decision "cart-kinds"); without an added line all stay. */
function replaceLines(decision: AdditionDecision, ids: readonly string[]): AdditionDecision {
  if (!decision.inserts.length) return decision;
  const kept = new Set(decision.inserts.map(({ id }) => id));
  const removals = ids.filter((id) => !kept.has(id));
  return { ...decision, removals, lineIds: [...decision.lineIds, ...removals] };
}

/** Decides an add with the addresses and coupons of its request. */
export function decideAddRequest(
  cart: CartRow,
  { caller, options, now }: AddRequest,
  { sellable, others, buyer, wanted, replaced, ...facts }: AddFacts,
): AdditionDecision {
  const sale = {
    buyer: buyer ?? guestBuyer(cart.tenant),
    place: caller.placeFor(others.entries.shippingAddress ?? cart.shipping_address),
    today: now.toISOString().slice(0, 10),
  };
  const present = replaced
    ? facts.present.map((line) => ({ ...line, status: 'DELETED' as const }))
    : facts.present;
  const added = decideAdditions(
    wanted,
    { ...facts, present, sale, sellable: new Map(sellable.map((row) => [row.sku, row])) },
    options,
  );
  const decision = replaced ? replaceLines(added, replaced) : added;
  const changesCart = Object.keys(others.entries).length > 0 || !!others.coupons?.length;
  return {
    ...decision,
    ...(replaced && decision.changed ? { coupons: [] } : {}),
    ...others,
    entries: {
      ...others.entries,
      ...(replaced && decision.changed ? { freeItems: [] } : {}),
      ...(options.orderNumber !== undefined && decision.inserts.length
        ? { orderNumber: options.orderNumber }
        : {}),
    },
    changed: decision.changed || changesCart,
  };
}

/** Creates the command that adds items, with the addresses and coupons that the request brings (cart-7.12). */
export function addItemsCommand(request: AddRequest): CartCommand<AddFacts, AdditionFacts & StoredFacts> {
  const wanted = wantedLines(request.body);
  checkAddresses(request.body.addresses ?? []);
  return {
    addsItems: true,
    selectFirst: (owner, kind, stored) => selectForAddition(owner, kind, getItems(wanted), stored),
    load: (trx, cart, first) => loadAddition(trx, cart, request, wanted, first),
    apply: (cart, facts) => decideAddRequest(cart, request, facts),
  };
}
