import type { NavDepartment } from '@foolscap/header/contract';
import type { BarAction, NavItem } from '@foolscap/header/model';
import type { SiteDefaults } from '../../kernel/documents/site-documents.ts';
import sbaInFrench from './default-documents/sba.fr-CA.json' with { type: 'json' };
import sba from './default-documents/sba.json' with { type: 'json' };
import sdcInFrench from './default-documents/sdc.fr-CA.json' with { type: 'json' };
import sdc from './default-documents/sdc.json' with { type: 'json' };

/** An item of a document; ids are unique in it. */
export interface DocumentItem extends NavItem {
  readonly id: string;
}

export interface DocumentColumn {
  readonly id: string;
  readonly title: string;
  readonly items: readonly DocumentItem[];
}

/** The additions to a department of the catalog, which the menu shows to the users that they are for. */
export interface DocumentDepartment extends NavDepartment {
  readonly usergroups?: string;
  readonly permissionlimit?: string;
}

/** An item of the main row of the header. */
export interface BarDocumentItem extends Omit<DocumentItem, 'url' | 'actionType' | 'headliners'> {
  readonly actionType: BarAction;
  readonly url?: string;
}

/** The navigation of a site, or of one of its variants or locales. */
export interface NavigationDocument {
  /** Announcements of the line above the header, each with headliners and without a URL. */
  readonly hat: readonly (Omit<DocumentItem, 'url'> & Required<Pick<DocumentItem, 'headliners'>>)[];
  /** The main row of the header; documents without it have that of the default document. */
  readonly bar?: readonly BarDocumentItem[];
  /** Links of the business header. */
  readonly tools: readonly DocumentItem[];
  /** Departments with a picture, a promotion or links in the menu; the others have their categories only. */
  readonly departments?: readonly DocumentDepartment[];
  readonly footer: {
    readonly columns: readonly DocumentColumn[];
    /** Profiles of the shop in social networks; none by default. They become the last column. */
    readonly social?: readonly DocumentItem[];
    readonly legal: readonly DocumentItem[];
  };
}

/** The documents of sites that have published none. */
export const DEFAULT_DOCUMENTS = {
  sdc: { all: sdc, fr_CA: sdcInFrench },
  sba: { all: sba, fr_CA: sbaInFrench },
} as SiteDefaults<NavigationDocument>;

/** Lists all items of a document with their area. */
export const listItems = ({
  hat,
  bar = [],
  tools,
  footer,
}: NavigationDocument): { area: string; item: Omit<DocumentItem, 'url'> & { url?: string } }[] => [
  ...hat.map((item) => ({ area: 'hat', item })),
  ...bar.map((item) => ({ area: 'bar', item })),
  ...tools.map((item) => ({ area: 'tools', item })),
  ...footer.columns.flatMap(({ title, items }) => items.map((item) => ({ area: `footer, ${title}`, item }))),
  ...(footer.social ?? []).map((item) => ({ area: 'footer, social', item })),
  ...footer.legal.map((item) => ({ area: 'footer, legal', item })),
];
