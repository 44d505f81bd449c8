import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import { LIST_ACCESS_LEVELS } from '../model/codes.ts';

/** A list with the pictures of its first items, for the header and the mini cart. */
export const ListCardSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  accessLevel: OneOf(LIST_ACCESS_LEVELS),
  favorite: Type.Boolean(),
  itemCount: Type.Integer(),
  /** Up to three. */
  imageUrls: Type.Array(Type.String()),
});
export interface ListCard extends Static<typeof ListCardSchema> {}

/**
 * `POST {prefix}/api/sparxProxy/getListCardData` (storefront-7.19), without a body: up to 5 of the caller's lists, most recently changed
 * first.
 */
export const ListCardsDataSchema = Type.Object({
  listsData: Type.Object({ lists: Type.Array(ListCardSchema) }),
});
export interface ListCardsData extends Static<typeof ListCardsDataSchema> {}
