import Type, { type Static } from 'typebox';

/** The message that the shop sends to the configurator. */
export const PunchoutRequestSchema = Type.Object({
  session: Type.String(),
  /** The configurator's code for the product. */
  product: Type.String(),
  quantity: Type.Integer(),
  /** Page that the browser returns to, with the parameter `result`. */
  returnUrl: Type.String(),
  /** ISO date and time after which the shop rejects the result. */
  expiresAt: Type.String(),
});
export interface PunchoutRequest extends Static<typeof PunchoutRequestSchema> {}

/**
 * The message that the configurator sends back. The attributes are shown with the item in the cart, the order and its mail, in this order.
 */
export const PunchoutResultSchema = Type.Object({
  session: Type.String({ format: 'uuid' }),
  status: Type.Union([Type.Literal('configured'), Type.Literal('canceled')]),
  attributes: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 40 }),
        value: Type.String({ minLength: 1, maxLength: 100 }),
      }),
      { minItems: 1, maxItems: 20 },
    ),
  ),
});
export interface PunchoutResult extends Static<typeof PunchoutResultSchema> {}
