import Type, { type Static } from 'typebox';
import { Money, OneOf } from '@foolscap/core/contract';
import { TENDER_TYPES } from '@foolscap/core/vocabulary';
import { CART_SECTIONS } from '../model/codes.ts';
import { DISPLAY_RULES } from '../model/display-rules.ts';

/** The organization that a business cart buys for. */
const CartAccountInfoSchema = Type.Object({
  organizationId: Type.String(),
  organizationName: Type.String(),
  customerNumber: Type.String(),
  /** Whether members buy on-contract items only. */
  contractOnly: Type.Boolean(),
  healthCare: Type.Boolean(),
  /** The order total, as a decimal, above which the buyer's orders need approval; absent for approvers and without approvals. */
  approvalLimit: Type.Optional(Money),
});

/** The shopper, as far as cart rules depend on them. */
const CartUserInfoSchema = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  /** The number of the rewards program; absent for shoppers who have not joined. */
  rewardsNumber: Type.Optional(Type.String()),
  /** The percentage of an order's total that its rewards are worth; absent for shoppers who have not joined. */
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
  username: Type.String(),
  customerNumber: Type.String(),
  backendCustomerType: Type.Optional(Type.String()),
});

/** A field for charging the order: the budget center, the purchase order or its release. */
const InvoiceFieldSchema = Type.Object({
  /** The label, in the words of the organization. */
  name: Type.String(),
  description: Type.String(),
  /** LIST for a choice, TEXT for any value. */
  type: OneOf(['LIST', 'TEXT']),
  /** The value of the cart; absent without one. */
  values: Type.Optional(Type.Array(Type.String())),
  /** The first page of values to choose from. */
  list: Type.Optional(Type.Array(Type.Object({ value: Type.String(), description: Type.String() }))),
  /** ORDER: the value applies to the whole order. */
  level: Type.Literal('ORDER'),
  /** Pages of the list, of 100 values each. */
  totPages: Type.Integer(),
});
export interface InvoiceField extends Static<typeof InvoiceFieldSchema> {}

/** The fields for charging a business order, from the lists of the organization. */
const InvoiceInfoSchema = Type.Object({
  /** The budget center; absent while there are none. */
  bc: Type.Optional(InvoiceFieldSchema),
  po: InvoiceFieldSchema,
  /** The release of the chosen purchase order; absent if it has none. */
  por: Type.Optional(InvoiceFieldSchema),
  /** Whether there is more than one budget center to choose from. */
  showBCLink: Type.Boolean(),
  /** Whether the organization has budget centers. */
  isConfigured: Type.Boolean(),
  /** Whether an order may be charged to no budget. */
  showNone: Type.Boolean(),
  /** The default budget center, and its name. */
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
  /** The card of the latest order that was paid with a saved card. */
  lastUsedPaymentId: Type.Optional(Type.String()),
  membershipPaymentId: Type.Optional(Type.String()),
  quickBuyPaymentId: Type.Optional(Type.String()),
  cardCount: Type.Integer(),
});

/** The parts of whole carts that changes leave out; those about the owner are absent for guests. */
export const CartAccountFields = {
  /** Whether the shopper can buy with quick buy, which is on and ready (storefront-3.56); absent if not. */
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
  /** The budget center of the cart, and the balance of its current period, as a decimal; absent without one. */
  bcDetails: Type.Optional(
    Type.Object({
      availableBalance: Money,
      budgetCenter: Type.String(),
      /** Whether an order may take more than the balance; absent if it may not. */
      allowsOverdraft: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** The part of the cart that rewards can pay for, as a decimal; absent if there is none. */
  cartEasyRewards: Type.Optional(Type.Object({ eligibleAmount: Money })),
  /** The gift and prepaid cards of the cart, in the order in which they pay (storefront-3.56); absent if there are none. */
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
  /** The saved cards that the cart can be paid with; absent if there are none, and for guests. */
  userPayment: Type.Optional(Type.Object({ userPayments: Type.Array(UserPaymentSchema) })),
  /** The saved cards with their roles (cart-3.90); absent like `userPayment`. */
  paymentInfo: Type.Optional(CartPaymentInfoSchema),
  /** The parts of the page that this cart shows. */
  metadata: Type.Optional(Type.Object({ displayRules: Type.Array(OneOf(DISPLAY_RULES)) })),
  /** The sections that checkout needs for these lines; empty for an empty cart. */
  checkoutSections: Type.Optional(Type.Array(OneOf(CART_SECTIONS))),
};
