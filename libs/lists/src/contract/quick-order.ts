import Type, { type Static } from 'typebox';
import { MessageSchema, Money } from '@foolscap/core/contract';
import { MAX_ITEM_NUMBER_LENGTH, MAX_QUICK_ORDER_ROWS } from '../model/codes.ts';
import { ListItemResultSchema } from './items.ts';

const strict = { additionalProperties: false } as const;

/** Body of both calls of the quick order: item numbers, or part numbers of the caller's organization, with quantities. */
export const QuickOrderBody = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          itemId: Type.String({ minLength: 1, maxLength: MAX_ITEM_NUMBER_LENGTH }),
          qty: Type.Integer({ minimum: 1, maximum: 9999 }),
        },
        strict,
      ),
      { minItems: 1, maxItems: MAX_QUICK_ORDER_ROWS },
    ),
  },
  strict,
);
export interface QuickOrderBody extends Static<typeof QuickOrderBody> {}

/** An item that the shopper may have meant. */
export const QuickOrderSuggestionSchema = Type.Object({ itemId: Type.String(), name: Type.String() });
export interface QuickOrderSuggestion extends Static<typeof QuickOrderSuggestionSchema> {}

/** The item of a row at the caller's price and with the current stock. */
export const QuickOrderItemSchema = Type.Object({
  /** The shop's item number, even if the row has a part number of the caller's organization. */
  itemId: Type.String(),
  name: Type.String(),
  imageUrl: Type.String(),
  /** The path of the product page, relative to the tenant's root. */
  itemUrl: Type.String(),
  /** The unit of measure, such as `pack of 12`. */
  units: Type.String(),
  /** Unit price in US dollars; absent for items that are not sold to the caller. */
  pricePerUnit: Type.Optional(Money),
  /** The multiple that the item is sold in, which is also its minimum quantity; absent for 1. */
  orderMultiple: Type.Optional(Type.Integer()),
  /** The largest quantity of a cart line. */
  quantityLimit: Type.Integer(),
  /** Units in stock from 1 to the low-stock limit; absent for more, and for none. */
  unitsLeft: Type.Optional(Type.Integer()),
  /** The item that is added in its place, because it is discontinued; absent for an item that is sold itself. */
  replacement: Type.Optional(Type.Object({ itemId: Type.String(), name: Type.String() })),
  isOutOfStock: Type.Boolean(),
});
export interface QuickOrderItem extends Static<typeof QuickOrderItemSchema> {}

export const QuickOrderAnswerSchema = Type.Object({
  /** As sent. */
  itemId: Type.String(),
  /** As sent. */
  qty: Type.Integer(),
  /** The units that would be added to the cart now; 0 if the item cannot be added. */
  qtyToAdd: Type.Integer(),
  /** Absent for an unknown item number. */
  item: Type.Optional(QuickOrderItemSchema),
  /** The reasons why a different quantity, a different item or nothing would be added. */
  messages: Type.Array(MessageSchema),
  /** At most 3, the closest first. */
  suggestions: Type.Array(QuickOrderSuggestionSchema),
});
export interface QuickOrderAnswer extends Static<typeof QuickOrderAnswerSchema> {}

/** `POST /cc/api/lists/quick-order/check`: what adding the rows would do, in row order. Changes nothing and starts no session. */
export const QuickOrderCheckSchema = Type.Object({ rows: Type.Array(QuickOrderAnswerSchema) });
export interface QuickOrderCheck extends Static<typeof QuickOrderCheckSchema> {}

/**
 * `POST /cc/api/lists/quick-order`: adds the rows to the cart in one command. Results are in row order; rows with the same item are merged
 * into one line. An unknown number that looks like a card number is not repeated: its `itemId` is empty. The cart itself is read with its
 * own call.
 */
export const QuickOrderDataSchema = Type.Object({
  results: Type.Array(
    Type.Object({
      ...ListItemResultSchema.properties,
      suggestions: Type.Array(QuickOrderSuggestionSchema),
    }),
  ),
  /** The revision of the cart after the command. */
  cartRevision: Type.Integer(),
});
export interface QuickOrderData extends Static<typeof QuickOrderDataSchema> {}
export type QuickOrderResult = QuickOrderData['results'][number];
