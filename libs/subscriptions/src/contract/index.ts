import Type, { type Static } from 'typebox';
import { AddressSchema, BaseRevision, Money, OneOf } from '@foolscap/core/contract';
import {
  INTERVALS,
  ITEM_AVAILABILITIES,
  RESTOCK_REFUSALS,
  SUBSCRIPTION_ACTIONS,
  SUBSCRIPTION_PROBLEMS,
  SUBSCRIPTION_STATUSES,
} from '../model/codes.ts';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ minLength: 1, maxLength: 64 });
/** An ISO date at the place of delivery. */
const Day = Type.String({ maxLength: 10 });
const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });

/** The item of a subscription, at the caller's price now. */
export const RestockItemSchema = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  itemUrl: Type.String(),
  /** Unit of sale, e.g. `pack of 12`. */
  uom: Type.String(),
  /** Price of one unit bought alone; absent without a price. */
  price: Type.Optional(Money),
  /** Lower prices of each unit from a quantity on, by quantity; absent without any. */
  volumePrices: Type.Optional(Type.Array(Type.Object({ minQty: Type.Integer(), price: Money }))),
  /** List price of one unit; absent unless the item is on sale. */
  listPrice: Type.Optional(Money),
  availability: OneOf(ITEM_AVAILABILITIES),
  /** The largest quantity of an order. */
  quantityLimit: Type.Integer(),
  /** The order multiple of the item; absent if any quantity can be ordered. */
  orderMultiple: Type.Optional(Type.Integer()),
});
export interface RestockItem extends Static<typeof RestockItemSchema> {}

/** A saved card, without its number. */
export const RestockCardSchema = Type.Object({
  id: Type.String(),
  brand: Type.String(),
  lastFourDigit: Type.String(),
  /** Two digits; empty for a card without a date. */
  expiryMonth: Type.String(),
  /** Four digits; empty for a card without a date. */
  expiryYear: Type.String(),
  isExpired: Type.Boolean(),
});
export interface RestockCard extends Static<typeof RestockCardSchema> {}

/** An address to choose. */
export const RestockAddressSchema = Type.Object({
  id: Type.String(),
  address: AddressSchema,
  /** The earliest and the latest day for the next order there. */
  firstDay: Type.String(),
  lastDay: Type.String(),
});
export interface RestockAddress extends Static<typeof RestockAddressSchema> {}

export const SubscriptionSchema = Type.Object({
  id: Type.String(),
  status: OneOf(SUBSCRIPTION_STATUSES),
  item: RestockItemSchema,
  qty: Type.Integer(),
  interval: OneOf(INTERVALS),
  /** The day of the next order; for a paused or canceled subscription, the planned day. */
  nextDate: Type.String(),
  /** The day after the next one, which `SKIP` moves to. */
  followingDate: Type.String(),
  addressId: Type.String(),
  /** Absent after it was removed from the address book. */
  address: Type.Optional(AddressSchema),
  paymentId: Type.String(),
  /** Absent after it was removed from the account. */
  card: Type.Optional(RestockCardSchema),
  /** Unit price that the shopper has seen: from the latest choice or reminder. */
  knownPrice: Type.Optional(Money),
  /** The reason why the latest order was not placed; absent if there is no problem. */
  problem: Type.Optional(OneOf(SUBSCRIPTION_PROBLEMS)),
  /** The day on which a failed order is retried. */
  retryDate: Type.Optional(Type.String()),
  /** The latest order. */
  orderNumber: Type.Optional(Type.String()),
  /** Increases with every change; sent back with a change, so that it is not based on old data. */
  revision: Type.Integer(),
});
export interface Subscription extends Static<typeof SubscriptionSchema> {}

const ChoicesFields = {
  addresses: Type.Array(RestockAddressSchema),
  cards: Type.Array(RestockCardSchema),
  /** The reason why the account cannot have subscriptions; absent if it can. Existing ones can still be paused and canceled. */
  refusal: Type.Optional(OneOf(RESTOCK_REFUSALS)),
};

/** `GET /cc/api/subscriptions`: those of the account that are not canceled, and the recently canceled ones. 401 for guests. */
export const SubscriptionsDataSchema = Type.Object({
  subscriptions: Type.Array(SubscriptionSchema),
  ...ChoicesFields,
});
export interface SubscriptionsData extends Static<typeof SubscriptionsDataSchema> {}

/** `GET /cc/api/subscriptions/offer?itemId=`: the auto-restock drawer's data for an item. */
export const OfferQuery = Type.Object({ itemId: Id }, strict);

export const RestockOfferSchema = Type.Object({
  item: RestockItemSchema,
  ...ChoicesFields,
  /** The account's subscription for the item, which the drawer changes instead of creating a new one. */
  existing: Type.Optional(SubscriptionSchema),
});
export interface RestockOffer extends Static<typeof RestockOfferSchema> {}

/** `POST /cc/api/subscriptions`. A repeated `Idempotency-Key` returns the first subscription. */
export const CreateSubscriptionBody = Type.Object(
  {
    itemId: Id,
    qty: Quantity,
    interval: OneOf(INTERVALS),
    /** The day of the first order. */
    nextDate: Day,
    addressId: Id,
    paymentId: Id,
  },
  strict,
);
export interface CreateSubscriptionBody extends Static<typeof CreateSubscriptionBody> {}

/** `PUT /cc/api/subscriptions/:id`. Absent fields are not changed. */
export const UpdateSubscriptionBody = Type.Object(
  {
    revision: BaseRevision,
    qty: Type.Optional(Quantity),
    interval: Type.Optional(OneOf(INTERVALS)),
    nextDate: Type.Optional(Day),
    addressId: Type.Optional(Id),
    paymentId: Type.Optional(Id),
  },
  strict,
);
export interface UpdateSubscriptionBody extends Static<typeof UpdateSubscriptionBody> {}

/** `POST /cc/api/subscriptions/:id/action` */
export const SubscriptionActionBody = Type.Object(
  { action: OneOf(SUBSCRIPTION_ACTIONS), revision: BaseRevision },
  strict,
);
export interface SubscriptionActionBody extends Static<typeof SubscriptionActionBody> {}

export const SubscriptionParams = Type.Object({ id: Id }, strict);

/** The reply to every change. */
export const SubscriptionDataSchema = Type.Object({ subscription: SubscriptionSchema });
export interface SubscriptionData extends Static<typeof SubscriptionDataSchema> {}
