import Type, { type Static } from 'typebox';
import { EncodeQuery, OneOf } from '@foolscap/core/contract';
import { PAGE_ICONS } from '@foolscap/core/vocabulary';

const strict = { additionalProperties: false };
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const LinkSchema = Type.Object(
  {
    label: Text(60),
    /** A path below the root of the site, or an https URL. */
    url: Text(500),
    /** `SITE_SWITCH` leads to the other store, `LINK` (default) to the URL. */
    actionType: Type.Optional(OneOf(['LINK', 'SITE_SWITCH'])),
  },
  strict,
);
/** A link of the home page. */
export interface HomeLink extends Static<typeof LinkSchema> {}

/** Widths of the window from which a banner shows another picture, in px (storefront-9.42). */
export const AD_BREAKPOINTS = [0, 821, 1025, 1440] as const;

const PictureSchema = Type.Object(
  {
    src: Text(500),
    /** Size in px, which reserves its place. */
    width: Type.Integer({ minimum: 1, maximum: 4000 }),
    height: Type.Integer({ minimum: 1, maximum: 4000 }),
    /** The smallest window that shows it, for banners; 0 by default. */
    from: Type.Optional(
      Type.Unsafe<(typeof AD_BREAKPOINTS)[number]>(
        Type.Union(AD_BREAKPOINTS.map((width) => Type.Literal(width))),
      ),
    ),
  },
  strict,
);
/** A decorative picture. */
export interface HomePicture extends Static<typeof PictureSchema> {}

const BannerSchema = Type.Object(
  {
    title: Text(60),
    text: Type.Optional(Text(160)),
    link: LinkSchema,
    /** One for each range of widths that has its own picture. */
    pictures: Type.Array(PictureSchema, { minItems: 1, maxItems: 4 }),
    /** Campaign id that its link reports. */
    campaign: Type.Optional(Type.String({ pattern: '^[\\w.:-]{1,64}$' })),
  },
  strict,
);
export interface HomeBanner extends Static<typeof BannerSchema> {}

const heading = Text(60);
const row = { heading, link: Type.Optional(LinkSchema) };

/** The fields of each kind of section of the home page. */
export const HOME_SECTIONS = {
  /** The heading of the page, with a picture. */
  hero: Type.Object({ title: Text(120), text: Text(300), link: LinkSchema, picture: PictureSchema }, strict),
  /** Promotions in one row: three of equal width, four, or two of two thirds and one third. */
  banners: Type.Object(
    {
      label: heading,
      layout: OneOf(['three', 'four', 'two']),
      items: Type.Array(BannerSchema, { minItems: 2, maxItems: 12 }),
    },
    strict,
  ),
  /** Services, each with an icon. */
  iconCards: Type.Object(
    {
      label: heading,
      items: Type.Array(
        Type.Object(
          {
            icon: OneOf(PAGE_ICONS),
            /** At most 18 characters are shown (cart-9.34); a headline of spaces reserves its line. */
            headline: Text(40),
            text: Type.Optional(Text(160)),
            url: Type.Optional(Text(500)),
          },
          strict,
        ),
        { minItems: 1, maxItems: 6 },
      ),
    },
    strict,
  ),
  /** The departments of the catalog. */
  departments: Type.Object({ heading }, strict),
  /** Products on sale, those with the largest saving first. */
  deals: Type.Object(row, strict),
  newArrivals: Type.Object(row, strict),
  /** Products of a category, or given ones. */
  seasonal: Type.Object(
    {
      ...row,
      text: Type.Optional(Text(200)),
      category: Type.Optional(Text(80)),
      skus: Type.Optional(Type.Array(Text(64), { minItems: 1, maxItems: 12 })),
    },
    strict,
  ),
  /** The newest orders of a signed-in user; for members of an organization also their cart, budgets and approvals. */
  reorder: Type.Object({}, strict),
  /** The newest shopping lists of a signed-in user. */
  yourLists: Type.Object({ heading }, strict),
  /** Leads to the business account. */
  businessCallToAction: Type.Object(
    { title: Text(80), text: Text(240), link: LinkSchema, second: Type.Optional(LinkSchema) },
    strict,
  ),
  /** Recommended products. The slot `home` also has the banner of the visitor's offer. */
  recommendations: Type.Object({ slot: OneOf(['home', 'homeRecent']) }, strict),
  /** Shows nothing; as a variant, it hides a section from some users. */
  none: Type.Object({}, strict),
} as const;
type Sections = typeof HOME_SECTIONS;

/**
 * The offers of an mbox, of which each visitor gets one (storefront-7.30). They are no section of the page: the page shows one in
 * its banner.
 */
export const OffersSectionSchema = Type.Object(
  {
    mboxName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
    items: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[\\w.:-]{1,64}$' }),
          /** The share of visitors beside the other offers. */
          weight: Type.Integer({ minimum: 1, maximum: 1000 }),
          /** Names of styles of the page. */
          classes: Type.Array(Text(40), { minItems: 1, maxItems: 5 }),
          heading: Text(80),
          text: Text(240),
          link: Type.Object(
            { label: Text(40), url: Type.String({ pattern: '^/(?!/)', maxLength: 200 }) },
            strict,
          ),
          /** Names and values for the report of a shown offer. */
          analytics: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Text(100))),
        },
        strict,
      ),
      { minItems: 1, maxItems: 12 },
    ),
  },
  strict,
);
/** Offers in a home document. */
export type OffersSection = { id: string; kind: 'offers' } & Static<typeof OffersSectionSchema>;
export type HomeSectionKind = keyof Sections;

/** The content of a section, by its kind. */
export type HomeContent<K extends HomeSectionKind = HomeSectionKind> = {
  [Kind in K]: { kind: Kind } & Static<Sections[Kind]>;
}[K];

/** A section as a page shows it. */
export type HomeSection<K extends HomeSectionKind = HomeSectionKind> = { id: string } & HomeContent<K>;

const limits = {
  /** Comma-separated user groups; the user must be in one of them. */
  usergroups: Type.Optional(Text(200)),
  /** Comma-separated codes; a leading `!` makes a code negative. */
  permissionlimit: Type.Optional(Text(400)),
};
const kind = OneOf([...(Object.keys(HOME_SECTIONS) as HomeSectionKind[]), 'offers' as const]);
const Instant = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)$',
});

/** The fields of every section of a document, besides those of its kind. */
export const HomeFrameSchema = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 }),
  kind,
  /** When it appears, and when it disappears. */
  start: Type.Optional(Instant),
  end: Type.Optional(Instant),
  ...limits,
  /** Other content for some users; the first variant that fits is shown. */
  variants: Type.Optional(Type.Array(Type.Object({ kind, ...limits }), { maxItems: 8 })),
});

type Limits = { usergroups?: string; permissionlimit?: string };

/** A section of a home document, with the users and the time that it is for. */
export type HomeDocumentSection = (HomeSection | OffersSection) &
  Limits & { start?: string; end?: string; variants?: (HomeContent & Limits)[] };

/** The home page of a site, in order. */
export interface HomeDocument {
  sections: HomeDocumentSection[];
}

export const HomeQuery = Type.Object(
  {
    ...EncodeQuery,
    /** The token of a preview link. */
    preview: Type.Optional(Type.String({ maxLength: 100 })),
    /** The time that the preview shows, such as `2026-12-24T09:00`; UTC unless it names a zone. 400 `PREVIEW_INVALID` for another text. */
    at: Type.Optional(Type.String({ maxLength: 40 })),
    /** The customer segment that the preview shows. 400 `PREVIEW_INVALID` for an unknown one. */
    segment: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
);
export interface HomeQuery extends Static<typeof HomeQuery> {}

/** `GET /cc/api/content/home` */
export const HomeDataSchema = Type.Object({
  /** The version of the document; 0 for the default one. */
  version: Type.Integer(),
  /** The shown time and segment, in a preview. */
  preview: Type.Optional(Type.Object({ at: Type.String(), segment: Type.Optional(Type.String()) })),
  /** The schemas of the kinds were checked before the document was published. */
  sections: Type.Unsafe<HomeSection[]>(
    Type.Array(Type.Object({ id: Type.String(), kind: Type.String() }, { additionalProperties: true })),
  ),
});
export interface HomeData extends Static<typeof HomeDataSchema> {}
