import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import { type Buyer, NO_ORGANIZATION } from '../catalog/index.ts';
import { type ListPrivacy, memberHasPermission } from '../organizations/index.ts';
import type { ListRole, RightsContext } from './permissions.ts';

/** A caller's view of lists. Read again for each call, so that changes to the organization apply immediately. */
export interface ListViewer extends RightsContext {
  /** Undefined for a guest without a session, who has no lists. */
  owner: Owner | undefined;
  /** The organization of a member or a third-party user. */
  organizationId: string | undefined;
  publicLinks: boolean;
  /** The buyer whose prices apply. */
  buyer: Buyer;
}

interface AccountFacts {
  organization_id: string | null;
  is_member: boolean;
  /** Manages the lists of all members. */
  is_manager: boolean;
  tps_code: string | null;
  is_closed: boolean;
  list_privacy: ListPrivacy | null;
}

/** @param organizationId undefined on the consumer site, where lists are not shared, even by a member of an organization */
function getRole(
  { is_closed, tps_code, is_member, is_manager }: AccountFacts,
  organizationId: string | undefined,
): ListRole {
  if (is_closed) return 'CLOSED';
  if (tps_code !== null) return 'THIRD_PARTY';
  if (organizationId === undefined || !is_member) return 'PERSON';
  return is_manager ? 'ADMIN' : 'MEMBER';
}

/** Reads the caller's role in its organization and the rights that come with it. */
export async function readViewer(db: Db, caller: Caller): Promise<ListViewer> {
  const { tenant, accountId, session } = caller;
  const owner = session && caller.owner(session);
  const person: ListViewer = {
    owner,
    role: 'PERSON',
    organizationId: undefined,
    sharing: true,
    publicLinks: true,
    buyer: tenant,
  };
  if (accountId === undefined) return person;
  const { rows } = await sql<AccountFacts>`
    /* lists.viewer */ select organization_id, role is not null as is_member,
      ${memberHasPermission('ACCOUNT_MAINTENANCE')} as is_manager, tps_code, deactivated_at is not null as is_closed, list_privacy
      from accounts left join organizations on organizations.id = accounts.organization_id
      where accounts.id = ${accountId}::uuid`.execute(db);
  const [facts] = rows;
  if (!facts) return { ...person, role: 'CLOSED' };
  const organizationId = tenant === 'sba' ? (facts.organization_id ?? undefined) : undefined;
  return {
    ...person,
    role: getRole(facts, organizationId),
    organizationId,
    sharing: facts.list_privacy?.sharing ?? true,
    publicLinks: facts.list_privacy?.publicLinks ?? true,
    buyer: tenant === 'sba' ? { tenant, organizationId: organizationId ?? NO_ORGANIZATION } : tenant,
  };
}

/** Selects the rows of a table that belong to the owner. @param table name or alias */
export const ofOwner = (table: string, owner: Owner | undefined): RawBuilder<boolean> => {
  if (!owner) return sql<boolean>`false`;
  return owner.accountId === undefined
    ? sql<boolean>`${sql.ref(`${table}.session_id`)} = ${owner.sessionId}::uuid`
    : sql<boolean>`${sql.ref(`${table}.account_id`)} = ${owner.accountId}::uuid`;
};

const inOrganization = ({ organizationId }: ListViewer) =>
  sql<boolean>`lists.organization_id = ${organizationId ?? null}::uuid`;

/** Selects the viewer's own lists, in the place that they currently belong to. */
const isOwn = (viewer: ListViewer) =>
  sql<boolean>`(${ofOwner('lists', viewer.owner)} and lists.tenant = ${viewer.owner?.tenant ?? ''}
    and (lists.organization_id is null or ${inOrganization(viewer)}))`;

/** Selects the lists (as `lists`) that a viewer can see; the same rule as `getListRights`. */
export function isSeen(viewer: ListViewer): RawBuilder<boolean> {
  const { role, sharing } = viewer;
  if (role === 'CLOSED') return sql<boolean>`false`;
  if (role === 'PERSON') return sql<boolean>`(${isOwn(viewer)} and lists.organization_id is null)`;
  const others = role === 'ADMIN' || sharing ? inOrganization(viewer) : sql<boolean>`false`;
  return role === 'THIRD_PARTY' ? others : sql<boolean>`(${isOwn(viewer)} or ${others})`;
}

/** Selects those of the visible lists (as `lists`) whose items the viewer may change; the same rule as `getListRights`. */
export function isEditable(viewer: ListViewer): RawBuilder<boolean> {
  const { role } = viewer;
  if (role === 'THIRD_PARTY' || role === 'CLOSED') return sql<boolean>`false`;
  if (role !== 'MEMBER') return sql<boolean>`true`;
  return sql<boolean>`(lists.access_level <> 'GLOBAL' and (${isOwn(viewer)} or not lists.members_read_only))`;
}
