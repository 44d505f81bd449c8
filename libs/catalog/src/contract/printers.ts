import Type, { type Static } from 'typebox';
import { EncodeQuery, OneOf } from '@foolscap/core/contract';
import { MAX_SAVED_PRINTERS, SUPPLY_GROUPS } from '../model/printers.ts';
import { ProductTileSchema } from './products.ts';

const strict = { additionalProperties: false } as const;

/** A printer model of the ink and toner finder. The shop may sell it, or only what fits it. */
export const PrinterSchema = Type.Object({
  /** The slugs of brand and model: `corvelle/page-220`. */
  id: Type.String(),
  brand: Type.String(),
  /** Empty if unknown. */
  series: Type.String(),
  /** The model, without the brand: `Page 220`. */
  name: Type.String(),
  /** `/ink-toner/:brand/:model` */
  url: Type.String(),
});
export interface Printer extends Static<typeof PrinterSchema> {}

export const PrinterBrandSchema = Type.Object({
  name: Type.String(),
  slug: Type.String(),
  /** `/ink-toner/:brand` */
  url: Type.String(),
  /** Number of printers. */
  count: Type.Integer(),
});
export interface PrinterBrand extends Static<typeof PrinterBrandSchema> {}

/** `GET /cc/api/catalog/printers`: the brands of printers by name and, with `q`, the printers that match it. */
export const PrintersQuery = Type.Object(
  { ...EncodeQuery, q: Type.Optional(Type.String({ maxLength: 100 })) },
  strict,
);
export interface PrintersQuery extends Static<typeof PrintersQuery> {}

export const PrintersDataSchema = Type.Object({
  brands: Type.Array(PrinterBrandSchema),
  found: Type.Optional(
    Type.Object({
      query: Type.String(),
      printers: Type.Array(PrinterSchema),
      /** Whether more printers match than are listed. */
      hasMore: Type.Boolean(),
    }),
  ),
});
export interface PrintersData extends Static<typeof PrintersDataSchema> {}

/** `GET /cc/api/catalog/printers/:brand`: the printers of a brand by series. 404 PRINTER_NOT_FOUND for an unknown brand. */
export const PrinterBrandDataSchema = Type.Object({
  brand: PrinterBrandSchema,
  series: Type.Array(Type.Object({ name: Type.String(), printers: Type.Array(PrinterSchema) })),
});
export interface PrinterBrandData extends Static<typeof PrinterBrandDataSchema> {}

/** `GET /cc/api/catalog/printers/:brand/:model`: what fits a printer. 404 PRINTER_NOT_FOUND for an unknown one. */
export const PrinterDataSchema = Type.Object({
  printer: PrinterSchema,
  /** URL of the brand's printers. */
  brandUrl: Type.String(),
  /** The product pages of the printer itself; empty if the shop does not sell it. */
  products: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  /** The item numbers of the supplies by kind, in display order; empty groups are omitted. */
  groups: Type.Array(Type.Object({ kind: OneOf(SUPPLY_GROUPS), itemIds: Type.Array(Type.String()) })),
  /** The supplies, in the order of the groups. */
  items: Type.Array(ProductTileSchema),
});
export interface PrinterData extends Static<typeof PrinterDataSchema> {}

/** `GET /cc/api/account/printers`: the printers that a member has saved, newest first. A guest has none. */
export const SavedPrintersDataSchema = Type.Object({ printers: Type.Array(PrinterSchema) });
export interface SavedPrintersData extends Static<typeof SavedPrintersDataSchema> {}

/**
 * `POST /cc/api/account/printers`: saves printers. Unknown ones are skipped; of several, those that fit within the limit are saved.
 * 409 TOO_MANY_PRINTERS if none fits.
 */
export const SavePrintersBody = Type.Object(
  {
    printerIds: Type.Array(Type.String({ minLength: 1, maxLength: 170 }), {
      minItems: 1,
      maxItems: MAX_SAVED_PRINTERS,
    }),
  },
  strict,
);
export interface SavePrintersBody extends Static<typeof SavePrintersBody> {}
