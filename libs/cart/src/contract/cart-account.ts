import Type, { type Static } from 'typebox';
import { EncodeQuery, Money, OneOf } from '@foolscap/core/contract';
import { LINE_ACCOUNTING_FIELDS, TENDER_TYPES } from '@foolscap/core/vocabulary';
import { CART_SECTIONS } from '../model/codes.ts';
import { DISPLAY_RULES } from '../model/display-rules.ts';

/** The organization that a business cart buys for. */
const CartAccountInfoSchema = Type.Object({
  organizationId: Type.String(),
  organizationName: Type.String(),
  /** Masked except for its last four digits (storefront-3.79). */
  customerNumber: Type.String(),
  /** Whether members may buy only on-contract items. */
  contractOnly: Type.Boolean(),
  healthCare: Type.Boolean(),
  /** The order total, as a decimal, above which the buyer's orders need approval; absent for approvers and if no approval is needed. */
  approvalLimit: Type.Optional(Money),
});

/** The facts about the shopper that cart rules depend on. */
const CartUserInfoSchema = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  /** Masked except for its first character and its domain. */
  email: Type.String(),
  /** Rewards number, masked except for its last four digits; absent for shoppers who have not joined. */
  rewardsNumber: Type.Optional(Type.String()),
  /** The percentage of an order's total earned as rewards; absent for shoppers who have not joined. */
  rewardsPercent: Type.Optional(Type.Number()),
  membershipProgram: OneOf(['SELECT', 'PREMIUM', 'NON_MEMBER']),
  isPremiumRewards: Type.Boolean(),
  isCertifiedUser: Type.Boolean(),
  /** Whether the account is younger than 90 days. */
  isNewCustomer: Type.Boolean(),
});
export interface CartUserInfo extends Static<typeof CartUserInfoSchema> {}

const CartUserProfileSchema = Type.Object({
  id: Type.String(),
  /** Masked except for its first character and its domain. */
  username: Type.String(),
  /** Masked except for its last four digits (storefront-3.79). */
  customerNumber: Type.String(),
  backendCustomerType: Type.Optional(Type.String()),
});

const AccountingValueSchema = Type.Object({ value: Type.String(), description: Type.String() });

/** `GET /cc/api/cart/accounting/values`: a page of the values that a field of `invoiceInfo` can have in the cart. */
export const AccountingValuesSchema = Type.Object({
  list: Type.Array(AccountingValueSchema),
  /** Values of all pages. */
  count: Type.Integer(),
  /** From 1. */
  page: Type.Integer(),
  totPages: Type.Integer(),
});
export interface AccountingValues extends Static<typeof AccountingValuesSchema> {}

export const AccountingValuesQuery = Type.Object(
  {
    field: OneOf(['bc', 'po', 'por', ...LINE_ACCOUNTING_FIELDS]),
    /** Words that the code or the name of a value contains. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** From 1, which is the default. */
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    ...EncodeQuery,
  },
  { additionalProperties: false },
);
export interface AccountingValuesQuery extends Static<typeof AccountingValuesQuery> {}

/** A field for charging the order: the budget center, the purchase order or its release. */
const InvoiceFieldSchema = Type.Object({
  /** The organization's label for it. */
  name: Type.String(),
  description: Type.String(),
  /** LIST to choose from the list, TEXT for any value. */
  type: OneOf(['LIST', 'TEXT']),
  /** The cart's value; absent if there is none. */
  values: Type.Optional(Type.Array(Type.String())),
  /** The first page of values to choose from. */
  list: Type.Optional(Type.Array(AccountingValueSchema)),
  /** ORDER: the value applies to the whole order. LINE: each line has values of its own, in `splits`. */
  level: OneOf(['ORDER', 'LINE']),
  /** Whether every line needs a value; absent if not, and for the fields of the order. */
  isRequired: Type.Optional(Type.Literal(true)),
  /** Number of pages in the list, with 100 values each. */
  totPages: Type.Integer(),
});
export interface InvoiceField extends Static<typeof InvoiceFieldSchema> {}

/** The fields for charging a business order, from the organization's lists. */
const InvoiceInfoSchema = Type.Object({
  /** The budget center; absent if the organization has none. */
  bc: Type.Optional(InvoiceFieldSchema),
  po: InvoiceFieldSchema,
  /** The release of the chosen purchase order; absent if it has none. */
  por: Type.Optional(InvoiceFieldSchema),
  /** The cost center and the project of lines; absent if the organization does not use them. */
  costCenter: Type.Optional(InvoiceFieldSchema),
  project: Type.Optional(InvoiceFieldSchema),
  /** Whether there is more than one budget center to choose from. */
  showBCLink: Type.Boolean(),
  /** Whether the organization has budget centers. */
  isConfigured: Type.Boolean(),
  /** Whether an order may be charged to no budget at all. */
  showNone: Type.Boolean(),
  /** The default budget center and its name. */
  defaultVal: Type.Optional(Type.String()),
  defaultDesc: Type.Optional(Type.String()),
  budgetingEnabled: Type.Boolean(),
});
export interface InvoiceInfo extends Static<typeof InvoiceInfoSchema> {}

/** A saved card of the account; `/account/payments` has its details. */
const UserPaymentSchema = Type.Object({ id: Type.String(), brand: Type.String() });

const CartPaymentInfoSchema = Type.Object({
  userPayments: Type.Array(UserPaymentSchema),
  defaultPaymentId: Type.Optional(Type.String()),
  /** The saved card that paid for the most recent such order. */
  lastUsedPaymentId: Type.Optional(Type.String()),
  membershipPaymentId: Type.Optional(Type.String()),
  quickBuyPaymentId: Type.Optional(Type.String()),
  cardCount: Type.Integer(),
});

/** The parts of a whole cart that changes omit. Those about the owner are absent for guests. */
export const CartAccountFields = {
  /** Whether the shopper can use quick buy, which is turned on and ready (storefront-3.56); absent if not. */
  buyNowEligible: Type.Optional(Type.Boolean()),
  /** Business members only. */
  cartAccountInfo: Type.Optional(CartAccountInfoSchema),
  userInfo: Type.Optional(CartUserInfoSchema),
  userProfile: Type.Optional(CartUserProfileSchema),
  /** The id of `userProfile`. */
  profileId: Type.Optional(Type.String()),
  /** The person who orders. */
  orderedByShopperInfo: Type.Optional(Type.Object({ firstName: Type.String(), lastName: Type.String() })),
  /** Absent unless the organization has budgets or lists of purchase orders. */
  invoiceInfo: Type.Optional(InvoiceInfoSchema),
  /** The cart's budget center with the balance of its current period, as a decimal; absent without one. */
  bcDetails: Type.Optional(
    Type.Object({
      availableBalance: Money,
      budgetCenter: Type.String(),
      /** Whether an order may exceed the balance; absent if it may not. */
      allowsOverdraft: Type.Optional(Type.Literal(true)),
      /** Whether an order above the balance waits for an approver. */
      needsApproval: Type.Optional(Type.Literal(true)),
      /** Whether orders are charged with the price of goods, before tax, shipping and fees. */
      isNet: Type.Optional(Type.Literal(true)),
      /** Whether the budget pays only for the goods of a category, so that the cart does not know the amount. */
      isForCategory: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** The part of the cart that the shop recommends to pay with rewards, as a decimal; absent if there is none. */
  cartEasyRewards: Type.Optional(Type.Object({ eligibleAmount: Money })),
  /** The cart's gift and prepaid cards and rewards, in payment order (storefront-3.56); absent if there are none. */
  orderPayment: Type.Optional(
    Type.Object({
      orderPayments: Type.Array(
        Type.Object({
          id: Type.String(),
          paymentType: OneOf(TENDER_TYPES),
          /** Whether the order needs it. */
          addedToOrder: Type.Boolean(),
          amountApplied: Money,
        }),
      ),
    }),
  ),
  /** The saved cards that can pay for the cart; absent if there are none, and for guests. */
  userPayment: Type.Optional(Type.Object({ userPayments: Type.Array(UserPaymentSchema) })),
  /** The saved cards with their roles (cart-3.90); absent like `userPayment`. */
  paymentInfo: Type.Optional(CartPaymentInfoSchema),
  /** The parts of the page that are shown for this cart. */
  metadata: Type.Optional(Type.Object({ displayRules: Type.Array(OneOf(DISPLAY_RULES)) })),
  /** The checkout sections that these lines need; empty for an empty cart. */
  checkoutSections: Type.Optional(Type.Array(OneOf(CART_SECTIONS))),
};
