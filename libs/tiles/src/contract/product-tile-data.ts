import { TileItemSchema, TypedPostalCode } from '@foolscap/core/contract';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import Type, { type Static } from 'typebox';
import { MAX_TILE_SKUS } from '../model/tile-item.ts';

const strict = { additionalProperties: false } as const;

/**
 * `POST {prefix}/api/productTileProxy/getProductTileData` (storefront-7.29): the tiles of items, in the given order. Unknown items are left out. Each tile
 * has a `resolvedItemId`: the item that is added when the item itself was replaced. With `inPlaceOf`, the tiles of items that replace that item have
 * `altFactor`, `quantity`, and for an item with a surcharge `isSurchargeSub` and `surchgOrgItemId`.
 */
export const ProductTileDataBody = Type.Object(
  {
    serviceContext: Type.Optional(Type.Object({ zipCode: Type.Optional(TypedPostalCode) }, strict)),
    query: Type.Object(
      {
        skus: Type.Array(Type.String({ minLength: 1, maxLength: 64, pattern: '^[^,]+$' }), {
          minItems: 1,
          maxItems: MAX_TILE_SKUS,
        }),
        /** The units of items to price, by item number; 1 for all others. A price is per unit, as in a cart with that many of them. */
        quantities: Type.Optional(
          Type.Record(
            Type.String({ minLength: 1, maxLength: 64 }),
            Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
            { maxProperties: MAX_TILE_SKUS },
          ),
        ),
        /** The item that the items are offered in place of, and the number of its units that they replace (1 by default). */
        inPlaceOf: Type.Optional(
          Type.Object(
            {
              itemId: Type.String({ minLength: 1, maxLength: 64 }),
              quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY })),
            },
            strict,
          ),
        ),
        inputs: Type.Optional(Type.Object({ sparq: Type.Optional(Type.Boolean()) }, strict)),
      },
      strict,
    ),
  },
  strict,
);
export interface ProductTileDataBody extends Static<typeof ProductTileDataBody> {}

export const ProductTileDataSchema = Type.Array(TileItemSchema);
