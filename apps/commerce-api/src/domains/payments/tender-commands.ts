import { ACCOUNT_CODES } from '@foolscap/account/model';
import { isStoredValue, isStoredValueCard, type OrderableKind } from '@foolscap/cart/model';
import { PAYMENT_CODES, PAYMENT_MESSAGES, STORED_VALUE_LIMIT } from '@foolscap/payments/model';
import type { TenderType } from '@foolscap/core/vocabulary';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import {
  type CartDecision,
  type CartRow,
  type CartTenderRow,
  createCartCommands,
  emptyCartError,
  findCart,
  isCartEmpty,
  listCheckedCards,
  listTenders,
} from '../cart/index.ts';
import { checkTenderAllowed } from '../organizations/index.ts';
import type { PaymentContext } from './payment-gateway.ts';

type TenderWrites = NonNullable<CartDecision['tenders']>;
type CheckedCardWrites = NonNullable<CartDecision['checkedCards']>;
/** A tender that has not been added to the cart yet. */
export type NewTender = TenderWrites['adds'][number];
/** A gift or prepaid card whose balance was checked but which is not applied (storefront-4.20). */
type CheckedCard = CheckedCardWrites['adds'][number];

/** A request that changes a cart's tenders. */
export interface TenderRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  kind: OrderableKind | undefined;
}

/** The parts of a request other than its tender. */
interface TenderExtras {
  purchaseOrderNumber?: string | null | undefined;
  /** The tender that the request replaces. */
  replaced?: CartTenderRow | undefined;
  /** Whether the gift or prepaid card must already be on the cart, so that one removed in the meantime does not come back. */
  mustBePresent?: boolean;
}

/** A cart's tenders, and its gift and prepaid cards that are not applied. */
interface PaymentsOfCart {
  tenders: CartTenderRow[];
  checked: CheckedCard[];
}

const isSameTender =
  ({ id, token }: CartTenderRow) =>
  (row: CartTenderRow) =>
    row.id === id && row.token === token;

/** Returns the error for a payment that is not on the cart. */
export const noSuchTender = () =>
  notFound(PAYMENT_CODES.notFound, 'Your cart doesn’t have this payment method.');

/** Empty card details, for a tender that is not a card. */
export const NO_CARD = {
  brand: '',
  last_four: '',
  expiry_month: '',
  expiry_year: '',
  billing_address: null,
  vendor: null,
} as const;

/** @throws ApiError 404 EMPTY_CART, because a cart without lines needs no tender */
export async function loadTenders(trx: Db, cart: CartRow): Promise<CartTenderRow[]> {
  if (await isCartEmpty(trx, cart)) throw emptyCartError();
  return listTenders(trx, cart.id);
}

/** Reads a cart's tenders and checked cards. @throws ApiError 404 EMPTY_CART */
const loadPayments = async (trx: Db, cart: CartRow): Promise<PaymentsOfCart> => ({
  tenders: await loadTenders(trx, cart),
  checked: await listCheckedCards(trx, cart.id),
});

/**
 * Decides a cart's tenders after one is added. A tender that can pay any amount replaces the previous one; gift and prepaid cards and
 * rewards are added to the others.
 * @param present the tenders of the cart
 */
export const decideTender = (tender: NewTender, present: readonly CartTenderRow[]): TenderWrites => ({
  removals: isStoredValue(tender) ? [] : present.filter((each) => !isStoredValue(each)).map(({ id }) => id),
  adds: [tender],
});

const limitError = (message: string) =>
  new ApiError(400, PAYMENT_CODES.storedValueLimit, libraryText(message));

/**
 * Decides what happens to a card whose balance was read. An applied card stays applied, with its current balance; one that was checked
 * before keeps its id (storefront-4.20).
 * @throws ApiError 400 GIFT_CARD_LIMIT_EXCEEDED if the cart already has as many checked cards as an order allows
 */
export function decideCheckedCard(
  card: CheckedCard,
  { tenders, checked }: PaymentsOfCart,
): Pick<CartDecision, 'tenders' | 'checkedCards'> {
  const isSame = ({ token }: { token: string }) => token === card.token;
  const applied = tenders.find(isSame);
  if (applied) {
    const { cart_id: _cartId, created_at: _createdAt, position: _position, ...kept } = applied;
    return { tenders: { removals: [], adds: [{ ...kept, balance_minor: card.balance_minor }] } };
  }
  const known = checked.find(isSame);
  if (!known && checked.length >= STORED_VALUE_LIMIT)
    throw limitError(PAYMENT_MESSAGES.balance[PAYMENT_CODES.storedValueLimit]);
  return { checkedCards: { removals: [], adds: [{ ...card, id: known?.id ?? card.id }] } };
}

/** Creates the steps shared by all calls that add a tender to a cart. */
export function createTenderCommands({ database, now }: Pick<PaymentContext, 'database' | 'now'>) {
  const { db } = database;
  const { execute, executeWithReply, executeForOutcome } = createCartCommands({ database, now });

  return {
    execute,
    executeWithReply,

    /**
     * Checks what every tender requires, before the gateway is called.
     * @param type of the tender, for tenders that a contract may exclude
     * @returns the cart
     * @throws ApiError 401 for guests who may not check out, 403 PAYMENT_METHOD_NOT_ALLOWED, 404 EMPTY_CART
     */
    async checkCart(caller: KnownCaller, kind?: OrderableKind, type?: TenderType): Promise<CartRow> {
      if (caller.accountId === undefined && !caller.guestCheckoutAllowed)
        throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to check out.');
      const open = await findCart(db, caller.owner(caller.session), kind);
      if (!open || (await isCartEmpty(db, open))) throw emptyCartError();
      if (type) await checkTenderAllowed(db, caller.accountId, type);
      return open;
    },

    /**
     * Adds a tender to the cart. A tender that can pay any amount replaces the previous one. A gift or prepaid card, or rewards, that are
     * already on the cart keep their id.
     * @param reply creates the reply from the id of the tender
     * @throws ApiError 400 GIFT_CARD_LIMIT_EXCEEDED, 404 EMPTY_CART, or PAYMENT_NOT_FOUND if the tender to replace no longer exists
     */
    addTender: <Reply extends object>(
      request: TenderRequest,
      tender: NewTender,
      reply: (id: string) => Reply,
      { purchaseOrderNumber, replaced, mustBePresent = false }: TenderExtras = {},
    ): Promise<Reply> =>
      executeForOutcome<PaymentsOfCart, Reply>(
        request,
        {
          load: loadPayments,
          apply(_cart, { tenders, checked }) {
            const same = isStoredValue(tender)
              ? [...tenders, ...checked].find(({ token }) => token === tender.token)
              : undefined;
            // It may have been replaced or removed in the meantime.
            if ((replaced && !tenders.some(isSameTender(replaced))) || (mustBePresent && !same))
              throw noSuchTender();
            const others = tenders.filter((each) => isStoredValueCard(each) && each.token !== tender.token);
            if (isStoredValueCard(tender) && others.length >= STORED_VALUE_LIMIT)
              throw limitError(PAYMENT_MESSAGES.payment[PAYMENT_CODES.storedValueLimit]);
            const entries = purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber };
            const added = { ...tender, id: same?.id ?? tender.id };
            return { entries, tenders: decideTender(added, tenders), changed: true };
          },
        },
        (_outcome, { tenders }) => reply(tenders!.adds[0]!.id),
      ),

    /**
     * Adds a card whose balance was read to the cart, without applying it. An applied card stays applied.
     * @param reply creates the reply from the id of the card and whether it is applied
     * @throws ApiError 400 GIFT_CARD_LIMIT_EXCEEDED, 404 EMPTY_CART
     */
    addCheckedCard: <Reply extends object>(
      request: TenderRequest,
      card: CheckedCard,
      reply: (present: { id: string; addedToOrder: boolean }) => Reply,
    ): Promise<Reply> =>
      executeForOutcome<PaymentsOfCart, Reply>(
        request,
        {
          load: loadPayments,
          apply: (_cart, payments) => ({
            ...decideCheckedCard(card, payments),
            changed: true,
          }),
        },
        (_outcome, { tenders, checkedCards }) =>
          tenders
            ? reply({ id: tenders.adds[0]!.id, addedToOrder: true })
            : reply({ id: checkedCards!.adds[0]!.id, addedToOrder: false }),
      ),

    /** Removes a tender, or a card that was only checked. @throws ApiError 404 if it is not on the cart */
    removePayment: (request: TenderRequest, id: string): Promise<object> =>
      executeWithReply<PaymentsOfCart, object>(
        request,
        {
          load: async (trx, cart) => ({
            tenders: await listTenders(trx, cart.id),
            checked: await listCheckedCards(trx, cart.id),
          }),
          apply(_cart, { tenders, checked }) {
            const writes = { removals: [id], adds: [] };
            const hasId = (each: { id: string }) => each.id === id;
            if (tenders.some(hasId)) return { tenders: writes, changed: true };
            if (checked.some(hasId)) return { checkedCards: writes, changed: true };
            throw noSuchTender();
          },
        },
        {},
      ),
  };
}
