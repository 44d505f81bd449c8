import Type, { type Static } from 'typebox';
import { OneOf, TypedPostalCode } from '@foolscap/core/contract';

const strict = { additionalProperties: false } as const;

/**
 * `POST /ele-lpd/api/home/getFrequentlyPurchasedData` (storefront-7.33): the items that the caller has ordered at least twice, the most
 * frequent ones first, if they can be bought at the moment. Empty for a guest without orders.
 */
export const FrequentlyPurchasedBody = Type.Object(
  {
    siteVariables: Type.Object(
      {
        /** The site that the request is for; a request to the other site is rejected. */
        tenant: Type.Optional(OneOf(['sdc', 'sba'])),
      },
      strict,
    ),
    userVariables: Type.Object(
      {
        /** The delivery place: items that are not delivered there are left out. Five digits. */
        zipCode: Type.Optional(TypedPostalCode),
      },
      strict,
    ),
  },
  strict,
);
export interface FrequentlyPurchasedBody extends Static<typeof FrequentlyPurchasedBody> {}
