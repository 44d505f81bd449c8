import Type, { type Static } from 'typebox';
import { TileItemSchema } from '@foolscap/core/contract';
import { MAX_AD_KEYWORDS } from '../model/sponsored.ts';

const strict = { additionalProperties: false } as const;
const Sku = Type.String({ minLength: 1, maxLength: 64 });

/**
 * `POST {prefix}/api/sparxProxy/getCriteoData` (storefront-7.32): the tiles of `skus` with the sponsored products of a placement. A
 * sponsored item that is also in `skus` keeps its position; others come first. If the ad server does not reply, the items are those of
 * `skus`, unchanged (storefront-8.56).
 */
export const SponsoredBody = Type.Object(
  {
    /** The placement, such as `search`. An unknown one has no sponsored products. */
    mboxName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
    /** The items to return, in order. */
    skus: Type.Array(Sku, { maxItems: 50 }),
    /** The context of the page, which determines the chosen products. */
    criteoData: Type.Optional(
      Type.Object(
        {
          /** The text of a search. */
          keywords: Type.Optional(Type.String({ maxLength: MAX_AD_KEYWORDS })),
          /** The category of the page. */
          categoryId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
          /** Items that the page already shows, which are not returned again. */
          shown: Type.Optional(Type.Array(Sku, { maxItems: 100 })),
        },
        strict,
      ),
    ),
  },
  strict,
);
export interface SponsoredBody extends Static<typeof SponsoredBody> {}

export const SponsoredDataSchema = Type.Object({ items: Type.Array(TileItemSchema) });
export interface SponsoredData extends Static<typeof SponsoredDataSchema> {}
