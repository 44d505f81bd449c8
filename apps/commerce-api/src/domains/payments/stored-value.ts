import { randomUUID } from 'node:crypto';
import { toDecimal } from '@foolscap/core/money';
import type { CardPaymentBody, OrderPayment } from '@foolscap/payments/contract';
import { PAYMENT_CODES, PAYMENT_MESSAGES } from '@foolscap/payments/model';
import { badRequest } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import { listCheckedCards, listTenders } from '../cart/index.ts';
import { readStoredValue } from './card-checks.ts';
import type { FoundStoredValue, PaymentContext, PaymentGateway, StoredValueData } from './payment-gateway.ts';
import { createTenderCommands, NO_CARD, noSuchTender, type TenderRequest } from './tender-commands.ts';

type CardPayment = CardPaymentBody['cardPayment'];
type StoredValueType = StoredValueData['type'];

const unknownCardError = (field: string) =>
  badRequest(PAYMENT_CODES.storedValueUnknown, 'Please verify the card number and try again.', field);

/** Returns a card if it can be used. @throws ApiError 400 GIFT_CARD_D33 or GIFT_CARD_D39 */
function checkUsable(found: FoundStoredValue | undefined, field: string): FoundStoredValue {
  if (!found) throw unknownCardError(field);
  if (found.isBlocked)
    throw badRequest(
      PAYMENT_CODES.storedValueBlocked,
      libraryText(PAYMENT_MESSAGES.payment[PAYMENT_CODES.storedValueBlocked]),
      field,
    );
  return found;
}

/** Checks that a card can pay. @throws ApiError 400 GIFT_CARD_D38 */
function checkBalance({ balance }: FoundStoredValue, field: string): void {
  if (balance <= 0)
    throw badRequest(
      PAYMENT_CODES.storedValueEmpty,
      libraryText(PAYMENT_MESSAGES.payment[PAYMENT_CODES.storedValueEmpty]),
      field,
    );
}

/** Finds a gift or prepaid card that can be used. @throws ApiError 400 GIFT_CARD_D33 or GIFT_CARD_D39 */
export const findUsable = async (
  { storedValue }: PaymentGateway,
  card: StoredValueData,
  field: string,
): Promise<FoundStoredValue> => checkUsable(await storedValue.find(card), field);

/** Creates the calls that add gift and prepaid cards to a cart, either applied or only checked (storefront-4.20). */
export function createStoredValueCalls({
  database,
  gateway,
  now,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'>) {
  const { db } = database;
  const { checkCart, addTender, addCheckedCard } = createTenderCommands({ database, now });

  const payment = (
    type: StoredValueType,
    lastFourDigit: string,
    { balance }: FoundStoredValue,
    rest: Pick<OrderPayment, 'id' | 'addedToOrder'>,
  ): { orderPayment: OrderPayment } => ({
    orderPayment: { paymentType: type, lastFourDigit, balance: toDecimal(balance), ...rest },
  });

  const apply = (
    request: TenderRequest,
    card: { id: string; type: StoredValueType; lastFour: string; enteredAt?: Date },
    found: FoundStoredValue,
    mustBePresent: boolean,
  ) =>
    addTender(
      request,
      {
        ...NO_CARD,
        id: card.id,
        type: card.type,
        token: found.token,
        last_four: card.lastFour,
        balance_minor: found.balance,
        ...(card.enteredAt ? { created_at: card.enteredAt } : {}),
      },
      (id) => payment(card.type, card.lastFour, found, { id, addedToOrder: true }),
      { mustBePresent },
    );

  return {
    /**
     * Applies a card by its number and code. With `addedToOrder: false`, only its balance is checked, and the cart keeps the card without
     * applying it. A card that is already on the cart keeps its id, and an applied one stays applied.
     * @throws ApiError 400 for an invalid field, GIFT_CARD_D33, GIFT_CARD_D39 or GIFT_CARD_LIMIT_EXCEEDED; GIFT_CARD_D38 unless it is only
     * checked
     */
    async enter(request: TenderRequest, type: StoredValueType, cardPayment: CardPayment) {
      const card = readStoredValue(type, cardPayment);
      await checkCart(request.caller, request.kind);
      const field = 'cardPayment.accountNumber';
      const found = await findUsable(gateway, card, field);
      const lastFour = card.accountNumber.slice(-4);
      const id = randomUUID();
      if (cardPayment.addedToOrder === false)
        return addCheckedCard(
          request,
          { id, type, token: found.token, last_four: lastFour, balance_minor: found.balance },
          (present) => payment(type, lastFour, found, present),
        );
      checkBalance(found, field);
      return apply(request, { id, type, lastFour }, found, false);
    },

    /**
     * Applies a card that was checked, without its number, under the same rules. Reads its balance from the gateway again.
     * @throws ApiError 404 PAYMENT_NOT_FOUND if the cart no longer has it
     */
    async applyChecked(request: TenderRequest, type: StoredValueType, id: string) {
      const cart = await checkCart(request.caller, request.kind);
      const present = [...(await listCheckedCards(db, cart.id)), ...(await listTenders(db, cart.id))];
      const card = present.find((each) => each.id === id && each.type === type);
      if (!card) throw noSuchTender();
      const found = checkUsable(await gateway.storedValue.read(card.token), 'cardPayment.id');
      checkBalance(found, 'cardPayment.id');
      return apply(request, { id, type, lastFour: card.last_four, enteredAt: card.created_at }, found, true);
    },
  };
}
