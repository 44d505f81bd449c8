import type { AddItemsBody } from '@foolscap/cart/contract';
import type { CartKind } from '@foolscap/cart/model';
import { guestBuyer, hasPermission } from '@foolscap/pricing/model';
import { checkAddresses } from '../../../kernel/addresses/addresses.ts';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { listCartCoupons } from '../../pricing/index.ts';
import type { CartCommand, CartDecision, StoredFacts } from '../cart-command.ts';
import type { CartRow } from '../cart-types.ts';
import { type AdditionDecision, decideAdditions } from '../decide/decide-additions.ts';
import { type AdditionFacts, getShelves, selectForAddition } from '../facts/addition-facts.repository.ts';
import { addressEntries, couponIds, specialEntries } from '../facts/cart-entries.ts';
import { selectCartId } from '../facts/cart.repository.ts';
import {
  type AddOptions,
  getNames,
  joinLines,
  nothingKnown,
  type WantedLine,
  wantedLines,
} from './requested-lines.ts';

/** The facts that an add depends on. */
export interface AddFacts extends AdditionFacts {
  wanted: readonly WantedLine[];
  /** Addresses and coupons from the request. */
  others: Pick<CartDecision, 'entries' | 'coupons'>;
}

/** Looks up unknown item numbers as part numbers of the buyer's organization (cart-6.6). */
export function findByCustomerSku(
  { buyer, sellable, customer_skus }: Pick<AdditionFacts, 'buyer' | 'sellable' | 'customer_skus'>,
  skus: readonly string[],
): ReadonlyMap<string, string> {
  const permissions = buyer?.permissions ?? [];
  if (!hasPermission(permissions, 'G_AL')) return new Map();
  const prefersStock = hasPermission(permissions, 'G_ALP');
  return new Map(
    skus.flatMap((requested): [string, string][] => {
      if (sellable.some(({ sku }) => sku === requested)) return [];
      const named = customer_skus.filter(({ customer_sku }) => customer_sku === requested);
      const found = (prefersStock && named.find(({ in_stock }) => in_stock)) || named[0];
      return found ? [[requested, found.sku]] : [];
    }),
  );
}

/** Checks whether added lines replace all others in this kind of cart (decision "cart-kinds"). */
export const replacesLines = (kind: CartKind): boolean => kind === 'BUY_NOW' || kind === 'RESTOCK';

/** Facts that are read in the same round trip that locks the cart. */
export type FirstAddFacts = AdditionFacts & StoredFacts;

/** A call that adds items. */
export interface AddRequest {
  caller: Caller;
  body: AddItemsBody;
  options: AddOptions;
  now: Date;
}

/**
 * Completes the facts of an add with data from its request: products by part number, addresses and coupons.
 * @throws ApiError 400 if none of the items is known
 */
export async function loadAddition(
  trx: Db,
  cart: CartRow,
  { caller, body, options }: AddRequest,
  requested: readonly WantedLine[],
  facts: AdditionFacts,
): Promise<AddFacts> {
  const { skus } = getNames(requested);
  const resolved = findByCustomerSku(facts, skus);
  const isKnown = resolved.size > 0 || facts.sellable.some(({ sku }) => skus.includes(sku));
  if (!isKnown && !requested.some(({ listItemId }) => listItemId)) throw nothingKnown(body);
  const coupons = body.coupons && (await couponIds(trx, cart, body.coupons));
  const kept = coupons && !facts.replaced ? await listCartCoupons(trx, cart.id) : [];
  return {
    ...facts,
    wanted: joinLines(
      requested.map((line) => ({ ...line, itemId: resolved.get(line.itemId) ?? line.itemId })),
    ),
    others: {
      entries: {
        ...(body.addresses ? await addressEntries(trx, caller, body.addresses) : {}),
        ...(options.special ? await specialEntries(trx, caller, options.special) : {}),
      },
      ...(coupons ? { coupons: [...new Set([...kept, ...coupons])] } : {}),
    },
  };
}

/** Replaces all other lines with the added ones (decision "cart-kinds"). If nothing was added, all lines stay. */
function replaceLines(decision: AdditionDecision, ids: readonly string[]): AdditionDecision {
  if (!decision.inserts.length) return decision;
  const kept = new Set(decision.inserts.map(({ id }) => id));
  const removals = ids.filter((id) => !kept.has(id));
  return { ...decision, removals, lineIds: [...decision.lineIds, ...removals] };
}

/** Decides an add together with the request's addresses and coupons. */
export function decideAddRequest(
  cart: CartRow,
  { caller, options, now }: AddRequest,
  { sellable, others, buyer, wanted, replaced, stores, ...facts }: AddFacts,
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
    {
      ...facts,
      present,
      sale,
      stores: getShelves(stores),
      sellable: new Map(sellable.map((row) => [row.sku, row])),
    },
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

/** Creates the function that builds the statement for the facts of an add. */
export const selectAddition =
  (wanted: readonly WantedLine[]): NonNullable<CartCommand<AddFacts, FirstAddFacts>['selectFirst']> =>
  (owner, kind, stored, now) =>
    selectForAddition(owner, selectCartId(owner, kind), getNames(wanted), stored, now, replacesLines(kind));

/** Creates the command that adds items, together with the request's addresses and coupons (cart-7.12). */
export function addItemsCommand(request: AddRequest): CartCommand<AddFacts, FirstAddFacts> {
  const wanted = wantedLines(request.body);
  checkAddresses(request.body.addresses ?? [], request.caller.country);
  return {
    addsItems: true,
    selectFirst: selectAddition(wanted),
    load: (trx, cart, first) => loadAddition(trx, cart, request, wanted, first),
    apply: (cart, facts) => decideAddRequest(cart, request, facts),
  };
}
