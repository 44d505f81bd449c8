import { dayFault, SUBSCRIPTION_CODES } from '@foolscap/subscriptions/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { todayIn } from '../delivery/index.ts';
import type { RestockChoices } from './restock-choices.ts';
import type { RestockItemRow } from './subscriptions.repository.ts';

const invalid = (message: ReplyText, field: string) => badRequest(SUBSCRIPTION_CODES.invalid, message, field);

export const noSuchSubscription = (): ApiError =>
  notFound(SUBSCRIPTION_CODES.notFound, 'This subscription is no longer in your account.');

export const changedElsewhere = (message: ReplyText, revision: number): ApiError =>
  new ApiError(409, SUBSCRIPTION_CODES.changed, message, { field: 'revision', details: { revision } });

/** @throws ApiError 403 with the rule as `problem` */
export function checkAllowed({ refusal }: RestockChoices): void {
  if (refusal)
    throw new ApiError(
      403,
      SUBSCRIPTION_CODES.notAllowed,
      'Auto-restock is not available for your account.',
      {
        details: { problem: refusal },
      },
    );
}

/** Checks that an item can be ordered on a schedule. @throws ApiError 404, 409 ITEM_NOT_ELIGIBLE */
export function checkItem(item: RestockItemRow | undefined): RestockItemRow {
  if (!item?.published) throw notFound(SUBSCRIPTION_CODES.itemNotFound, 'This item is no longer sold.');
  if (!item.conditions?.autoRestock || item.price === null || item.is_replaced)
    throw new ApiError(409, SUBSCRIPTION_CODES.notEligible, 'Auto-restock is not available for this item.', {
      field: 'itemId',
    });
  if (item.conditions.customSku)
    throw new ApiError(
      409,
      SUBSCRIPTION_CODES.notEligible,
      'This item is made to order and needs a design for each order, so auto-restock is not available for it.',
      { field: 'itemId' },
    );
  return item;
}

/** @throws ApiError 400 for a quantity that the item is not sold in */
export function checkQuantity(qty: number, { quantity_limit, conditions }: RestockItemRow): void {
  const most = quantity_limit ?? MAX_LINE_QUANTITY;
  if (qty > most) throw invalid(`Choose a quantity of ${most} or less.`, 'qty');
  const multiple = conditions?.orderMultiple ?? 1;
  if (qty % multiple) throw invalid(`This item is sold in multiples of ${multiple}.`, 'qty');
}

/** Finds the chosen address. @throws ApiError 400 if the account cannot use it */
export function checkedAddress({ addresses }: RestockChoices, addressId: string) {
  const address = addresses.find(({ id }) => id === addressId);
  if (!address) throw invalid('Choose an address from your address book.', 'addressId');
  return address;
}

/** @throws ApiError 400 for a card that the account does not have or that has expired */
export function checkCard({ cards }: RestockChoices, paymentId: string): void {
  const card = cards.find(({ id }) => id === paymentId);
  if (!card) throw invalid('Choose a saved card.', 'paymentId');
  if (card.isExpired) throw invalid('This card has expired. Choose another card.', 'paymentId');
}

/** @throws ApiError 400 for a date that is not possible for the next order. @param state delivery state */
export function checkDay(day: string, state: string, now: Date): void {
  const fault = dayFault(day, todayIn(state, now));
  if (fault === 'invalid') throw invalid('Enter a date as YYYY-MM-DD.', 'nextDate');
  if (fault === 'tooEarly') throw invalid('Choose tomorrow or a later date.', 'nextDate');
  if (fault === 'tooLate') throw invalid('Choose a date within the next 180 days.', 'nextDate');
}
