import { EncodeQuery, TileItemSchema } from '@foolscap/core/contract';
import Type, { type Static } from 'typebox';

/** `GET /cc/api/catalog/swatches`: the colors of up to `MAX_TILE_SKUS` items, in the given order. Items that come in one color are left out. */
export const SwatchesQuery = Type.Object(
  {
    ...EncodeQuery,
    /** Item numbers, separated by commas. */
    skus: Type.String({ minLength: 1, maxLength: 1600 }),
  },
  { additionalProperties: false },
);
export interface SwatchesQuery extends Static<typeof SwatchesQuery> {}

/** A color of a product, with the product of that color. */
export const SwatchSchema = Type.Object({
  /** Name of the color. */
  label: Type.String(),
  /** `#rrggbb`; absent if the product has a photo. */
  color: Type.Optional(Type.String()),
  item: TileItemSchema,
});
export interface Swatch extends Static<typeof SwatchSchema> {}

/** The colors of one product: at most five, including its own. */
export const SwatchSetSchema = Type.Object({
  itemId: Type.String(),
  swatches: Type.Array(SwatchSchema),
  /** Number of all colors. */
  count: Type.Integer(),
});
export interface SwatchSet extends Static<typeof SwatchSetSchema> {}

export const SwatchesDataSchema = Type.Object({ items: Type.Array(SwatchSetSchema) });
export interface SwatchesData extends Static<typeof SwatchesDataSchema> {}
