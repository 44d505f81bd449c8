import { randomUUID } from 'node:crypto';
import type { CreateSubscriptionBody } from '@foolscap/subscriptions/contract';
import { anchorOf, MAX_SUBSCRIPTIONS, SUBSCRIPTION_CODES } from '@foolscap/subscriptions/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import type { AccountRow } from '../account/index.ts';
import { todayIn } from '../delivery/index.ts';
import {
  checkAllowed,
  checkCard,
  checkDay,
  checkedAddress,
  checkItem,
  checkQuantity,
} from './check-subscription.ts';
import { announced } from './decide-action.ts';
import type { RestockChoices } from './restock-choices.ts';
import { getRestockPrice } from './restock-price.ts';
import {
  countSubscriptions,
  findByKey,
  findOfItem,
  listItems,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

/** Returns the error for a second subscription to the same item. @param id id of the first one */
export const exists = (id: string): ApiError =>
  new ApiError(409, SUBSCRIPTION_CODES.exists, 'You already restock this item. Change it in your account.', {
    field: 'itemId',
    details: { subscriptionId: id },
  });

/** Checks that an account, which must be locked, may have another subscription. @throws ApiError 409 SUBSCRIPTION_LIMIT_REACHED */
export async function checkCount(trx: Db, accountId: string): Promise<void> {
  if ((await countSubscriptions(trx, accountId)) >= MAX_SUBSCRIPTIONS)
    throw new ApiError(
      409,
      SUBSCRIPTION_CODES.limit,
      `You have ${MAX_SUBSCRIPTIONS} subscriptions. Cancel one first.`,
    );
}

/** Creates a subscription, or finds the one created by an earlier request with the same key. The account must be locked. */
export async function createSubscription(
  trx: Db,
  { id: accountId, tenant }: AccountRow,
  {
    idempotency,
    body,
    choices,
  }: {
    idempotency: IdempotentRequest | undefined;
    body: CreateSubscriptionBody;
    choices: RestockChoices;
  },
  now: Date,
): Promise<SubscriptionRow> {
  const { itemId, qty, interval, nextDate, addressId, paymentId } = body;
  const earlier = idempotency && (await findByKey(trx, accountId, idempotency.key));
  if (earlier && earlier.create_hash !== idempotency.hash)
    throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');
  if (earlier) return earlier;
  checkAllowed(choices);
  const item = checkItem((await listItems(trx, choices.buyer, [itemId])).get(itemId));
  checkQuantity(qty, item);
  const { state } = checkedAddress(choices, addressId);
  checkDay(nextDate, state, now);
  checkCard(choices, paymentId);
  const present = await findOfItem(trx, accountId, itemId);
  if (present) throw exists(present.id);
  await checkCount(trx, accountId);
  return trx
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      tenant,
      account_id: accountId,
      sku: itemId,
      qty,
      interval,
      anchor_day: anchorOf(nextDate),
      next_on: nextDate,
      address_id: addressId,
      state,
      card_id: paymentId,
      known_price_minor: getRestockPrice(item, qty),
      ...announced(nextDate, todayIn(state, now)),
      create_key: idempotency?.key ?? null,
      create_hash: idempotency?.hash ?? null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
