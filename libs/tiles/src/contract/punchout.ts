import { MessageSchema } from '@foolscap/core/contract';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false } as const;

/** `POST /cc/api/punchout/sessions` (storefront-4.38): starts a visit to the configurator of a made-to-order product. */
export const StartPunchoutBody = Type.Object(
  {
    itemId: Type.String({ minLength: 1, maxLength: 64 }),
    qty: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
  },
  strict,
);
export interface StartPunchoutBody extends Static<typeof StartPunchoutBody> {}

/** A visit to the configurator. */
export const PunchoutStartSchema = Type.Object({
  /** The configurator's page, on another site. */
  url: Type.String(),
  /** ISO date and time after which its result is rejected. */
  expiresAt: Type.String(),
});
export interface PunchoutStart extends Static<typeof PunchoutStartSchema> {}

/** `POST /cc/api/punchout/results`: the parameter `result` with which the configurator returned. */
export const CompletePunchoutBody = Type.Object(
  { result: Type.String({ minLength: 1, maxLength: 8192 }) },
  strict,
);
export interface CompletePunchoutBody extends Static<typeof CompletePunchoutBody> {}

/** The end of a visit: the item is in the cart with its configuration, or the shopper canceled. */
export const PunchoutOutcomeSchema = Type.Object({
  status: Type.Union([Type.Literal('added'), Type.Literal('canceled')]),
  itemId: Type.String(),
  /** The units that were added, which may be fewer than requested. */
  qtyAdded: Type.Optional(Type.Integer()),
  /** The line of the cart; absent if the same result was accepted before. */
  cartItemId: Type.Optional(Type.String()),
  /** The messages of the line, such as why fewer units were added. */
  messages: Type.Optional(Type.Array(MessageSchema)),
});
export interface PunchoutOutcome extends Static<typeof PunchoutOutcomeSchema> {}
