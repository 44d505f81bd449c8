import { EncodeQuery, TileItemSchema } from '@foolscap/core/contract';
import Type, { type Static } from 'typebox';

/** `GET /cc/api/catalog/compare`: the details of up to four items, in the given order, with the caller's prices (storefront-4.39). */
export const CompareQuery = Type.Object(
  {
    ...EncodeQuery,
    /** Item numbers, separated by commas; those beyond the fourth are ignored. */
    items: Type.String({ minLength: 1, maxLength: 300 }),
  },
  { additionalProperties: false },
);
export interface CompareQuery extends Static<typeof CompareQuery> {}

/** A product with all properties in which it can be compared. */
export const ComparedItemSchema = Type.Object({
  ...TileItemSchema.properties,
  bullets: Type.Array(Type.String()),
  attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});
export interface ComparedItem extends Static<typeof ComparedItemSchema> {}

/** An item that is no longer sold, or unknown: then it has no title. */
export const MissingItemSchema = Type.Object({ itemId: Type.String(), title: Type.Optional(Type.String()) });
export interface MissingItem extends Static<typeof MissingItemSchema> {}

export const CompareDataSchema = Type.Object({
  items: Type.Array(ComparedItemSchema),
  missing: Type.Array(MissingItemSchema),
});
export interface CompareData extends Static<typeof CompareDataSchema> {}
