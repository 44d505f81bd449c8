import Type, { type Static } from 'typebox';
import { EncodeQuery, TextLanguage } from '@foolscap/core/contract';

/** Text of a content page, in reading order. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'break' };

/** A block of a content page. The server parses the Markdown, so browsers load no parser and receive no HTML. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'quote'; content: Block[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** The blocks are built by the server itself, and their type is recursive, so the schema does not repeat it. */
const Blocks = Type.Unsafe<Block[]>(
  Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true })),
);

const PageLinkSchema = Type.Object({
  /** Path below the site's root, such as `/help/returns`. */
  path: Type.String(),
  title: Type.String(),
  description: Type.String(),
  lang: TextLanguage,
});
/** A content page in a list. */
export interface PageLink extends Static<typeof PageLinkSchema> {}

export const ContentPageQuery = Type.Object(
  {
    ...EncodeQuery,
    path: Type.String({ minLength: 2, maxLength: 200, pattern: '^/[a-z0-9/-]+$' }),
    /** The token of a preview link. */
    preview: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);

/** `GET /cc/api/content/page` */
export const ContentPageDataSchema = Type.Object({
  page: Type.Object({
    path: Type.String(),
    title: Type.String(),
    description: Type.String(),
    /** The help category, for pages of the help center. */
    category: Type.Optional(Type.String()),
    blocks: Blocks,
    lang: TextLanguage,
    /** ISO date of the shown version. */
    updatedAt: Type.String(),
    isPreview: Type.Boolean(),
  }),
  /** The other pages of the category. */
  related: Type.Array(PageLinkSchema),
});
export interface ContentPageData extends Static<typeof ContentPageDataSchema> {}

export const HelpQuery = Type.Object(
  { ...EncodeQuery, q: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
);

/** `GET /cc/api/content/help` */
export const HelpDataSchema = Type.Object({
  categories: Type.Array(Type.Object({ name: Type.String(), pages: Type.Array(PageLinkSchema) })),
  /** The pages that match `q`, best first; absent without `q`. */
  results: Type.Optional(Type.Array(PageLinkSchema)),
});
export interface HelpData extends Static<typeof HelpDataSchema> {}

/** `GET /cc/api/content/addresses` */
export const ContentAddressesSchema = Type.Object({
  pages: Type.Array(Type.Object({ url: Type.String(), modified: Type.Optional(Type.String()) })),
});
export interface ContentAddresses extends Static<typeof ContentAddressesSchema> {}

export const RedirectQuery = Type.Object(
  {
    ...EncodeQuery,
    /** Path below the site's root, with its query. */
    address: Type.String({ minLength: 2, maxLength: 2000 }),
  },
  { additionalProperties: false },
);

/** `GET /cc/api/content/redirect` */
export const RedirectDataSchema = Type.Object({
  /** Path of the page below the site's root. */
  to: Type.String(),
});
export interface RedirectData extends Static<typeof RedirectDataSchema> {}
