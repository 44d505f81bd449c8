import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { PAYMENT_CODES, STORED_VALUE_LIMIT } from '@foolscap/payments/model';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import {
  type CartRow,
  type CartTenderRow,
  createCartCommands,
  decideTender,
  emptyCartError,
  emptyDecision,
  findCart,
  isCartEmpty,
  isStoredValue,
  listTenders,
  type NewTender,
  type OrderableKind,
} from '../cart/index.ts';
import type { PaymentContext } from './payment-gateway.ts';

/** A request that changes the tenders of a cart. */
export interface TenderRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  kind: OrderableKind | undefined;
}

/** The parts of a request beside its tender. */
interface TenderExtras {
  purchaseOrderNumber?: string | null | undefined;
  /** The tender that the request replaces. */
  replaced?: CartTenderRow | undefined;
}

const isSameTender =
  ({ id, token }: CartTenderRow) =>
  (row: CartTenderRow) =>
    row.id === id && row.token === token;

/** The error for a payment that the cart does not have. */
export const noSuchTender = () =>
  notFound(PAYMENT_CODES.notFound, 'Your cart doesn’t have this payment method.');

/** The empty details of a tender that is not a card. */
export const NO_CARD = {
  brand: '',
  last_four: '',
  expiry_month: '',
  expiry_year: '',
  billing_address: null,
  vendor: null,
} as const;

/** @throws ApiError 404 EMPTY_CART: a cart without lines needs no tender */
export async function loadTenders(trx: Db, cart: CartRow): Promise<CartTenderRow[]> {
  if (await isCartEmpty(trx, cart)) throw emptyCartError();
  return listTenders(trx, cart.id);
}

/** Creates the steps that all calls share which add a tender to a cart. */
export function createTenderCommands({ database, now }: Pick<PaymentContext, 'database' | 'now'>) {
  const { db } = database;
  const { execute, executeWithReply } = createCartCommands({ database, now });

  return {
    execute,
    executeWithReply,

    /**
     * Checks what every tender needs, before the gateway is called.
     * @returns the cart
     * @throws ApiError 401 for guests who may not check out, 404 EMPTY_CART
     */
    async checkCart(caller: KnownCaller, kind?: OrderableKind): Promise<CartRow> {
      if (caller.accountId === undefined && !caller.guestCheckoutAllowed)
        throw new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');
      const open = await findCart(db, caller.owner(caller.session), kind);
      if (!open || (await isCartEmpty(db, open))) throw emptyCartError();
      return open;
    },

    /**
     * Adds a tender to the cart. One that pays any amount replaces the earlier one.
     * @throws ApiError 400 GIFT_CARD_LIMIT_EXCEEDED, 404 EMPTY_CART, or PAYMENT_NOT_FOUND if the tender to replace is gone
     */
    addTender: <Reply extends object>(
      request: TenderRequest,
      tender: NewTender,
      reply: Reply,
      { purchaseOrderNumber, replaced }: TenderExtras = {},
    ): Promise<Reply> =>
      executeWithReply<readonly CartTenderRow[], Reply>(
        request,
        {
          load: loadTenders,
          apply(_cart, present) {
            // It may have been replaced or removed in the meantime.
            if (replaced && !present.some(isSameTender(replaced))) throw noSuchTender();
            const others = present.filter((each) => isStoredValue(each) && each.token !== tender.token);
            if (isStoredValue(tender) && others.length >= STORED_VALUE_LIMIT)
              throw new ApiError(
                400,
                PAYMENT_CODES.storedValueLimit,
                `You can use up to ${STORED_VALUE_LIMIT} gift and prepaid cards per order.`,
              );
            const entries = purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber };
            return { ...emptyDecision(), entries, tenders: decideTender(tender, present), changed: true };
          },
        },
        reply,
      ),
  };
}
