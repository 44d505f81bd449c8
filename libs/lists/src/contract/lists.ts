import Type, { type Static } from 'typebox';
import { BaseRevision, EncodeQuery, OneOf } from '@foolscap/core/contract';
import { LIST_ACCESS_LEVELS, MAX_LIST_NAME_LENGTH, MAX_LIST_SEARCH_LENGTH } from '../model/codes.ts';

const strict = { additionalProperties: false } as const;

/** The query parameters of a page: `page` from 1, `size` from 1 to 300. */
export const PageQuery = {
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
  size: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[12][0-9]{2}|300)$' })),
};

export const ListIdParams = Type.Object({ listId: Type.String({ maxLength: 64 }) }, strict);

/** A list as the caller sees it (storefront-3.1). */
export const ShoppingListSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Whether the caller marked it as a favorite. Favorites belong to a user, not to the list. */
  favorite: Type.Boolean(),
  /** The id of the caller's favorite, by which it is removed; absent for other lists. */
  deletefavoriteById: Type.Optional(Type.String()),
  accessLevel: OneOf(LIST_ACCESS_LEVELS),
  /** ISO instant of the last change of the list or its items. */
  modifiedDate: Type.String(),
  /** The caller may not change the list or its items (storefront-6.33). */
  readOnly: Type.Boolean(),
  /** The caller owns the list or administers it: may rename, share and delete it. */
  manageable: Type.Boolean(),
  /** The access levels that the caller may give the list; empty unless it is manageable. */
  allowedAccessLevel: Type.Array(OneOf(LIST_ACCESS_LEVELS)),
  /** Whether other members of the organization can only read a shared list. */
  membersReadOnly: Type.Boolean(),
  /** The name of the owner; absent for own lists. */
  ownerName: Type.Optional(Type.String()),
  /** The number of different items. */
  itemCount: Type.Integer(),
  /** Increases with every change; sent back with changes of the list itself. */
  revision: Type.Integer(),
});
export interface ShoppingList extends Static<typeof ShoppingListSchema> {}

/** The pages of a reply: `totalItems` counts all entries, `itemCount` those of this page. */
export const ListMetadataSchema = Type.Object({
  pagination: Type.Object({ page: Type.Integer(), size: Type.Integer(), pages: Type.Integer() }),
  totalItems: Type.Integer(),
  itemCount: Type.Integer(),
});
export interface ListMetadata extends Static<typeof ListMetadataSchema> {}

/** Query of `GET /cc/api/lists` and `GET /cc/api/lists/filtered` (storefront-3.8). */
export const ListsQuery = Type.Object(
  {
    ...EncodeQuery,
    ...PageQuery,
    sortBy: Type.Optional(OneOf(['MODIFIED_DATE', 'LISTNAME'])),
    sortOrder: Type.Optional(OneOf(['ASCENDING', 'DESCENDING'])),
    /** Part of a name. */
    search: Type.Optional(Type.String({ maxLength: MAX_LIST_SEARCH_LENGTH })),
    /** Access levels joined by commas, such as `PERSONAL,SHARED,GLOBAL` (the default), or `FAVORITES`. */
    access: Type.Optional(
      Type.String({ pattern: '^(FAVORITES|(PERSONAL|SHARED|GLOBAL)(,(PERSONAL|SHARED|GLOBAL)){0,2})$' }),
    ),
    /** `MINI` returns the short view: 5 lists unless `size` is given. */
    responseType: Type.Optional(OneOf(['FULL', 'MINI'])),
    /** `ATL` (add to list) leaves out the lists that the caller cannot change. */
    action: Type.Optional(OneOf(['ATL', 'VIEW'])),
    /** The id of a list to leave out, such as that of the items to add. */
    ignoreList: Type.Optional(Type.String({ maxLength: 64 })),
  },
  strict,
);
export interface ListsQuery extends Static<typeof ListsQuery> {}

/** The settings of the caller's organization. */
export const PrivacySettingsSchema = Type.Object({
  /** Members may share lists. */
  sharing: Type.Boolean(),
  /** Whether lists may have public links. */
  publicLinks: Type.Boolean(),
});

/** `GET /cc/api/lists` (storefront-7.12, storefront-3.6). */
export const ListsDataSchema = Type.Object({
  shoppingLists: Type.Array(ShoppingListSchema),
  metadata: ListMetadataSchema,
  /** The caller's favorites, regardless of the filter and the page. */
  favorites: Type.Array(ShoppingListSchema),
  maxFavoriteReached: Type.Boolean(),
  /** The caller has items saved for later. */
  hasSFL: Type.Boolean(),
  /** The access levels that the caller may give a new list. */
  availableAccessLevel: Type.Array(OneOf(LIST_ACCESS_LEVELS)),
  /** The caller may not create lists. */
  readOnly: Type.Boolean(),
  /** Numbers of items are shown. */
  showCount: Type.Boolean(),
  privacySettings: PrivacySettingsSchema,
});
export interface ListsData extends Static<typeof ListsDataSchema> {}

const ListName = Type.String({ maxLength: MAX_LIST_NAME_LENGTH });

/** `POST /cc/api/list` (storefront-7.13). 400 LIST_NAME_REQUIRED, 403 LIST_ACCESS_NOT_ALLOWED, 409 LIST_NAME_IN_USE or LIST_LIMIT_REACHED. */
export const CreateListBody = Type.Object(
  {
    name: ListName,
    /** `PERSONAL` by default. */
    accessLevel: Type.Optional(OneOf(LIST_ACCESS_LEVELS)),
    membersReadOnly: Type.Optional(Type.Boolean()),
  },
  strict,
);
export interface CreateListBody extends Static<typeof CreateListBody> {}

/** `POST /cc/api/list/{id}` with PUT override (storefront-7.16): the name, the access or the favorite flag. Absent fields stay. */
export const UpdateListBody = Type.Object(
  {
    name: Type.Optional(ListName),
    accessLevel: Type.Optional(OneOf(LIST_ACCESS_LEVELS)),
    membersReadOnly: Type.Optional(Type.Boolean()),
    favorite: Type.Optional(Type.Boolean()),
    /** Removes the caller's favorite with this id; does nothing if it was already removed. */
    deletefavoriteById: Type.Optional(Type.String({ maxLength: 64 })),
    /** The revision that the caller read; 409 LIST_CHANGED if the name or access has changed since then. */
    revision: Type.Optional(BaseRevision),
  },
  strict,
);
export interface UpdateListBody extends Static<typeof UpdateListBody> {}

/** The reply to a change to one list. */
export const ListDataSchema = Type.Object({ list: ShoppingListSchema });
export interface ListData extends Static<typeof ListDataSchema> {}

/** `POST /cc/api/list/{id}` with DELETE override (storefront-7.17). */
export const DeleteListBody = Type.Object({}, strict);
