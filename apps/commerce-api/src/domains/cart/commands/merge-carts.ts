import type { OrderableKind } from '@foolscap/cart/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { listCartCoupons } from '../../pricing/index.ts';
import { emptyDecision } from '../cart-command.ts';
import type { CartEntries, CartRow } from '../cart-types.ts';
import { endCart, executeWithin } from './execute-cart-command.ts';
import {
  CARD_NOT_KEPT,
  decideMerge,
  entriesKept,
  isPaymentLost,
  keepStoredValue,
  MERGED,
  separateUnsold,
  TOO_MANY_CARDS,
} from '../decide/decide-merge.ts';
import { listActiveIds, listLines, listRelatedLines } from '../facts/cart-lines.repository.ts';
import { lockCart } from '../facts/cart.repository.ts';
import { mergeHiddenNotices } from '../notice-opt-outs/notice-opt-outs.repository.ts';
import { decideSaving, type UnitsToSave } from '../saved-items/decide-saved-items.ts';
import { SAVED_UNSOLD } from '../saved-items/save-command.ts';
import { lockSavedItems, openSavedItems, writeSavedItems } from '../saved-items/saved-items.repository.ts';
import { mergeSharedCarts } from '../shared-carts/shared-carts.repository.ts';
import type { CartNotice } from '../tables.ts';
import { listTenders } from '../write/cart-tenders.repository.ts';

export interface MergeResult {
  /** Whether any lines were added to the account's cart. */
  merged: boolean;
  /** CART_AUTO_MERGE, and the reasons why a line has fewer units than both carts together. */
  notices: CartNotice[];
}

/**
 * Merges a guest's cart, saved items and hidden notices into the account's (decision-merge-at-sign-in). Lines that are no longer sold are
 * saved for later. The guest's cart and list are deleted, so merging again changes nothing. Call it in a transaction, before the session
 * belongs to the account.
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
  // The guest's lines are deleted first, because they keep their ids in the account's cart.
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

/** Returns the addresses of a guest's special or buy-now cart. */
const getAddresses = (cart: CartRow): CartEntries => ({
  ...(cart.shipping_address ? { shippingAddress: cart.shipping_address } : {}),
  ...(cart.billing_address ? { billingAddress: cart.billing_address } : {}),
  ...(cart.special_bill_to ? { specialBillTo: cart.special_bill_to } : {}),
});

/**
 * Merges a guest's special or buy-now cart into the account's cart of the same kind (decision "cart-kinds"). Special lines are merged; a
 * guest's Buy now replaces the account's earlier one, because it is more recent.
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

/** Deletes a guest's list of saved items. @returns its lines */
async function takeSavedItems(trx: Db, guest: Owner, now: Date): Promise<readonly UnitsToSave[]> {
  const saved = await lockSavedItems(trx, guest);
  if (saved) await endCart(trx, saved.list, 'MERGED', now);
  return saved?.lines ?? [];
}

/** Merges a guest's saved items into the account's, for a guest without a cart. */
async function mergeSavedItems(trx: Db, guest: Owner, account: Owner, now: Date): Promise<void> {
  const units = await takeSavedItems(trx, guest, now);
  if (units.length) await writeSavedItems(trx, decideSaving(await openSavedItems(trx, account), units), now);
}
