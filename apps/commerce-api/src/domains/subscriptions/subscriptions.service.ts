import type {
  CreateSubscriptionBody,
  RestockOffer,
  SubscriptionActionBody,
  SubscriptionData,
  SubscriptionsData,
  UpdateSubscriptionBody,
} from '@foolscap/subscriptions/contract';
import { changedAnchor, RESTORE_HOURS } from '@foolscap/subscriptions/model';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { type AccountRow, lockAccount } from '../account/index.ts';
import { todayIn } from '../delivery/index.ts';
import {
  changedElsewhere,
  checkAllowed,
  checkCard,
  checkDay,
  checkedAddress,
  checkItem,
  checkQuantity,
  noSuchSubscription,
} from './check-subscription.ts';
import { readChoices, type RestockChoices } from './restock-choices.ts';
import { getRestockPrice } from './restock-price.ts';
import { choicesData, itemData, subscriptionData } from './subscription-data.ts';
import { checkCount, createSubscription, exists } from './create-subscription.ts';
import { announced, decideAction } from './decide-action.ts';
import {
  changeSubscription,
  endOpenOrder,
  findOfItem,
  findSubscription,
  listItems,
  listOpenOrders,
  listSubscriptions,
  retryNow,
  type SubscriptionChange,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

const HOUR_MS = 3_600_000;

export function createSubscriptionsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  /** Adds the data shown with subscriptions. */
  async function describe(connection: Db, rows: readonly SubscriptionRow[], choices: RestockChoices) {
    const items = await listItems(
      connection,
      choices.buyer,
      rows.map(({ sku }) => sku),
    );
    const open = await listOpenOrders(
      connection,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      subscriptionData(row, { item: items.get(row.sku), open: open.get(row.id), choices }),
    );
  }
  /** Reads the choices of an account. An agent who acts for it sees no cards. */
  async function readVisible(connection: Db, account: AccountRow, isAgent: boolean): Promise<RestockChoices> {
    const choices = await readChoices(connection, account, now());
    return isAgent ? { ...choices, cards: [] } : choices;
  }
  const reply = async (
    connection: Db,
    row: SubscriptionRow,
    choices: RestockChoices,
  ): Promise<SubscriptionData> => ({
    subscription: (await describe(connection, [row], choices))[0]!,
  });

  /** Locks one of the account's subscriptions and checks that it is what the caller saw. */
  async function lockUnchanged(trx: Db, accountId: string, id: string, revision: number) {
    const row = await findSubscription(trx, accountId, id, { lock: true });
    if (!row) throw noSuchSubscription();
    if (row.revision !== revision)
      throw changedElsewhere(
        'Your subscription was changed elsewhere. Check it, then try again.',
        row.revision,
      );
    return row;
  }

  /** Builds the columns for a change of details. @throws ApiError 400 naming the field */
  async function readChange(
    trx: Db,
    row: SubscriptionRow,
    { qty, interval, nextDate, addressId, paymentId }: UpdateSubscriptionBody,
    choices: RestockChoices,
  ): Promise<SubscriptionChange> {
    const item = (await listItems(trx, choices.buyer, [row.sku])).get(row.sku);
    if (qty !== undefined && item) checkQuantity(qty, item);
    const address = addressId === undefined ? undefined : checkedAddress(choices, addressId);
    if (paymentId !== undefined) checkCard(choices, paymentId);
    if (nextDate !== undefined && nextDate !== row.next_on)
      checkDay(nextDate, address?.state ?? row.state, now());
    const price = getRestockPrice(item, qty ?? row.qty);
    return {
      ...(qty === undefined ? {} : { qty }),
      ...(interval === undefined ? {} : { interval }),
      ...(nextDate === undefined || nextDate === row.next_on ? {} : { next_on: nextDate }),
      anchor_day: changedAnchor({ interval: row.interval, anchorDay: row.anchor_day }, row.next_on, {
        interval,
        nextDate,
      }),
      ...(address ? { address_id: address.id, state: address.state } : {}),
      ...(paymentId === undefined ? {} : { card_id: paymentId }),
      ...(price ? { known_price_minor: price } : {}),
    };
  }

  return {
    async list(account: AccountRow, isAgent: boolean): Promise<SubscriptionsData> {
      const choices = await readVisible(db, account, isAgent);
      const rows = await listSubscriptions(
        db,
        account.id,
        new Date(now().getTime() - RESTORE_HOURS * HOUR_MS),
      );
      return { subscriptions: await describe(db, rows, choices), ...choicesData(choices, now()) };
    },

    /** Reads what the drawer shows about an item. @throws ApiError 404, 409 ITEM_NOT_ELIGIBLE */
    async offer(account: AccountRow, itemId: string, isAgent: boolean): Promise<RestockOffer> {
      const choices = await readVisible(db, account, isAgent);
      const present = await findOfItem(db, account.id, itemId);
      const item = (await listItems(db, choices.buyer, [itemId])).get(itemId);
      // A subscription can be changed even after its item is no longer offered.
      if (!present || !item) checkItem(item);
      const [existing] = present ? await describe(db, [present], choices) : [];
      return {
        item: itemData(item!),
        ...choicesData(choices, now()),
        ...(existing ? { existing } : {}),
      };
    },

    /** Creates a subscription once per key. The account is locked, so that its subscriptions are counted one at a time. */
    async create(
      account: AccountRow,
      idempotency: IdempotentRequest | undefined,
      body: CreateSubscriptionBody,
    ): Promise<SubscriptionData> {
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        const choices = await readChoices(trx, account, now());
        return reply(
          trx,
          await createSubscription(trx, account, { idempotency, body, choices }, now()),
          choices,
        );
      });
    },

    /** Changes details. A new card or address lets a failed order be tried again; a new date replaces that order. */
    async update(account: AccountRow, id: string, body: UpdateSubscriptionBody): Promise<SubscriptionData> {
      return db.transaction().execute(async (trx) => {
        const row = await lockUnchanged(trx, account.id, id, body.revision);
        if (row.status === 'CANCELED') throw changedElsewhere('This subscription is canceled.', row.revision);
        const choices = await readChoices(trx, account, now());
        checkAllowed(choices);
        const change = await readChange(trx, row, body, choices);
        if (change.next_on) await endOpenOrder(trx, id, 'CLOSED');
        else await retryNow(trx, id, now());
        const isActive = row.status === 'ACTIVE';
        const changed = await changeSubscription(
          trx,
          row,
          {
            ...change,
            ...announced(change.next_on, todayIn(change.state ?? row.state, now())),
            ...(isActive ? { problem: null } : {}),
          },
          now(),
        );
        return reply(trx, changed, choices);
      });
    },

    /**
     * Pauses, resumes, skips, cancels or restores. @throws ApiError 409 for an action that the state does not allow, or beyond the limit
     */
    async act(
      account: AccountRow,
      id: string,
      { action, revision }: SubscriptionActionBody,
      isAgent: boolean,
    ): Promise<SubscriptionData> {
      return db.transaction().execute(async (trx) => {
        // Restoring is limited like creating, so it takes the same lock first.
        await lockAccount(trx, account.id);
        const row = await lockUnchanged(trx, account.id, id, revision);
        const choices = await readVisible(trx, account, isAgent);
        if (action === 'RESUME' || action === 'RESTORE') checkAllowed(choices);
        if (action === 'RESTORE') {
          const present = await findOfItem(trx, account.id, row.sku);
          if (present) throw exists(present.id);
          await checkCount(trx, account.id);
        }
        const item = (await listItems(trx, choices.buyer, [row.sku])).get(row.sku);
        const price = getRestockPrice(item, row.qty);
        const decision = decideAction(action, row, { today: todayIn(row.state, now()), now: now(), price });
        if (!decision)
          throw changedElsewhere(
            'Your subscription was changed elsewhere. Check it, then try again.',
            row.revision,
          );
        const change = {
          ...decision.change,
          ...announced(decision.change.next_on, todayIn(row.state, now())),
        };
        if (decision.endsOrder) await endOpenOrder(trx, id, decision.endsOrder);
        return reply(trx, await changeSubscription(trx, row, change, now()), choices);
      });
    },
  };
}
