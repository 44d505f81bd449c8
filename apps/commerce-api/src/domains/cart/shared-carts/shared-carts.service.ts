import type { AddItemsBody, SharedCart, SharedCartLink, SharedCartLinkData } from '@foolscap/cart/contract';
import { SHARED_CART_CODES } from '@foolscap/cart/model';
import type { Caller, KnownCaller } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import { ApiError, notFound } from '../../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../../kernel/http/idempotency.ts';
import { runOnce } from '../../../kernel/http/run-once.ts';
import { findCart } from '../facts/cart.repository.ts';
import { emptyCartError } from '../cart-requests.ts';
import { readSharedCart } from './read-shared-cart.ts';
import {
  deleteSharedCart,
  findSharedCart,
  insertSharedCart,
  listLinesToShare,
  listSharedCarts,
  type SharedCartRow,
} from './shared-carts.repository.ts';

export type SharedCartsService = ReturnType<typeof createSharedCartsService>;

/** More valid links than this suggest a script; each one stores a copy of a cart. */
const MAX_LINKS = 100;

export const sharedCartNotFound = (): ApiError =>
  notFound(SHARED_CART_CODES.notFound, 'This shared cart is no longer available. Ask for a new link.');

const getLink = ({ id, lines, created_at, expires_at }: SharedCartRow): SharedCartLink => {
  const own = lines.filter(({ parentItemId }) => !parentItemId);
  return {
    shareId: id,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    numberOfLineItems: own.length,
    numberOfItems: own.reduce((sum, { qty }) => sum + qty, 0),
  };
};

/** Creates the service of shared carts (decision-shared-cart). */
export function createSharedCartsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  async function find(shareId: string): Promise<SharedCartRow> {
    const shared = await findSharedCart(db, shareId, now());
    if (!shared) throw sharedCartNotFound();
    return shared;
  }

  return {
    /** Creates a link to a copy of the cart's lines. @throws ApiError 404 EMPTY_CART, 409 for too many links */
    create: (caller: KnownCaller, idempotency: IdempotentRequest | undefined): Promise<SharedCartLinkData> =>
      runOnce({ db, now }, caller.session, idempotency, async (trx) => {
        const owner = caller.owner(caller.session);
        const cart = await findCart(trx, owner);
        const lines = cart ? await listLinesToShare(trx, cart.id) : [];
        if (!lines.length) throw emptyCartError();
        const links = await listSharedCarts(trx, owner, now());
        if (links.length >= MAX_LINKS)
          throw new ApiError(
            409,
            SHARED_CART_CODES.limit,
            `You have ${MAX_LINKS} shared carts. Stop sharing one of them, then try again.`,
          );
        // Keeps the newest link first in the list, even if two are created in the same millisecond.
        const earliest = (links[0]?.created_at.getTime() ?? 0) + 1;
        const createdAt = new Date(Math.max(now().getTime(), earliest));
        return { sharedCart: getLink(await insertSharedCart(trx, owner, lines, createdAt)) };
      }),

    /** Lists the caller's valid links. */
    async list(caller: Caller): Promise<SharedCartLink[]> {
      if (!caller.session) return [];
      return (await listSharedCarts(db, caller.owner(caller.session), now())).map(getLink);
    },

    /** Revokes a link. @throws ApiError 404 for a link that the caller does not have */
    revoke: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      shareId: string,
    ): Promise<object> =>
      runOnce({ db, now }, caller.session, idempotency, async (trx) => {
        if (!(await deleteSharedCart(trx, caller.owner(caller.session), shareId))) throw sharedCartNotFound();
        return {};
      }),

    /** Reads a shared cart for a viewer. @throws ApiError 404 for an unknown, expired or revoked id */
    read: async (caller: Caller, shareId: string): Promise<SharedCart> =>
      readSharedCart(db, caller, await find(shareId), now()),

    /** Lists the items of a shared cart so that they can be added. @throws ApiError 404 like `read` */
    async listItems(shareId: string): Promise<AddItemsBody['items']> {
      return (await find(shareId)).lines;
    },
  };
}
