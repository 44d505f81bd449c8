import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { SubscriptionsClient } from '../client/index.ts';
import type { RestockOffer, Subscription, SubscriptionActionBody } from '../contract/index.ts';
import { anchorOf, changedAnchor, followingDay, resumedDay, SUBSCRIPTION_CODES } from '../model/index.ts';
import { buildRestockOffer, buildSubscription, TODAY } from './builders.ts';

type Operation = keyof SubscriptionsClient;

export interface FakeSubscriptionsClient extends SubscriptionsClient {
  /** Calls received, in order. */
  readonly calls: { operation: Operation; key?: string }[];
  /** The subscriptions of the account. */
  readonly subscriptions: Subscription[];
  /** Makes the next call of an operation fail; `isSaved` loses only its reply. */
  failNext(operation: Operation, failure?: Partial<Failure>, isSaved?: boolean): void;
}

export interface FakeSubscriptionsOptions {
  subscriptions?: readonly Subscription[];
  /** The choices of the account, and the item that is offered. */
  offer?: Partial<RestockOffer>;
  /** Resolves when a call should be replied to. */
  latency?: () => Promise<unknown>;
}

const refusal = (status: number, code: string, message: string) =>
  new HttpError({ status, code, message, retryable: false });

/** Returns the effect of an action; undefined if the state does not allow it. */
function decide(
  { action }: SubscriptionActionBody,
  held: Subscription,
  anchorDay: number,
): Partial<Subscription> | undefined {
  const schedule = { interval: held.interval, anchorDay };
  const { status, nextDate } = held;
  switch (action) {
    case 'PAUSE':
      return status === 'ACTIVE' ? { status: 'PAUSED' } : undefined;
    case 'RESUME':
      return status === 'PAUSED'
        ? { status: 'ACTIVE', nextDate: resumedDay(schedule, nextDate, TODAY, held.problem !== undefined) }
        : undefined;
    case 'SKIP':
      return status === 'ACTIVE' ? { nextDate: followingDay(schedule, nextDate) } : undefined;
    case 'CANCEL':
      return status === 'CANCELED' ? undefined : { status: 'CANCELED' };
    case 'RESTORE':
      return status === 'CANCELED' ? { status: 'ACTIVE' } : undefined;
  }
}

/** Creates an in-memory server of auto-restock, for saga tests, stories and applications' tests. */
export function createFakeSubscriptionsClient({
  subscriptions: initial = [],
  offer = {},
  latency = () => Promise.resolve(),
}: FakeSubscriptionsOptions = {}): FakeSubscriptionsClient {
  const subscriptions = [...initial];
  const calls: FakeSubscriptionsClient['calls'] = [];
  /** The preferred day of the month for monthly orders, by subscription id, for those that a call has changed. */
  const anchors = new Map<string, number>();
  const getAnchor = ({ id, nextDate }: Subscription) => anchors.get(id) ?? anchorOf(nextDate);
  const byKey = new Map<string, Subscription>();
  const faults: { operation: Operation; failure: Failure; isSaved: boolean }[] = [];
  const choices = buildRestockOffer(offer);

  const find = (id: string, revision: number) => {
    const held = subscriptions.find((each) => each.id === id);
    if (!held) throw refusal(404, SUBSCRIPTION_CODES.notFound, 'Not found.');
    if (held.revision !== revision) throw refusal(409, SUBSCRIPTION_CODES.changed, 'Changed elsewhere.');
    return held;
  };
  const store = (held: Subscription, change: Partial<Subscription>, anchorDay = getAnchor(held)) => {
    const next = { ...held, ...change, revision: held.revision + 1 };
    anchors.set(held.id, anchorDay);
    const saved = {
      ...next,
      followingDate: followingDay({ interval: next.interval, anchorDay }, next.nextDate),
    };
    subscriptions[subscriptions.findIndex(({ id }) => id === held.id)] = saved;
    return saved;
  };

  async function answer<T>(operation: Operation, execute: () => T, key?: string): Promise<T> {
    calls.push({ operation, ...(key ? { key } : {}) });
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    // The server acts when the request arrives; the reply is delayed.
    const act = () => {
      try {
        return { value: execute() };
      } catch (error) {
        return { error };
      }
    };
    const outcome = fault && !fault.isSaved ? undefined : act();
    await latency();
    if (fault) throw new HttpError(fault.failure);
    if (outcome && 'error' in outcome) throw outcome.error;
    return (outcome as { value: T }).value;
  }

  return {
    calls,
    subscriptions,
    failNext(operation, failure = {}, isSaved = false) {
      faults.push({
        operation,
        isSaved,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    list: () =>
      answer('list', () => ({
        subscriptions: [...subscriptions],
        addresses: choices.addresses,
        cards: choices.cards,
        ...(choices.refusal ? { refusal: choices.refusal } : {}),
      })),
    getOffer: (itemId) =>
      answer('getOffer', () => {
        const existing = subscriptions.find(
          ({ item, status }) => item.itemId === itemId && status !== 'CANCELED',
        );
        return {
          ...choices,
          item: existing?.item ?? { ...choices.item, itemId },
          ...(existing ? { existing } : {}),
        };
      }),
    create: ({ itemId, ...body }, key) =>
      answer(
        'create',
        () => {
          const earlier = byKey.get(key);
          if (earlier) return earlier;
          if (subscriptions.some(({ item, status }) => item.itemId === itemId && status !== 'CANCELED'))
            throw refusal(409, SUBSCRIPTION_CODES.exists, 'You already restock this item.');
          const { addressId, paymentId, interval, nextDate } = body;
          const created = buildSubscription({
            ...body,
            id: `subscription-${subscriptions.length + 1}`,
            item: { ...choices.item, itemId },
            address: choices.addresses.find(({ id }) => id === addressId)?.address,
            card: choices.cards.find(({ id }) => id === paymentId),
            followingDate: followingDay({ interval, anchorDay: anchorOf(nextDate) }, nextDate),
          } as Partial<Subscription>);
          subscriptions.push(created);
          byKey.set(key, created);
          return created;
        },
        key,
      ),
    update: (id, { revision, ...change }) =>
      answer('update', () => {
        const held = find(id, revision);
        const address = choices.addresses.find((each) => each.id === change.addressId)?.address;
        const card = choices.cards.find((each) => each.id === change.paymentId);
        const schedule = { interval: held.interval, anchorDay: getAnchor(held) };
        return store(
          held,
          {
            ...(change as Partial<Subscription>),
            ...(address ? { address } : {}),
            ...(card ? { card } : {}),
          },
          changedAnchor(schedule, held.nextDate, change),
        );
      }),
    act: (id, body) =>
      answer('act', () => {
        const held = find(id, body.revision);
        const change = decide(body, held, getAnchor(held));
        if (!change) throw refusal(409, SUBSCRIPTION_CODES.changed, 'Changed elsewhere.');
        return store(held, change);
      }),
  };
}
