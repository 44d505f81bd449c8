import Type, { type Static } from 'typebox';
import { EncodeQuery, OneOf } from '@foolscap/core/contract';
import { PAGE_ICONS } from '@foolscap/core/vocabulary';
import { HEADER_TYPES } from '../model/header-type.ts';
import { BAR_ACTIONS, NAV_ACTIONS } from '../model/nav-item.ts';

/** Schemas of `GET /cc/api/navigation`. For servers only: browser code imports just the types. */

export const NavigationQuery = Type.Object({ ...EncodeQuery }, { additionalProperties: false });

const HeadlinerSchema = Type.Object({
  title: Type.Optional(Type.String()),
  text: Type.String(),
  link: Type.Optional(Type.Object({ label: Type.String(), url: Type.String() })),
});

/** An item that the caller may see. `permissionlimit` contains only codes that the browser must check. */
const item = {
  id: Type.String(),
  label: Type.String(),
  permissionlimit: Type.Optional(Type.String()),
  ariaLabel: Type.Optional(Type.String()),
};

export const NavLinkSchema = Type.Object({
  ...item,
  url: Type.String(),
  destinationURL: Type.Optional(Type.String()),
  actionType: Type.Optional(OneOf(NAV_ACTIONS)),
  icon: Type.Optional(OneOf(PAGE_ICONS)),
});
export interface NavLink extends Static<typeof NavLinkSchema> {}

/** An item of the header's main row, in its order. */
export const BarItemSchema = Type.Object({
  ...item,
  actionType: OneOf(BAR_ACTIONS),
  /** Of links. */
  url: Type.Optional(Type.String()),
  destinationURL: Type.Optional(Type.String()),
  icon: Type.Optional(OneOf(PAGE_ICONS)),
});
export interface BarItem extends Static<typeof BarItemSchema> {}

export const AnnouncementSchema = Type.Object({ ...item, headliners: Type.Array(HeadlinerSchema) });
export interface Announcement extends Static<typeof AnnouncementSchema> {}

/** The additions of the navigation document to a department of the catalog, in the menu. */
export const NavDepartmentSchema = Type.Object({
  /** Id of the category. */
  id: Type.String(),
  /** A decorative picture beside the promotion. */
  picture: Type.Optional(Type.Object({ src: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  promotion: Type.Optional(HeadlinerSchema),
  featured: Type.Optional(Type.Array(Type.Object({ label: Type.String(), url: Type.String() }))),
});
export interface NavDepartment extends Static<typeof NavDepartmentSchema> {}

/** `GET /cc/api/navigation/departments` */
export const DepartmentsDataSchema = Type.Object({ departments: Type.Array(NavDepartmentSchema) });
export interface DepartmentsData extends Static<typeof DepartmentsDataSchema> {}

/** The areas of header and footer that come from the navigation document. */
export const NavigationDataSchema = Type.Object({
  /** Announcements of the line above the header; the first visible one is shown. */
  hat: Type.Array(AnnouncementSchema),
  /** The main row: labels of what is always there, and its tools. */
  bar: Type.Array(BarItemSchema),
  /** Links of the business header. */
  tools: Type.Array(NavLinkSchema),
  footer: Type.Object({
    columns: Type.Array(
      Type.Object({ id: Type.String(), title: Type.String(), items: Type.Array(NavLinkSchema) }),
    ),
    legal: Type.Array(NavLinkSchema),
  }),
});
export interface NavigationData extends Static<typeof NavigationDataSchema> {}

/** `GET /_next/api/hf/{consumer}{path}` (storefront-7.37) */
export const HeaderFooterDataSchema = Type.Object({
  header: Type.Object({
    /** The type on a wide screen. */
    type: OneOf(HEADER_TYPES),
    hat: Type.Array(AnnouncementSchema),
    bar: Type.Array(BarItemSchema),
    tools: Type.Array(NavLinkSchema),
    departments: Type.Array(NavDepartmentSchema),
  }),
  footer: NavigationDataSchema.properties.footer,
});
export interface HeaderFooterData extends Static<typeof HeaderFooterDataSchema> {}
