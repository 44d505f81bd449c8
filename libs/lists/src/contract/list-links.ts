import Type, { type Static } from 'typebox';
import { ListItemSchema } from './items.ts';
import { ListMetadataSchema } from './lists.ts';

/** A list's public, read-only link. A list has at most one; a revoked link never works again. */
export const ListLinkSchema = Type.Object({
  /** Unguessable. The page is `/list/shared/LINKID`, `/cc/mmx/list/shared/LINKID` on the business site. */
  linkId: Type.String(),
  /** ISO instant. */
  createdAt: Type.String(),
});
export interface ListLink extends Static<typeof ListLinkSchema> {}

/** `POST /cc/api/list/{id}/link` creates the link, or returns the existing link; 403 LIST_LINKS_OFF if the organization forbids links. */
export const ListLinkDataSchema = Type.Object({ link: Type.Optional(ListLinkSchema) });
export interface ListLinkData extends Static<typeof ListLinkDataSchema> {}

export const ListLinkBody = Type.Object({}, { additionalProperties: false });

/**
 * `GET /cc/api/list/shared/{linkId}`: a list for everyone with the link, at the viewer's own prices, without notes, owner and order
 * history; 404 LIST_NOT_FOUND for an unknown or revoked link.
 */
export const PublicListSchema = Type.Object({
  name: Type.String(),
  items: Type.Array(Type.Omit(ListItemSchema, ['note', 'lastOrderedDate', 'reorderDue', 'changes'])),
  metadata: ListMetadataSchema,
});
export interface PublicList extends Static<typeof PublicListSchema> {}
