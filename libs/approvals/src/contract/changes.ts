import Type, { type Static } from 'typebox';
import { MAX_INTEGER, Money } from '@foolscap/core/contract';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { COMMENT_LENGTH, MOST_ADDED_ITEMS } from '../model/codes.ts';

const strict = { additionalProperties: false } as const;

/** A value of an order before and after a change. */
const Change = Type.Object({ from: Type.String(), to: Type.String() });

/** The difference that a change of a waiting order made. */
export const OrderDifferenceSchema = Type.Object({
  /** Lines whose quantity or price changed; a quantity of 0 before means that the line was added, and one after that it was removed. */
  lines: Type.Array(
    Type.Object({
      itemId: Type.String(),
      name: Type.String(),
      qtyFrom: Type.Integer(),
      qtyTo: Type.Integer(),
      /** Price of the line. */
      priceFrom: Money,
      priceTo: Money,
    }),
  ),
  /** Ship-to address in one line. */
  address: Type.Optional(Change),
  /** Bill-to address in one line; empty for none. */
  billingAddress: Type.Optional(Change),
  purchaseOrderNumber: Type.Optional(Change),
  totalFrom: Money,
  totalTo: Money,
});
export interface OrderDifference extends Static<typeof OrderDifferenceSchema> {}

/** The parts of an order that an approver can change. */
export const EditableOrderSchema = Type.Object({
  /** Without plans and services, which follow their product, and free items. */
  lines: Type.Array(
    Type.Object({
      lineNumber: Type.Integer(),
      itemId: Type.String(),
      name: Type.String(),
      qty: Type.Integer(),
      price: Money,
    }),
  ),
  /** The ship-to addresses of the organization; empty for an order that is collected in a store. */
  addresses: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
  /** The chosen address; absent for one that is not of the organization. */
  shipToId: Type.Optional(Type.String()),
  /** The bill-to addresses that orders of the organization may use. */
  billingAddresses: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
  /** The chosen address; absent for one that is not of the organization, and without one. */
  billToId: Type.Optional(Type.String()),
  purchaseOrderNumber: Type.String(),
  /** Whether items can be added; false for an order that is collected in a store. */
  canAddItems: Type.Boolean(),
});
export interface EditableOrder extends Static<typeof EditableOrderSchema> {}

/**
 * `PUT /cc/api/organization/approvals/orders/:orderNumber`: an approver changes an order that waits. Without `expectedTotal` nothing is changed, and
 * the reply shows what would be.
 */
export const ChangeOrderBody = Type.Object(
  {
    /** Lines with a new quantity; 0 removes the line. */
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            lineNumber: Type.Integer({ minimum: 1, maximum: 10_000 }),
            /** The item that the approver has seen in the line; another one is refused. */
            itemId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
            qty: Type.Integer({ minimum: 0, maximum: MAX_INTEGER }),
          },
          strict,
        ),
        { maxItems: 500 },
      ),
    ),
    /** Items to add, by item number or part number of the organization; delivered to the address of the order. */
    adds: Type.Optional(
      Type.Array(
        Type.Object(
          {
            itemId: Type.String({ minLength: 1, maxLength: 64 }),
            qty: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
          },
          strict,
        ),
        { maxItems: MOST_ADDED_ITEMS },
      ),
    ),
    /** Id of a ship-to address of the organization. */
    shipToId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** Id of a bill-to address of the organization. A card keeps the address with which it was authorized. */
    billToId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 40 })),
    /** For the buyer. */
    comment: Type.Optional(Type.String({ maxLength: COMMENT_LENGTH })),
    /** The total that the approver has seen. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
  },
  strict,
);
export interface ChangeOrderBody extends Static<typeof ChangeOrderBody> {}

export const ChangeOrderDataSchema = Type.Object({
  orderNumber: Type.String(),
  difference: OrderDifferenceSchema,
  isSaved: Type.Boolean(),
});
export interface ChangeOrderData extends Static<typeof ChangeOrderDataSchema> {}

/** `POST /cc/api/organization/approvals/orders/:orderNumber/comments`: the buyer or an approver comments on an order that waits. */
export const OrderCommentBody = Type.Object(
  { comment: Type.String({ minLength: 1, maxLength: COMMENT_LENGTH, pattern: '\\S' }) },
  strict,
);
export interface OrderCommentBody extends Static<typeof OrderCommentBody> {}
