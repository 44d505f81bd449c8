import type { HttpClient } from '@foolscap/core/http';
import type {
  CreateSubscriptionBody,
  RestockOffer,
  Subscription,
  SubscriptionActionBody,
  SubscriptionData,
  SubscriptionsData,
  UpdateSubscriptionBody,
} from '../contract/index.ts';

/** The calls of auto-restock. Each rejects with HttpError; all are for signed-in shoppers. */
export interface SubscriptionsClient {
  list(signal?: AbortSignal): Promise<SubscriptionsData>;
  /** Reads the drawer's data for an item. */
  getOffer(itemId: string, signal?: AbortSignal): Promise<RestockOffer>;
  /** @param idempotencyKey the same for every retry of one request */
  create(body: CreateSubscriptionBody, idempotencyKey: string): Promise<Subscription>;
  update(id: string, body: UpdateSubscriptionBody): Promise<Subscription>;
  act(id: string, body: SubscriptionActionBody): Promise<Subscription>;
}

export function createSubscriptionsClient(http: HttpClient): SubscriptionsClient {
  const path = '/subscriptions';
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const change = async (call: Parameters<HttpClient['send']>[0]) =>
    (await http.send<SubscriptionData>(call)).data.subscription;
  return {
    list: async (signal) =>
      (await http.send<SubscriptionsData>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data,
    getOffer: async (itemId, signal) =>
      (
        await http.send<RestockOffer>({
          method: 'GET',
          path: `${path}/offer`,
          query: { itemId },
          ...(signal ? { signal } : {}),
        })
      ).data,
    create: (body, idempotencyKey) => change({ method: 'POST', path, body, idempotencyKey }),
    update: (id, body) => change({ method: 'POST', override: 'PUT', path: one(id), body }),
    act: (id, body) => change({ method: 'POST', path: `${one(id)}/action`, body }),
  };
}
