import Type, { type Static } from 'typebox';
import { EncodeQuery, MessageSchema, Money, OneOf } from '@foolscap/core/contract';
import {
  LIST_ITEM_CHANGES,
  LIST_ITEM_RESULTS,
  LIST_ITEM_SORTS,
  MAX_ITEM_NOTE_LENGTH,
  MAX_ITEMS_IN_CALL,
  MAX_LIST_SEARCH_LENGTH,
} from '../model/codes.ts';
import { ListMetadataSchema, PageQuery, ShoppingListSchema } from './lists.ts';

const strict = { additionalProperties: false } as const;

const ItemId = Type.String({ minLength: 1, maxLength: 64 });
const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });
const Note = Type.String({ maxLength: MAX_ITEM_NOTE_LENGTH });

/** An item on a list at the caller's price and with its current stock (storefront-3.96). A list has each item once. */
export const ListItemSchema = Type.Object({
  listItemId: Type.String(),
  itemId: Type.String(),
  qty: Type.Integer(),
  note: Type.Optional(Type.String()),
  /** ISO instant. */
  addedDate: Type.String(),
  itemDetails: Type.Object({
    imageUrl: Type.String(),
    name: Type.String(),
    model: Type.String(),
    /** The path of the product page, relative to the tenant's root. */
    itemUrl: Type.String(),
    /** The unit of measure, such as `pack of 12`. */
    units: Type.String(),
    reviewCount: Type.Integer(),
    reviewRating: Type.Optional(Type.Number()),
    /** Without a price for items that are not sold to the caller. */
    priceInfo: Type.Object({
      finalPricePerUnit: Type.Optional(Money),
      /** The price of a unit when the item was saved. */
      savedPricePerUnit: Type.Optional(Money),
    }),
    /** Units in stock from 1 to the low-stock limit; absent for more, and for none. */
    unitsLeft: Type.Optional(Type.Integer()),
    /** The item that is added in its place, because it is discontinued; absent for an item that is sold itself. */
    replacement: Type.Optional(Type.Object({ itemId: Type.String(), name: Type.String() })),
    isOutOfStock: Type.Boolean(),
    /** The largest quantity of a cart line. */
    quantityLimit: Type.Integer(),
    relatedItems: Type.Array(Type.Object({ type: Type.String(), itemId: Type.Optional(Type.String()) })),
  }),
  /** The differences from when it was saved. */
  changes: Type.Array(OneOf(LIST_ITEM_CHANGES)),
  /** ISO date of the caller's last order of it. */
  lastOrderedDate: Type.Optional(Type.String()),
  /** The item was ordered at least twice, and the usual time between orders has passed. */
  reorderDue: Type.Boolean(),
});
export interface ListItem extends Static<typeof ListItemSchema> {}

/** Query of `GET /cc/api/list/{id}`. */
export const ListDetailsQuery = Type.Object(
  {
    ...EncodeQuery,
    ...PageQuery,
    sort: Type.Optional(OneOf(LIST_ITEM_SORTS)),
    /** Part of a name, an item number or a note. */
    search: Type.Optional(Type.String({ maxLength: MAX_LIST_SEARCH_LENGTH })),
  },
  strict,
);
export interface ListDetailsQuery extends Static<typeof ListDetailsQuery> {}

/** `GET /cc/api/list/{id}` (storefront-7.18): a list with a page of its items. */
export const ListDetailsSchema = Type.Object({
  list: ShoppingListSchema,
  items: Type.Array(ListItemSchema),
  metadata: ListMetadataSchema,
});
export interface ListDetails extends Static<typeof ListDetailsSchema> {}

/** Query of `GET /cc/api/lists/items`: with `itemIds`, only these items. */
export const ListsItemsQuery = Type.Object(
  {
    ...EncodeQuery,
    ...PageQuery,
    /** Item numbers joined by commas. */
    itemIds: Type.Optional(Type.String({ maxLength: 4000 })),
  },
  strict,
);
export interface ListsItemsQuery extends Static<typeof ListsItemsQuery> {}

/** `GET /cc/api/lists/items` (storefront-7.12): the items of all lists that the caller sees. */
export const ListsItemsDataSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      listId: Type.String(),
      listItemId: Type.String(),
      itemId: Type.String(),
      qty: Type.Integer(),
    }),
  ),
  metadata: ListMetadataSchema,
});
export interface ListsItemsData extends Static<typeof ListsItemsDataSchema> {}

/** Query of the two searches for items in all lists, `GET /cc/api/lists/items/search` and `GET /cc/api/lists/items/fullsearch`. */
export const ListItemSearchQuery = Type.Object(
  {
    ...EncodeQuery,
    ...PageQuery,
    search: Type.String({ minLength: 1, maxLength: MAX_LIST_SEARCH_LENGTH }),
    /** Only the items of this list. */
    listId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  strict,
);
export interface ListItemSearchQuery extends Static<typeof ListItemSearchQuery> {}

export const FoundListItemSchema = Type.Object({
  listId: Type.String(),
  listName: Type.String(),
  listItemId: Type.String(),
  itemId: Type.String(),
  qty: Type.Integer(),
  note: Type.Optional(Type.String()),
  name: Type.String(),
  imageUrl: Type.String(),
  itemUrl: Type.String(),
  /** The unit of measure, such as `pack of 12`. */
  units: Type.String(),
  /** The caller's price of a unit; absent for items that are not sold to the caller. */
  finalPricePerUnit: Type.Optional(Money),
  isOutOfStock: Type.Boolean(),
});
export interface FoundListItem extends Static<typeof FoundListItemSchema> {}

/** The reply of both searches. */
export const ListItemSearchDataSchema = Type.Object({
  items: Type.Array(FoundListItemSchema),
  metadata: ListMetadataSchema,
});
export interface ListItemSearchData extends Static<typeof ListItemSearchDataSchema> {}

const NewItem = Type.Object(
  { itemId: ItemId, qty: Type.Optional(Quantity), note: Type.Optional(Note) },
  strict,
);

/**
 * `POST /cc/api/list/{id}/item` (storefront-7.14): one item, or several in `items`. An item that is already on the list gets more units, up
 * to 9,999; if fewer than requested were added, the result has the message LIST_ITEM_LIMIT. Items that cannot be added are rejected
 * individually. 403 LIST_READ_ONLY, 404 LIST_NOT_FOUND, 409 LIST_FULL if nothing fits.
 */
export const AddListItemBody = Type.Object(
  {
    itemId: Type.Optional(ItemId),
    qty: Type.Optional(Quantity),
    note: Type.Optional(Note),
    items: Type.Optional(Type.Array(NewItem, { minItems: 1, maxItems: MAX_ITEMS_IN_CALL })),
  },
  strict,
);
export interface AddListItemBody extends Static<typeof AddListItemBody> {}

export const ListItemResultSchema = Type.Object({
  /** As sent. */
  itemId: Type.String(),
  status: OneOf(LIST_ITEM_RESULTS),
  /** The units that were added to the list or the cart. */
  qty: Type.Integer(),
  /** The reasons why less was added than requested. */
  messages: Type.Array(MessageSchema),
});
export interface ListItemResult extends Static<typeof ListItemResultSchema> {}

/** The reply to a change of items: the list, the items that changed, and the results of added ones. */
export const ListItemsChangeSchema = Type.Object({
  list: ShoppingListSchema,
  items: Type.Array(ListItemSchema),
  removedItemIds: Type.Array(Type.String()),
  results: Type.Array(ListItemResultSchema),
});
export interface ListItemsChange extends Static<typeof ListItemsChangeSchema> {}

export const ListItemParams = Type.Object(
  { listId: Type.String({ maxLength: 64 }), itemId: Type.String({ maxLength: 64 }) },
  strict,
);

/** `POST /cc/api/list/{id}/item/{itemId}` with PUT override: quantity, note or place. Absent fields stay. */
export const UpdateListItemBody = Type.Object(
  {
    qty: Type.Optional(Quantity),
    /** An empty note removes it. */
    note: Type.Optional(Note),
    /** Moves the item after this one; `null` moves it to the start. */
    afterItemId: Type.Optional(Type.Union([ItemId, Type.Null()])),
  },
  strict,
);
export interface UpdateListItemBody extends Static<typeof UpdateListItemBody> {}

/** `POST /cc/api/list/{id}/item/{itemId}` with DELETE override (storefront-7.15); does nothing if the item was already removed. */
export const RemoveListItemBody = Type.Object({}, strict);
