import Type, { type Static } from 'typebox';
import { Money } from '@foolscap/core/contract';

/** `POST /cc/api/checkout/default/rewards`: pays a part of the order with the member's rewards. */
export const RewardsPaymentBody = Type.Object(
  {
    /** The most that rewards pay, as a decimal; all available rewards without it. */
    amount: Type.Optional(Type.Number({ minimum: 0.01, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);
export interface RewardsPaymentBody extends Static<typeof RewardsPaymentBody> {}

/** The rewards as a tender of the cart. */
export const RewardsPaymentSchema = Type.Object({
  tender: Type.Object({
    id: Type.String(),
    type: Type.Literal('REWARDS'),
    /** The most that they pay toward the total. */
    balance: Money,
  }),
});
export interface RewardsPayment extends Static<typeof RewardsPaymentSchema> {}
