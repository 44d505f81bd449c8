import type {
  AccountingValues,
  AccountingValuesQuery,
  AddItemsBody,
  CartData,
  UpdateCartBody,
  UpdateItemsBody,
} from '@foolscap/cart/contract';
import { CART_CODES, DEFAULT_CART_ID } from '@foolscap/cart/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import { SALE_CODES } from '@foolscap/pricing/model';
import { checkAddresses } from '../../kernel/addresses/addresses.ts';
import type { Caller } from '../../kernel/caller/caller.ts';
import { getShipTo } from '../../kernel/geo/delivery-place.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { EMAIL } from '../../kernel/mail/email-key.ts';
import { addItemsCommand } from './commands/add-items-command.ts';
import { accountingEntries, addressEntries, couponIds, readMemberAccounting } from './facts/cart-entries.ts';
import { findValues, NO_VALUES } from './facts/invoice-info.ts';
import {
  checkServed,
  concernsDelivery,
  decideDelivery,
  getUndeliverable,
  checkedPickupPerson,
} from './decide/delivery-changes.ts';
import { type CartRequest, emptyDecision } from './cart-command.ts';
import type { CartRow } from './cart-types.ts';
import { createCartCommands } from './commands/execute-cart-command.ts';
import { listSellable, findMembershipItem, listMembershipLines } from './facts/addition-facts.repository.ts';
import { listLines } from './facts/cart-lines.repository.ts';
import { decideFreeItems, freeItemRefused, readFreeItems } from './commands/change-free-items.ts';
import { findCart, isOrdered } from './facts/cart.repository.ts';
import { createCartReader } from './reply/read-cart.ts';
import { type AddOptions, getNames, nothingKnown, wantedLines } from './commands/requested-lines.ts';
import { moveItemsCommand } from './saved-items/move-command.ts';
import { decideRemoval, decideUpdates, updatesByLine } from './decide/decide-updates.ts';
import { loadLineFacts } from './facts/line-facts.ts';

export type CartService = ReturnType<typeof createCartService>;

/**
 * Checks a cart id from a request. Cart ids are not secret, but callers can only name their own.
 * @throws ApiError 409 CART_STATUS_ERROR for one of the caller's carts that was ordered, 404 for any other that is not the open one
 */
async function checkCartId(trx: Db, cart: CartRow, cartId: string | undefined): Promise<void> {
  if (cartId !== undefined && cartId !== DEFAULT_CART_ID && cartId !== cart.id) {
    if (await isOrdered(trx, cart, cartId))
      throw new ApiError(
        409,
        CART_CODES.cartStatusError,
        'This cart was already ordered. Refresh the page to see your current cart.',
        { field: 'cartId' },
      );
    throw notFound(CART_CODES.cartIdNotFound, 'This cart is no longer there.');
  }
}

/** @throws ApiError 409 if the cart has changed since the revision that a change is based on */
function checkRevision(cart: CartRow, basedOn: number | undefined): void {
  if (basedOn === undefined || basedOn === cart.revision) return;
  throw new ApiError(
    409,
    CART_CODES.revisionConflict,
    'Your cart was changed in another window. Read it, then try again.',
    {
      field: 'revision',
      details: { revision: cart.revision },
    },
  );
}

export function createCartService({ database, settings, failingParts, now }: ApiContext) {
  const { db } = database;
  const { execute } = createCartCommands({ database, now });

  return {
    /** Reads the cart for `GET /checkout`. A caller without a session gets an empty cart, and nothing is written. */
    read: createCartReader({ database, now, settings, failingParts }),

    /** Rejects an add that would be invalid for any cart (cart-5.14), before anything is written. */
    checkAddition(body: AddItemsBody, version: string | undefined): void {
      if (!body.items.length) throw badRequest(CART_CODES.invalidItems, 'Items not passed', 'items');
      const wrong = body.items.findIndex((item) => item.qty <= 0);
      if (wrong >= 0 && version !== 'b2') {
        throw badRequest(
          CART_CODES.invalidQuantity,
          'Qty of one the items is incorrect',
          `items[${wrong}].qty`,
        );
      }
    },

    /** Rejects an add that has only unknown items, before a guest gets a session. */
    async checkItemsKnown(tenant: TenantId, body: AddItemsBody): Promise<void> {
      const { skus } = getNames(wantedLines(body));
      if ((await listSellable(db, tenant, skus)).length === 0) throw nothingKnown(body);
    },

    /**
     * Finds the membership to offer the caller (`memItem`): the next program above the caller's current one, at its lowest price. The add
     * itself decides whether the caller may buy it. @throws ApiError 400 if no membership is sold
     */
    async findMembership(caller: Caller): Promise<AddItemsBody['items'][number]> {
      const itemId = await findMembershipItem(db, caller.accountId, now());
      if (!itemId)
        throw badRequest(SALE_CODES.membershipError, 'Memberships aren’t available right now.', 'memItem');
      return { itemId, qty: 1 };
    },

    async add(request: CartRequest, body: AddItemsBody, options: AddOptions = {}): Promise<CartData> {
      return execute(request, addItemsCommand({ caller: request.caller, body, options, now: now() }));
    },

    /** Moves saved items to the cart and adds the request's other items. */
    async move(request: CartRequest, body: AddItemsBody, options: AddOptions = {}): Promise<CartData> {
      return execute(request, moveItemsCommand({ caller: request.caller, body, options, now: now() }));
    },

    checkUpdate(body: UpdateItemsBody): void {
      const missing = body.items.findIndex((item) => !item.cartItemId);
      if (missing >= 0) throw cartItemIdMissing(`items[${missing}].cartItemId`);
    },

    async update(request: CartRequest, body: UpdateItemsBody): Promise<CartData> {
      const updates = updatesByLine(body.items);
      const stores = [...updates.values()].flatMap(({ pickupStoreNumber }) => pickupStoreNumber ?? []);
      return execute(request, {
        async load(trx, cart) {
          await checkCartId(trx, cart, body.cartId);
          checkRevision(cart, body.revision);
          return loadLineFacts(trx, cart, [...updates.keys()], stores);
        },
        apply: (cart, facts) =>
          decideUpdates(body.items, facts, {
            shipTo: request.caller.placeFor(cart.shipping_address),
            now: now(),
            accounting: cart.accounting,
          }),
      });
    },

    /** @param withMemberships also removes the cart's memberships (`memItem`) */
    async remove(
      request: CartRequest,
      cartItemId: string,
      cartId: string | undefined,
      { withMemberships = false }: { withMemberships?: boolean } = {},
    ): Promise<CartData> {
      return execute(request, {
        async load(trx, cart) {
          await checkCartId(trx, cart, cartId);
          const memberships = withMemberships ? await listMembershipLines(trx, cart.id) : [];
          return loadLineFacts(trx, cart, [...new Set([cartItemId, ...memberships])]);
        },
        apply: (_cart, facts) => decideRemoval(cartItemId, facts),
      });
    },

    /** Finds the values of an accounting field that the caller can choose. @throws ApiError 403 for a caller without an organization */
    async findAccountingValues(caller: Caller, query: AccountingValuesQuery): Promise<AccountingValues> {
      const { organization } = await readMemberAccounting(db, caller, now());
      const cart = caller.session && (await findCart(db, caller.owner(caller.session)));
      const chosen = cart ?? { accounting: null, purchase_order_number: null };
      return organization ? findValues(organization, chosen, query) : NO_VALUES;
    },

    /**
     * Changes the cart itself: delivery address, level of service, guest email and checkout status. The reply is the whole cart, or with
     * `whole: false` the change without lines.
     */
    async updateCart(
      request: CartRequest,
      body: UpdateCartBody,
      { orderNumber, whole = true }: { orderNumber?: string | undefined; whole?: boolean } = {},
    ): Promise<CartData> {
      checkServed(body.addresses ?? []);
      checkAddresses(body.addresses ?? [], request.caller.country);
      if (body.emailId1 !== undefined && !EMAIL.test(body.emailId1)) {
        throw badRequest('INVALID_EMAIL', 'Invalid email address', 'emailId1');
      }
      if (body.emailId1 !== undefined && !request.caller.mayCheckOut(body.emailId1)) {
        throw new ApiError(401, 'SIGN_IN_REQUIRED', 'Sign in to check out.');
      }
      if (body.pickupPerson) checkedPickupPerson(body.pickupPerson);
      return execute(
        { ...request, whole },
        {
          async load(trx, cart) {
            const addresses = await addressEntries(trx, request.caller, body.addresses);
            if (addresses.shippingAddress) {
              const index = body.addresses?.findIndex(({ type }) => type !== 'B');
              const lines = await listLines(trx, cart);
              const refusal = getUndeliverable(addresses.shippingAddress, lines, `addresses[${index}]`);
              if (refusal) throw refusal;
            }
            const coupons = body.coupons && (await couponIds(trx, cart, body.coupons));
            // The ZIP code cookie still has the place from before this request.
            const shipTo = addresses.shippingAddress
              ? { ...getShipTo(addresses.shippingAddress), zipCode: addresses.shippingAddress.zipCode }
              : request.caller.placeFor(cart.shipping_address);
            return {
              lines: concernsDelivery(body) ? await listLines(trx, cart) : [],
              addresses,
              shipTo,
              accounting: await accountingEntries(trx, request.caller, cart, body.accounting, now()),
              coupons,
              free: await readFreeItems(trx, cart, body, { place: shipTo, coupons }, now()),
            };
          },
          apply: (cart, { lines, addresses, shipTo, accounting, coupons, free }) => {
            const chosen = free && decideFreeItems(cart, body, free);
            if (chosen === 'REFUSED') return { ...emptyDecision(), errors: [freeItemRefused] };
            return {
              ...emptyDecision(),
              ...decideDelivery(body, lines, shipTo, now()),
              entries: {
                ...(body.proceedCheckout === undefined ? {} : { proceedCheckout: body.proceedCheckout }),
                ...addresses,
                ...accounting,
                ...(chosen ? { freeItems: chosen } : {}),
                ...(body.levelOfService ? { levelOfService: body.levelOfService } : {}),
                ...(body.futureDelivery ? { futureDelivery: body.futureDelivery.date } : {}),
                ...(body.emailId1 === undefined ? {} : { email: body.emailId1 }),
                ...(orderNumber === undefined ? {} : { orderNumber }),
                ...(body.pickupPerson ? { pickupPerson: checkedPickupPerson(body.pickupPerson) } : {}),
              },
              ...(coupons ? { coupons } : {}),
              changed: Object.keys(body).length > 0 || orderNumber !== undefined,
            };
          },
        },
      );
    },
  };
}

export const cartItemIdMissing = (field: string): ApiError =>
  badRequest('INVALID_DATA_ITEM', 'Must provide cartItemId as prop of item', field);
