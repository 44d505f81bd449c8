import Type, { type Static } from 'typebox';
import type { HomeSection } from './home.ts';

const strict = { additionalProperties: false };
const names = Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 20 }));

/** `POST /ele-lpd/api/landingPages/fetchComponentsModel` (storefront-7.35): the components of the home page for some products. */
export const ComponentsBody = Type.Object(
  {
    filters: Type.Optional(
      Type.Object(
        {
          /** Names of brands. */
          brands: names,
          /** Ids of categories. Rows of other categories are left out. */
          categories: names,
          /** Only products for store pickup. */
          bopis: Type.Optional(Type.Boolean()),
          /** Only promotions: banners, and rows of products on sale. */
          promo: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ),
  },
  strict,
);
export interface ComponentsBody extends Static<typeof ComponentsBody> {}

const Section = Type.Unsafe<HomeSection>(
  Type.Object({ id: Type.String(), kind: Type.String() }, { additionalProperties: true }),
);

export const ComponentsDataSchema = Type.Object({
  components: Type.Array(
    Type.Object({
      section: Section,
      /** The parameters of `GET /cc/api/catalog/search` for the products of a row. */
      query: Type.Optional(
        Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())])),
      ),
    }),
  ),
});
export interface ComponentsData extends Static<typeof ComponentsDataSchema> {}

/** `POST {prefix}/sparxProxy/getEcommContentData` and `POST {prefix}/commonProxy/fetchHtmlContent` (storefront-7.36). */
export const BannersBody = Type.Object(
  {
    /** Ids of sections; all banners of the home page by default. */
    banners: names,
    /** The site; that of the request by default. */
    siteVariables: Type.Optional(
      Type.Object({ tenant: Type.Optional(Type.String({ maxLength: 20 })) }, { additionalProperties: true }),
    ),
  },
  strict,
);
export interface BannersBody extends Static<typeof BannersBody> {}

export const BannersDataSchema = Type.Object({ banners: Type.Array(Section) });
export interface BannersData extends Static<typeof BannersDataSchema> {}

/** The banners as HTML without scripts and styles, by section. */
export const HtmlContentDataSchema = Type.Object({ content: Type.Record(Type.String(), Type.String()) });
export interface HtmlContentData extends Static<typeof HtmlContentDataSchema> {}
