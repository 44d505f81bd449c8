import Type, { type Static } from 'typebox';
import { MAX_INTEGER, OneOf } from '@foolscap/core/contract';
import { PAID_PROGRAMS, RENEWAL_PROBLEMS } from '../model/memberships.ts';

/** A discount that members of a program get on every order. */
export const MembershipDiscountSchema = Type.Object({
  /** The name of the promotion, as the cart shows it. */
  name: Type.String(),
  /** Percentage of the price; absent for other discounts, which their name describes. */
  percent: Type.Optional(Type.Number()),
  /** Names of the categories that it is for; absent if it is for all items. */
  categories: Type.Optional(Type.Array(Type.String())),
});
export interface MembershipDiscount extends Static<typeof MembershipDiscountSchema> {}

/** A membership that can be bought: a product with its term. */
export const MembershipPlanSchema = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  /** A decimal. */
  price: Type.Number(),
  termDays: Type.Integer(),
});
export interface MembershipPlan extends Static<typeof MembershipPlanSchema> {}

/** A program with its benefits and what it costs. */
export const MembershipProgramSchema = Type.Object({
  program: OneOf(PAID_PROGRAMS),
  /** Shipped items worth this much ship free by standard delivery, a decimal; 0 for every order, absent for the limit of everyone. */
  freeShippingFrom: Type.Optional(Type.Number()),
  discounts: Type.Array(MembershipDiscountSchema),
  /** The shortest term first. */
  plans: Type.Array(MembershipPlanSchema),
  /** The code of the reason why the caller cannot buy it now, such as `ALREADY_PURCHASED`; absent if they can. */
  refusal: Type.Optional(Type.String()),
});
export interface MembershipProgramOffer extends Static<typeof MembershipProgramSchema> {}

/** The automatic renewal of the membership in effect. */
export const MembershipRenewalSchema = Type.Object({
  isOn: Type.Boolean(),
  /** The price before tax, a decimal. */
  price: Type.Number(),
  termDays: Type.Integer(),
  /** ISO instant at which the order is placed; now if its day has passed. */
  orderedAt: Type.String(),
  /** The card that is chosen for the membership; absent if there is none. */
  card: Type.Optional(Type.Object({ lastFourDigit: Type.String(), isExpired: Type.Boolean() })),
  /** Why the last try failed; if it is off, why the shop switched it off. */
  problem: Type.Optional(OneOf(RENEWAL_PROBLEMS)),
});
export interface MembershipRenewal extends Static<typeof MembershipRenewalSchema> {}

/** `PUT /cc/api/memberships/renewal`: switches the automatic renewal on or off. */
export const MembershipRenewalBody = Type.Object(
  {
    isOn: Type.Boolean(),
    /** The price that the member has seen, a decimal. Required to switch it on. */
    price: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_INTEGER })),
  },
  { additionalProperties: false },
);
export interface MembershipRenewalBody extends Static<typeof MembershipRenewalBody> {}

/** `GET /cc/api/memberships`: the membership programs, and the caller's membership. */
export const MembershipsSchema = Type.Object({
  /** The smaller program first. */
  programs: Type.Array(MembershipProgramSchema),
  /** The membership in effect; absent for guests and for everyone without one. */
  current: Type.Optional(
    Type.Object({
      program: OneOf(PAID_PROGRAMS),
      /** ISO instant from which it no longer applies; absent if the shop granted it without an end. */
      endsAt: Type.Optional(Type.String()),
      /** Whether it ends soon and can be bought again, to start when this one ends. */
      mayRenew: Type.Boolean(),
      /** Absent if it cannot be renewed automatically: it was granted, or its product is no longer sold. */
      renewal: Type.Optional(MembershipRenewalSchema),
    }),
  ),
});
export interface Memberships extends Static<typeof MembershipsSchema> {}
