import Type, { type Static } from 'typebox';
import { OneOf, TileItemSchema, TypedPostalCode } from '@foolscap/core/contract';
import {
  RECOMMENDATION_SCHEMES,
  RECOMMENDATION_SLOTS,
  REQUESTED_RECOMMENDATIONS,
} from '../model/recommendations.ts';

const strict = { additionalProperties: false } as const;
const Sku = Type.String({ minLength: 1, maxLength: 64 });

/**
 * `POST {prefix}/sparxRecommendation` and `/atRecommendation` (storefront-7.27): recommended items, best first. Items that the caller cannot
 * buy now are left out, and so are the items of `skuList`.
 */
export const RecommendationsBody = Type.Object(
  {
    configValues: Type.Optional(
      Type.Object(
        {
          /** The scheme for choosing items; the slot's scheme when absent. */
          scheme: Type.Optional(OneOf(RECOMMENDATION_SCHEMES)),
          /** Maximum number of items; 25 when absent. */
          count: Type.Optional(Type.Integer({ minimum: 1, maximum: REQUESTED_RECOMMENDATIONS })),
        },
        strict,
      ),
    ),
    serviceContext: Type.Optional(
      Type.Object(
        {
          /** The delivery place: items that are not delivered there are left out. Five digits. */
          zipCode: Type.Optional(TypedPostalCode),
        },
        strict,
      ),
    ),
    query: Type.Object(
      {
        /** The slot that shows the items. */
        mboxes: Type.Array(OneOf(RECOMMENDATION_SLOTS), { minItems: 1, maxItems: 1 }),
        /** The items that the recommendations are for: the product of the page, or the items of the cart. */
        skuList: Type.Optional(Type.Array(Sku, { maxItems: 50 })),
        /** Limits popular items to a category and those below it. */
        categoryId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      },
      strict,
    ),
    inputs: Type.Optional(
      Type.Object(
        {
          /** Other items to leave out, such as items in the cart. */
          omit: Type.Optional(Type.Array(Sku, { maxItems: 500 })),
        },
        strict,
      ),
    ),
  },
  strict,
);
export interface RecommendationsBody extends Static<typeof RecommendationsBody> {}

export const RecommendationsDataSchema = Type.Array(TileItemSchema);
export type RecommendationsData = Static<typeof RecommendationsDataSchema>;

/** `GET /ptd/recentItems` (storefront-7.31): the items that the caller, or with `ALL` the caller's organization, ordered recently. */
export const RecentItemsQuery = Type.Object(
  {
    tenantId: Type.Optional(Type.String({ maxLength: 20 })),
    orderedByUserId: Type.Optional(OneOf(['ALL'])),
  },
  strict,
);
export interface RecentItemsQuery extends Static<typeof RecentItemsQuery> {}

export const RecentItemsDataSchema = Type.Object({
  itemDetails: Type.Array(
    Type.Object({
      sku: Type.String(),
      /** ISO date of the last order. */
      lastOrderedDate: Type.String(),
    }),
  ),
});
export interface RecentItemsData extends Static<typeof RecentItemsDataSchema> {}
