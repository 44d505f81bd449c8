import { TileItemSchema } from '@foolscap/core/contract';
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false } as const;

/** Items of one call at most. */
const MAX_SKUS = 24;

/**
 * `POST {prefix}/api/productTileProxy/getProductTileData` (storefront-7.29): the tiles of items, in the given order. Unknown items are left out. Each tile
 * has a `resolvedItemId`: the item that is added when the item itself was replaced.
 */
export const ProductTileDataBody = Type.Object(
  {
    serviceContext: Type.Optional(
      Type.Object({ zipCode: Type.Optional(Type.String({ pattern: '^[0-9]{5}$' })) }, strict),
    ),
    query: Type.Object(
      {
        skus: Type.Array(Type.String({ minLength: 1, maxLength: 64, pattern: '^[^,]+$' }), {
          minItems: 1,
          maxItems: MAX_SKUS,
        }),
        inputs: Type.Optional(Type.Object({ sparq: Type.Optional(Type.Boolean()) }, strict)),
      },
      strict,
    ),
  },
  strict,
);
export interface ProductTileDataBody extends Static<typeof ProductTileDataBody> {}

export const ProductTileDataSchema = Type.Array(TileItemSchema);
