import Type, { type Static } from 'typebox';
import {
  ConfigurationAttributeSchema,
  EncodeQuery,
  Flag,
  MessageSchema,
  Money,
  OneOf,
} from '@foolscap/core/contract';
import { PARENT_RELATION_TYPES, RELATED_ITEM_TYPES } from '../model/codes.ts';

const strict = { additionalProperties: false } as const;

/** An item saved for later (cart-3.77). Its delivery option is stored, but is not part of this data. */
export const SavedItemSchema = Type.Object({
  /** The id of the saved line. */
  listItemId: Type.String(),
  itemId: Type.String(),
  qty: Type.Integer(),
  /** The configuration of a made-to-order item; absent for other items. */
  configuration: Type.Optional(Type.Array(ConfigurationAttributeSchema)),
  /** The item and the saved line that it belongs to, such as the product of a plan. */
  parentItemId: Type.Optional(Type.String()),
  parentRelationType: Type.Optional(OneOf(PARENT_RELATION_TYPES)),
  parentListItemId: Type.Optional(Type.String()),
  itemDetails: Type.Object({
    imageUrl: Type.String(),
    name: Type.String(),
    model: Type.String(),
    /** The path of the product page, relative to the tenant's root. */
    itemUrl: Type.String(),
    reviewCount: Type.Integer(),
    /** Average star rating, 1 to 5 with one decimal place; absent without reviews. */
    reviewRating: Type.Optional(Type.Number()),
    /** Has no price if the item is no longer sold. */
    priceInfo: Type.Object({ finalPricePerUnit: Type.Optional(Money) }),
    /** ISO date by which it would arrive; absent for items that are available immediately. */
    deliveryDate: Type.Optional(Type.String()),
    /** In-stock products to buy instead; a single entry `nosub` if an item that cannot be bought has none. */
    relatedItems: Type.Array(
      Type.Object({ type: OneOf(RELATED_ITEM_TYPES), itemId: Type.Optional(Type.String()) }),
    ),
  }),
  /** The reason why it cannot be moved to the cart now, if any. */
  messages: Type.Array(MessageSchema),
});
export interface SavedItem extends Static<typeof SavedItemSchema> {}

/** `GET /cc/api/sfl` (cart-7.32). */
export const SavedItemsQuery = Type.Object(
  {
    ...EncodeQuery,
    mmx: Type.Optional(Flag),
    tenantId: Type.Optional(Type.String({ maxLength: 20 })),
    /** 1 by default. */
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    /** 1 to 300; 300 by default. */
    size: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[12][0-9]{2}|300)$' })),
  },
  strict,
);

export interface SavedItemsQuery extends Static<typeof SavedItemsQuery> {}

/** A page of saved items, newest first, each with its child lines. */
export const SavedItemsDataSchema = Type.Object({
  sflItems: Type.Array(SavedItemSchema),
  page: Type.Integer(),
  size: Type.Integer(),
  /** Number of saved items on all pages, not counting child lines. */
  total: Type.Integer(),
  /** Increases with every change of the list; 0 if nothing was ever saved. */
  revision: Type.Integer(),
  messages: Type.Array(MessageSchema),
});
export interface SavedItemsData extends Static<typeof SavedItemsDataSchema> {}

/** Saved items that a call changed, to be merged into the list. A client whose revision is not the previous one reads the list. */
export const SavedItemsChangeSchema = Type.Object({
  previousRevision: Type.Integer(),
  revision: Type.Integer(),
  total: Type.Integer(),
  /** New and changed items; new ones come first. */
  sflItems: Type.Array(SavedItemSchema),
  removedListItemIds: Type.Array(Type.String()),
  messages: Type.Array(MessageSchema),
});
export interface SavedItemsChange extends Static<typeof SavedItemsChangeSchema> {}

/** Query options of calls that change the saved items. */
export const ChangeSavedItemsQuery = Type.Object(
  {
    ...EncodeQuery,
    mmx: Type.Optional(Flag),
    tenantId: Type.Optional(Type.String({ maxLength: 20 })),
    responseType: Type.Optional(OneOf(['WHOLE'])),
  },
  strict,
);

/** `POST /cc/api/sfl` (cart-7.33): moves a cart line, or saves an item that is not in the cart. */
export const SaveItemBody = Type.Object(
  {
    /** The line to move, with its children. */
    cartItemId: Type.Optional(Type.String({ maxLength: 64 })),
    /** The item to save, if no line is given. */
    itemId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** Units of that item; 1 by default. */
    qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  },
  strict,
);
export interface SaveItemBody extends Static<typeof SaveItemBody> {}

/** `POST /cc/api/sfl/{id}` with DELETE override (cart-7.34). */
export const RemoveSavedItemBody = Type.Object(
  { listItemId: Type.Optional(Type.String({ maxLength: 64 })) },
  strict,
);
export interface RemoveSavedItemBody extends Static<typeof RemoveSavedItemBody> {}
