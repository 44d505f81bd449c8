import {
  belowParent,
  CART_CODES,
  isPerUnit,
  decideMergedQuantity,
  getOrderMultiple,
  mergeFreeItems,
} from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { STORED_VALUE_LIMIT, type TenantId } from '@foolscap/core/vocabulary';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { CartNotice } from '../../../kernel/database/tables.ts';
import {
  type CartDecision,
  emptyDecision,
  type CartTenderRow,
  type NewTender,
  type LineRow,
  type RelatedLine,
  type CartEntries,
  type CartRow,
  type OrderableKind,
} from '../cart-types.ts';
import { isStoredValue, listTenders } from '../write/cart-tenders.repository.ts';
import { isPickup, listLines } from '../facts/cart-lines.repository.ts';
import { listActiveIds, listRelatedLines } from '../facts/lines-of-items.repository.ts';
import { lockCart } from '../facts/cart.repository.ts';
import { endCart, executeWithin } from './execute-cart-command.ts';
import { joinServices } from '../decide/furniture-services.ts';
import { createHeld, getPlace, sameLine } from '../decide/line-places.ts';
import { listCartCoupons } from '../../pricing/index.ts';
import { isSold } from '../price/price-rows.ts';
import { decideSaving, type UnitsToSave } from '../saved-items/decide-saved-items.ts';
import { SAVED_UNSOLD } from '../saved-items/save-command.ts';
import { lockSavedItems, openSavedItems, writeSavedItems } from '../saved-items/saved-items.repository.ts';
import { mergeHiddenNotices } from '../notice-opt-outs/notice-opt-outs.repository.ts';
import { mergeSharedCarts } from '../shared-carts/shared-carts.repository.ts';

export interface MergeResult {
  /** Whether lines came into the account's cart. */
  merged: boolean;
  /** CART_AUTO_MERGE, and why a line holds less than both carts together. */
  notices: CartNotice[];
}

const MERGED: CartNotice = {
  code: CART_CODES.autoMerge,
  type: 'INFO',
  description: 'We added the items that you chose before you signed in.',
};

const TOO_MANY_CARDS: CartNotice = {
  code: 'GIFT_CARD_LIMIT_EXCEEDED',
  type: 'INFO',
  description: `Your cart holds up to ${STORED_VALUE_LIMIT} gift and prepaid cards. The others from before you signed in were removed.`,
};

const CARD_NOT_KEPT: CartNotice = {
  code: 'PAYMENT_NOT_KEPT',
  type: 'INFO',
  description: 'The payment that you chose before you signed in was not kept. Choose how to pay again.',
};

/** Whether a guest had chosen a payment, such as a credit card, and the account's cart has none. */
const isPaymentLost = (guestTenders: readonly CartTenderRow[], tenders: readonly CartTenderRow[]) =>
  guestTenders.some((tender) => !isStoredValue(tender)) && tenders.every(isStoredValue);

/**
 * Decides the lines of an account's cart after a guest's lines came into it (decision-merge-at-sign-in). Quantities of the same line add up,
 * limited by line limit, stock and, for plans, the units of their parent. No line of the account's cart gets less, and none of the guest's is
 * lost.
 * @param present the lines of the account's cart with one of the items, removed ones too
 */
export function decideMerge(guestLines: readonly LineRow[], present: readonly RelatedLine[]): CartDecision {
  const held = createHeld();
  const parentUnits = new Map<string, number>();
  const countParent = (item: string, units: number) =>
    parentUnits.set(item, (parentUnits.get(item) ?? 0) + units);
  for (const line of present) {
    if (line.status !== 'ACTIVE') continue;
    held.add(getPlace(line), line.qty);
    if (!line.parent_item_id) countParent(line.item_id, line.qty);
  }
  const known = new Map(present.map((line) => [sameLine(line), line]));
  /** The lines of the account's cart by the guest's lines that came into them. */
  const mergedInto = new Map<string, string>();
  const notices: CartNotice[] = [MERGED];
  // Parents come first, because plans follow their quantity.
  const inOrder = [...guestLines].sort(
    (one, other) => Number(!!one.parent_item_id) - Number(!!other.parent_item_id),
  );
  const inserts = inOrder.map((line): CartDecision['inserts'][number] => {
    const there = known.get(sameLine(line));
    const inLine = there?.status === 'ACTIVE' ? there.qty : 0;
    const addition = decideMergedQuantity(line.qty, {
      inLine,
      inOtherLines: held.ofItem(line.item_id) - inLine,
      inSamePlace: held.ofPlace(getPlace(line)) - inLine,
      available: line.available,
      store: isPickup(line) ? line.store?.name : undefined,
      limit: line.quantity_limit,
      multiple: getOrderMultiple(line),
    });
    const units = isPerUnit(line.relation) ? (parentUnits.get(line.parent_item_id) ?? 0) : MAX_LINE_QUANTITY;
    const decision = belowParent(addition, units);
    // Where nothing is left of its item, a line comes as it was, with a message, like any line whose item sells out.
    const qty = decision.qty > 0 ? decision.qty : Math.min(line.qty, units);
    held.add(getPlace(line), qty - inLine);
    if (!line.parent_item_id) countParent(line.item_id, qty - inLine);
    const id = there?.id ?? line.id;
    mergedInto.set(line.id, id);
    const services = there?.status === 'ACTIVE' ? joinServices(there, line, qty) : undefined;
    const messages = [...decision.messages, ...(services?.messages ?? [])];
    notices.push(...messages.map((message) => ({ ...message, cartItemId: id })));
    return {
      id,
      itemId: line.item_id,
      qty,
      actioned: 'ADD_ITEM',
      deliveryType: line.delivery_type,
      pickupStoreNumber: line.pickup_store,
      parentItemId: line.parent_item_id,
      parentLineId: (line.parent_line_id && mergedInto.get(line.parent_line_id)) ?? null,
      relation: line.relation,
      requestedQty: line.qty,
      qtyAdded: qty - inLine,
      prevQty: inLine,
      substitutedFor: line.substituted_for,
      source: line.source,
      // The shopper saw the price of the guest's line last.
      addedPrice: line.added_price_minor,
      levelOfService: line.level_of_service === 'SDD' ? null : line.level_of_service,
      furnitureServices: services?.units ?? line.furniture_services ?? {},
      configurationId: line.configuration_id,
    };
  });
  return { ...emptyDecision(), lineIds: inserts.map(({ id }) => id), inserts, notices, changed: true };
}

/** A guest who started checkout keeps their entries where the account's cart has none. */
function entriesKept(cart: CartRow, guestCart: CartRow): CartEntries {
  const { shipping_address: shippingAddress, billing_address: billingAddress } = guestCart;
  const { pickup_person: pickupPerson } = guestCart;
  return {
    ...(shippingAddress && !cart.shipping_address ? { shippingAddress } : {}),
    ...(billingAddress && !cart.billing_address ? { billingAddress } : {}),
    ...(pickupPerson && !cart.pickup_person ? { pickupPerson } : {}),
    ...(guestCart.free_items
      ? { freeItems: mergeFreeItems(cart.free_items ?? [], guestCart.free_items) }
      : {}),
  };
}

/** Returns the gift and prepaid cards of a guest that are added to the account's cart: those that it lacks, up to the limit of an order. */
function keepStoredValue(
  guestTenders: readonly CartTenderRow[],
  tenders: readonly CartTenderRow[],
): { adds: NewTender[]; areTooMany: boolean } {
  const missing = guestTenders.filter(
    (tender) => isStoredValue(tender) && !tenders.some(({ token }) => token === tender.token),
  );
  const free = Math.max(0, STORED_VALUE_LIMIT - tenders.filter(isStoredValue).length);
  return {
    adds: missing
      .slice(0, free)
      .map(({ cart_id: _cartId, created_at: _createdAt, position: _position, ...tender }) => tender),
    areTooMany: missing.length > free,
  };
}

/**
 * Brings a guest's cart, saved items and hidden notices into the account's (decision-merge-at-sign-in). Lines that are no longer sold are
 * saved for later. The guest's cart and list are gone afterwards, so that merging again changes nothing. To be called in a transaction,
 * before the session is the account's.
 */
export async function mergeCarts(
  trx: Db,
  { tenant, sessionId, accountId }: { tenant: TenantId; sessionId: string; accountId: string },
  now: Date,
): Promise<MergeResult> {
  await mergeHiddenNotices(trx, { tenant, sessionId, accountId });
  await mergeSharedCarts(trx, { tenant, sessionId, accountId });
  const guest = { tenant, sessionId, accountId: undefined };
  const account = { tenant, sessionId, accountId };
  for (const kind of ['SPECIAL', 'BUY_NOW'] as const) await mergeOther(trx, kind, { guest, account }, now);
  const guestCart = await lockCart(trx, guest);
  const guestLines = guestCart ? await listLines(trx, guestCart) : [];
  const guestCoupons = guestCart ? await listCartCoupons(trx, guestCart.id) : [];
  const guestTenders = guestCart ? await listTenders(trx, guestCart.id) : [];
  // The guest's lines go before they are written to the account's cart, where they keep their ids.
  if (guestCart) await endCart(trx, guestCart, 'MERGED', now);
  const isUnused = !guestLines.length && !guestCoupons.length && !guestCart?.shipping_address;
  if (!guestCart || isUnused) {
    await mergeSavedItems(trx, guest, account, now);
    return { merged: false, notices: [] };
  }
  const { sold, unsold } = separateUnsold(guestLines);
  const { notices } = await executeWithin(
    trx,
    account,
    {
      async load(_trx, cart) {
        const present = await listRelatedLines(trx, cart.id, [...new Set(sold.map((line) => line.item_id))]);
        const units = [...(await takeSavedItems(trx, guest, now)), ...unsold];
        const coupons = new Set([...(await listCartCoupons(trx, cart.id)), ...guestCoupons]);
        return {
          present,
          units,
          coupons,
          tenders: await listTenders(trx, cart.id),
          saved: units.length ? await openSavedItems(trx, account) : undefined,
        };
      },
      apply(cart, { present, units, coupons, tenders, saved }) {
        const cards = keepStoredValue(guestTenders, tenders);
        const decision = sold.length ? decideMerge(sold, present) : emptyDecision();
        return {
          ...decision,
          entries: { ...entriesKept(cart, guestCart), previousCartId: guestCart.id },
          ...(guestCoupons.length ? { coupons: [...coupons] } : {}),
          ...(saved ? { saved: decideSaving(saved, units) } : {}),
          ...(cards.adds.length ? { tenders: { removals: [], adds: cards.adds } } : {}),
          notices: [
            ...decision.notices,
            ...(unsold.length ? [SAVED_UNSOLD] : []),
            ...(cards.areTooMany ? [TOO_MANY_CARDS] : []),
            ...(isPaymentLost(guestTenders, tenders) ? [CARD_NOT_KEPT] : []),
          ],
          changed: true,
        };
      },
    },
    now,
  );
  return { merged: sold.length > 0, notices };
}

/** The addresses of a guest's special or buy-now cart. */
const getAddresses = (cart: CartRow): CartEntries => ({
  ...(cart.shipping_address ? { shippingAddress: cart.shipping_address } : {}),
  ...(cart.billing_address ? { billingAddress: cart.billing_address } : {}),
  ...(cart.special_bill_to ? { specialBillTo: cart.special_bill_to } : {}),
});

/**
 * Brings a guest's special or buy-now cart into the account's cart of the same kind (decision "cart-kinds"). Special lines are merged; the
 * guest's purchase replaces an earlier one, because it is the latest.
 */
async function mergeOther(
  trx: Db,
  kind: Exclude<OrderableKind, 'CART'>,
  { guest, account }: { guest: Owner; account: Owner },
  now: Date,
): Promise<void> {
  const guestCart = await lockCart(trx, guest, kind);
  if (!guestCart) return;
  const lines = await listLines(trx, guestCart);
  await endCart(trx, guestCart, 'MERGED', now);
  if (!lines.length) return;
  await executeWithin(
    trx,
    account,
    {
      load: async (_trx, cart) => ({
        active: await listActiveIds(trx, cart.id),
        present: await listRelatedLines(trx, cart.id, [...new Set(lines.map((line) => line.item_id))]),
      }),
      apply(cart, { active, present }) {
        const replaces = kind === 'BUY_NOW';
        const decision = decideMerge(
          lines,
          replaces ? present.map((line) => ({ ...line, status: 'DELETED' as const })) : present,
        );
        const kept = new Set(decision.inserts.map(({ id }) => id));
        return {
          ...decision,
          removals: replaces ? active.filter((id) => !kept.has(id)) : [],
          entries: {
            ...entriesKept(cart, guestCart),
            ...(replaces || !active.length ? getAddresses(guestCart) : {}),
            ...(replaces ? { freeItems: guestCart.free_items ?? [] } : {}),
            previousCartId: guestCart.id,
          },
          ...(replaces
            ? { coupons: [], notices: decision.notices.filter((notice) => notice !== MERGED) }
            : {}),
        };
      },
    },
    now,
    kind,
  );
}

/** Separates the lines that can be merged from those that are saved instead: what is no longer sold, and what is below it. */
function separateUnsold(lines: readonly LineRow[]): { sold: LineRow[]; unsold: LineRow[] } {
  const gone = new Set(lines.flatMap((line) => (isSold(line) ? [] : line.id)));
  const isGone = ({ id, parent_line_id }: LineRow) => gone.has(id) || gone.has(parent_line_id ?? '');
  return { sold: lines.filter((line) => !isGone(line)), unsold: lines.filter(isGone) };
}

/** Deletes a guest's list of saved items. @returns its lines */
async function takeSavedItems(trx: Db, guest: Owner, now: Date): Promise<readonly UnitsToSave[]> {
  const saved = await lockSavedItems(trx, guest);
  if (saved) await endCart(trx, saved.list, 'MERGED', now);
  return saved?.lines ?? [];
}

/** Brings a guest's saved items into the account's, for a guest without a cart. */
async function mergeSavedItems(trx: Db, guest: Owner, account: Owner, now: Date): Promise<void> {
  const units = await takeSavedItems(trx, guest, now);
  if (units.length) await writeSavedItems(trx, decideSaving(await openSavedItems(trx, account), units), now);
}
