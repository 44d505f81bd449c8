import type { FastifyBaseLogger } from 'fastify';
import type { Order } from '@foolscap/checkout/contract';
import type { Locale } from '@foolscap/core/vocabulary';
import { hasRisen } from '@foolscap/subscriptions/model';
import type { ApiContext } from '../../kernel/context.ts';
import { findAccount } from '../account/index.ts';
import { type DueOrder, recordPlaced } from './due-orders.repository.ts';
import {
  createJobOrders,
  type JobOrderServices,
  type JobPurchase,
  refuse,
  type TryOutcome,
} from './place-job-order.ts';
import { readChoices } from './restock-choices.ts';
import { listItems } from './subscriptions.repository.ts';

/**
 * Creates the function that tries to place the order of a due subscription. It settles the order if it is placed, and otherwise leaves it
 * unchanged.
 */
export function createRestockOrders(
  context: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  services: JobOrderServices,
) {
  const { db } = context.database;
  const { now } = context;
  const placeJobOrder = createJobOrders(context, services);

  async function getPurchase({ subscription }: DueOrder): Promise<JobPurchase> {
    const { sku, qty, known_price_minor: knownPrice } = subscription;
    const account = (await findAccount(db, subscription.account_id))!;
    const choices = await readChoices(db, account, now());
    if (choices.refusal) throw refuse('NOT_ALLOWED');
    const item = (await listItems(db, choices.buyer, [sku])).get(sku);
    if (!item?.published || item.price === null || item.is_replaced) throw refuse('DISCONTINUED');
    const address = choices.addresses.find(({ id }) => id === subscription.address_id);
    if (!address) throw refuse('ADDRESS_REMOVED');
    const card = choices.cards.find(({ id }) => id === subscription.card_id);
    if (!card) throw refuse('CARD_REMOVED');
    if (card.isExpired) throw refuse('CARD_EXPIRED');
    if (item.available < qty) throw refuse('OUT_OF_STOCK');
    return {
      sku,
      qty,
      address,
      cardId: card.id,
      isMember: choices.member !== undefined,
      accepts: (price) => knownPrice === null || !hasRisen(knownPrice, price),
    };
  }

  return (
    due: DueOrder,
    locale: Locale,
    log: FastifyBaseLogger,
    onPlaced: (order: Order) => Promise<void> | void,
  ): Promise<TryOutcome> =>
    placeJobOrder(
      {
        id: due.order.id,
        attempt: due.order.attempt,
        tenant: due.subscription.tenant,
        accountId: due.subscription.account_id,
        locale,
      },
      () => getPurchase(due),
      { log, onPlaced, onWrite: (trx, orderNumber) => recordPlaced(trx, due, orderNumber, now()) },
    );
}
