import { OneOf } from '@foolscap/core/contract';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { ITEM_NOTES, type ItemNote } from '@foolscap/core/vocabulary';
import Type from 'typebox';

const strict = { additionalProperties: false } as const;
const ServicePrice = Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('TBD')]);
const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The sale conditions of an item, as entered by an operator; the model's `SaleConditions` describes each. */
export const SaleConditionsSchema = Type.Object(
  {
    streetDate: Type.Optional(IsoDate),
    comingSoon: Type.Optional(Type.Literal(true)),
    backInStockOn: Type.Optional(IsoDate),
    sample: Type.Optional(Type.Literal(true)),
    membership: Type.Optional(OneOf(['SELECT', 'PREMIUM'])),
    healthCareOnly: Type.Optional(Type.Literal(true)),
    wholesale: Type.Optional(Type.Literal(true)),
    addOnOnly: Type.Optional(Type.Literal(true)),
    orderMultiple: Type.Optional(Type.Integer({ minimum: 2, maximum: MAX_LINE_QUANTITY })),
    surcharge: Type.Optional(Type.Integer({ minimum: 1 })),
    restrictedStates: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }))),
    restrictedZips: Type.Optional(Type.Array(Type.String({ pattern: '^\\d{1,5}$' }))),
    shippingClass: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    classId: Type.Optional(Type.String({ minLength: 1, maxLength: 10 })),
    redeemable: Type.Optional(Type.Literal(true)),
    autoRestock: Type.Optional(Type.Literal(true)),
    subscribeFirst: Type.Optional(Type.Literal(true)),
    customSku: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    printed: Type.Optional(Type.Literal(true)),
    soldBy: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    notes: Type.Optional(Type.Array(OneOf(Object.keys(ITEM_NOTES) as ItemNote[]))),
    /** US cents per unit, or TBD. */
    furnitureServices: Type.Optional(
      Type.Object({ BASC: Type.Optional(ServicePrice), CUST: Type.Optional(ServicePrice) }, strict),
    ),
    substitute: Type.Optional(
      Type.Object(
        {
          itemId: Type.String({ minLength: 1 }),
          notification: Type.String({ minLength: 1, maxLength: 200 }),
          type: Type.String({ minLength: 1, maxLength: 40 }),
          modal: Type.Boolean(),
        },
        strict,
      ),
    ),
  },
  strict,
);
