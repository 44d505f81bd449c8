import type { AddItemsBody } from '@foolscap/cart/contract';
import { checkAddresses } from '../../kernel/addresses/addresses.ts';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { listCartCoupons } from '../pricing/index.ts';
import { addressEntries } from './cart-addresses.ts';
import type { CartCommand, CartDecision, StoredFacts } from './cart-command.ts';
import {
  type AdditionFacts,
  listLinesOfItems,
  listSellable,
  listStoreStock,
  readForAddition,
  type StoreShelves,
} from './cart-lines.repository.ts';
import { buyerOfCart, type CartRow } from './cart.repository.ts';
import { couponIds } from './coupon-ids.ts';
import { decideAdditions } from './decide-additions.ts';
import { type AddOptions, getItems, getStores, nothingKnown, wantedLines } from './requested-lines.ts';

interface Facts extends AdditionFacts {
  stores: StoreShelves;
  /** The addresses and coupons of the request. */
  others: Pick<CartDecision, 'entries' | 'coupons'>;
}

/** Loads the facts of substitutes too, which replace the requested items (cart-3.40). */
async function withSubstitutes(
  trx: Db,
  cart: CartRow,
  facts: AdditionFacts,
  { skus, parents }: ReturnType<typeof getItems>,
): Promise<AdditionFacts> {
  const substitutes = facts.sellable.flatMap(
    ({ sale_conditions }) => sale_conditions?.substitute?.itemId ?? [],
  );
  if (!substitutes.length) return facts;
  const all = [...skus, ...substitutes];
  return {
    ...facts,
    sellable: await listSellable(trx, buyerOfCart(cart), all),
    present: await listLinesOfItems(trx, cart.id, [...all, ...parents]),
  };
}

/** Creates the command that adds items, with the addresses and coupons that the request brings (cart-7.12). */
export function addItemsCommand(
  caller: Caller,
  body: AddItemsBody,
  options: AddOptions,
): CartCommand<Facts, AdditionFacts & StoredFacts> {
  const wanted = wantedLines(body);
  const items = getItems(wanted);
  checkAddresses(body.addresses ?? []);
  return {
    addsItems: true,
    loadWithOutcome: (trx, cart, stored) => readForAddition(trx, cart, items, stored),
    async load(trx, cart, first) {
      if (!first.sellable.length) throw nothingKnown(body);
      const facts = options.keepsOriginals ? first : await withSubstitutes(trx, cart, first, items);
      const coupons = body.coupons && (await couponIds(trx, cart, body.coupons));
      return {
        ...facts,
        stores: await listStoreStock(
          trx,
          getStores(wanted),
          facts.sellable.map(({ sku }) => sku),
        ),
        others: {
          entries: body.addresses ? await addressEntries(trx, caller, body.addresses) : {},
          ...(coupons
            ? { coupons: [...new Set([...(await listCartCoupons(trx, cart.id)), ...coupons])] }
            : {}),
        },
      };
    },
    apply(_cart, { sellable, others, ...facts }) {
      const decision = decideAdditions(
        wanted,
        { ...facts, sellable: new Map(sellable.map((row) => [row.sku, row])) },
        options,
      );
      const changesCart = Object.keys(others.entries).length > 0 || !!others.coupons?.length;
      return { ...decision, ...others, changed: decision.changed || changesCart };
    },
  };
}
