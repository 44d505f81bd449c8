import Type, { type Static } from 'typebox';
import { EncodeQuery, OneOf } from '@foolscap/core/contract';
import { REWARDS_ENTRY_KINDS } from '../model/rewards.ts';

const strict = { additionalProperties: false } as const;

/** An entry of the ledger of rewards. Amounts are decimals. */
export const RewardsEntrySchema = Type.Object({
  id: Type.String(),
  kind: OneOf(REWARDS_ENTRY_KINDS),
  /** Negative when it reduces the balance. */
  amount: Type.Number(),
  /** ISO instant. */
  createdAt: Type.String(),
  /** The order that it was earned with; absent for others, and for orders of guests. */
  orderNumber: Type.Optional(Type.String()),
  /** The name of the item. */
  itemName: Type.Optional(Type.String()),
  /** The reason, for entries without an order. */
  note: Type.Optional(Type.String()),
});
export interface RewardsEntry extends Static<typeof RewardsEntrySchema> {}

/** An offer that a member activates once; it raises what the items of later orders earn. */
export const RewardsOfferSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** ISO instant from which it no longer applies. */
  endsAt: Type.String(),
  isActivated: Type.Boolean(),
  /** Multiplies the percentage of qualifying items. */
  multiplier: Type.Optional(Type.Integer()),
  /** Earned once with the first qualifying item, in addition. */
  bonus: Type.Optional(Type.Number()),
  /** Name of the category whose items qualify; absent if all do. */
  category: Type.Optional(Type.String()),
});
export interface RewardsOffer extends Static<typeof RewardsOfferSchema> {}

/** The categories in which a member earns more in the current quarter. */
export const BonusCategoriesSchema = Type.Object({
  /** Additional rewards as a percentage of the price of items. */
  percent: Type.Number(),
  /** The number of categories that a member may choose. */
  most: Type.Integer(),
  /** The last day of the quarter, an ISO date. */
  endsOn: Type.String(),
  options: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), isChosen: Type.Boolean() })),
});
export interface BonusCategories extends Static<typeof BonusCategoriesSchema> {}

/** A claim for missing rewards, for an order or for a receipt. */
export const RewardsClaimSchema = Type.Object({
  id: Type.String(),
  /** ISO instant. */
  createdAt: Type.String(),
  state: OneOf(['OPEN', 'APPROVED', 'DECLINED']),
  orderNumber: Type.Optional(Type.String()),
  receiptNumber: Type.Optional(Type.String()),
  /** The rewards of an approved claim. */
  reward: Type.Optional(Type.Number()),
  /** The reason why it was declined. */
  comment: Type.Optional(Type.String()),
});
export interface RewardsClaim extends Static<typeof RewardsClaimSchema> {}

/** `GET /cc/api/account/rewards`. */
export const RewardsQuery = Type.Object(
  {
    ...EncodeQuery,
    /** Page of the history, from 1. */
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
  },
  strict,
);

/** `GET /cc/api/account/rewards`, and the reply to each change: the account's part in the rewards program. Amounts are decimals. */
export const RewardsProgramSchema = Type.Object({
  isMember: Type.Boolean(),
  /** Whether the account can join; false for members, and for third-party users. */
  mayJoin: Type.Boolean(),
  rewardsNo: Type.Optional(Type.String()),
  /** Rewards as a percentage of the price of items. */
  percent: Type.Number(),
  /** The amount that can be used. */
  balance: Type.Number(),
  tier: Type.String(),
  nextTier: Type.Optional(Type.String()),
  /** Amount left to the next tier; 0 in the highest. */
  remainingAmt: Type.Number(),
  /** Amount spent this year. */
  amtSpent: Type.Number(),
  /** The rewards by year of earning, with their last day as ISO date; oldest first. */
  expiring: Type.Array(Type.Object({ year: Type.Integer(), amount: Type.Number(), expires: Type.String() })),
  history: Type.Object({
    entries: Type.Array(RewardsEntrySchema),
    page: Type.Integer(),
    pages: Type.Integer(),
  }),
  /** The offers of a member. */
  offers: Type.Array(RewardsOfferSchema),
  /** Absent unless the account is a member. */
  bonusCategories: Type.Optional(BonusCategoriesSchema),
  /** The latest claims, the newest first. */
  claims: Type.Array(RewardsClaimSchema),
});
export interface RewardsProgram extends Static<typeof RewardsProgramSchema> {}

/** `POST /cc/api/account/rewards/enroll`: joins the program. A member stays one. 403 REWARDS_NOT_ALLOWED */
export const EnrollBody = Type.Object({}, strict);

/**
 * `POST /cc/api/account/rewards/offers/:id/activate`: activates an offer for later orders. Activating it again has no effect. 403
 * REWARDS_MEMBER_REQUIRED, 404 REWARDS_OFFER_NOT_FOUND
 */
export const RewardsOfferParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) });

/**
 * `POST /cc/api/account/rewards/categories`: chooses bonus categories for the current quarter, in addition to those that are chosen. 400
 * REWARDS_CATEGORY_UNKNOWN, 403 REWARDS_MEMBER_REQUIRED, 409 REWARDS_CATEGORIES_FULL
 */
export const BonusCategoriesBody = Type.Object(
  {
    categories: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 20 }),
  },
  strict,
);
export interface BonusCategoriesBody extends Static<typeof BonusCategoriesBody> {}

/**
 * `POST /cc/api/account/rewards/claims`: claims missing rewards for an order (`orderNumber`, `email`) or a receipt (`receiptNumber`,
 * `purchasedOn`, `amount`). A repeated claim has no effect. 400 REWARDS_CLAIM_INCOMPLETE or REWARDS_CLAIM_TOO_OLD, 403
 * REWARDS_MEMBER_REQUIRED, 409 REWARDS_CLAIM_EARNED, REWARDS_CLAIM_NOTHING, REWARDS_CLAIM_NOT_SHIPPED or REWARDS_CLAIM_TOO_OLD, 429 after too many claims
 */
export const RewardsClaimBody = Type.Object(
  {
    orderNumber: Type.Optional(Type.String({ maxLength: 20 })),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    receiptNumber: Type.Optional(Type.String({ maxLength: 40 })),
    /** ISO date. */
    purchasedOn: Type.Optional(Type.String({ maxLength: 10 })),
    /** The total of the receipt, a decimal. */
    amount: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
  },
  strict,
);
export interface RewardsClaimBody extends Static<typeof RewardsClaimBody> {}
