import Type, { type Static } from 'typebox';
import { EncodeQuery, OneOf } from '@foolscap/core/contract';
import { PRINT_SERVICES } from '../model/print-services.ts';

/** `GET /sbaSearch/common/api/engine/browse` (storefront-7.34) */
export const PrintServicesQuery = Type.Object(
  {
    ...EncodeQuery,
    printServices: OneOf(['true']),
    /** `true` leaves out category and description. */
    minimal: Type.Optional(OneOf(['true', 'false'])),
    /** One service; the others are empty. `all` by default. */
    serviceName: Type.Optional(OneOf(['all', ...PRINT_SERVICES])),
  },
  { additionalProperties: false },
);
export interface PrintServicesQuery extends Static<typeof PrintServicesQuery> {}

const products = Type.Array(
  Type.Object({
    itemId: Type.String(),
    title: Type.String(),
    /** URL of the product page, relative to the tenant's root. */
    itemUrl: Type.String(),
    baseCatId: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
  }),
);

/** The products of the print service, by service. */
export const PrintServicesDataSchema = Type.Object({ xmpie: products, static: products, navink: products });
export interface PrintServicesData extends Static<typeof PrintServicesDataSchema> {}
