import type { ListAccessLevel } from '@foolscap/lists/model';

/**
 * A caller's role with respect to lists. `PERSON`: a guest, or an account without an organization. `CLOSED`: a deactivated account, which
 * has no rights at all.
 */
export type ListRole = 'PERSON' | 'MEMBER' | 'ADMIN' | 'THIRD_PARTY' | 'CLOSED';

/** The facts about a caller that rights depend on. */
export interface RightsContext {
  role: ListRole;
  /** Whether the caller's organization permits shared lists. */
  sharing: boolean;
}

/** The facts about a list that rights depend on. Shared and global lists belong to the caller's organization. */
export interface ListFacts {
  isOwn: boolean;
  accessLevel: ListAccessLevel;
  /** Whether the list belongs to another organization, for example one that its owner has left. */
  isElsewhere?: boolean;
  membersReadOnly: boolean;
}

/** A caller's rights to one list. */
export interface ListRights {
  sees: boolean;
  /** May change the items. */
  edits: boolean;
  /** May rename, share and delete the list, and create its link. */
  manages: boolean;
  /** The access levels that the caller may set. */
  allowed: readonly ListAccessLevel[];
}

const NONE: ListRights = { sees: false, edits: false, manages: false, allowed: [] };
const READER: ListRights = { ...NONE, sees: true };

/** Returns the access levels that a caller may set for a new list (storefront-6.33). */
export function getAvailableLevels({ role, sharing }: RightsContext): readonly ListAccessLevel[] {
  if (role === 'THIRD_PARTY' || role === 'CLOSED') return [];
  if (role === 'PERSON' || !sharing) return ['PERSONAL'];
  return role === 'ADMIN' ? ['PERSONAL', 'SHARED', 'GLOBAL'] : ['PERSONAL', 'SHARED'];
}

/**
 * Decides what a caller may do with a list (storefront-6.31, storefront-6.32, storefront-6.33). While an organization forbids sharing, its
 * shared and global lists stay available to their owners and the admins. Only its owner may make a list personal, because it disappears for
 * everyone else.
 */
export function getListRights(context: RightsContext, list: ListFacts): ListRights {
  const { role, sharing } = context;
  const { isOwn, accessLevel } = list;
  if (role === 'CLOSED' || list.isElsewhere) return NONE;
  const levels = getAvailableLevels(context);
  const allowed = isOwn ? levels : levels.filter((level) => level !== 'PERSONAL');
  const manager: ListRights = { sees: true, edits: true, manages: true, allowed };
  if (accessLevel === 'PERSONAL') return isOwn && role !== 'THIRD_PARTY' ? manager : NONE;
  if (role === 'PERSON') return NONE;
  if (role === 'ADMIN') return manager;
  if (!sharing && (!isOwn || role === 'THIRD_PARTY')) return NONE;
  if (role === 'THIRD_PARTY' || accessLevel === 'GLOBAL') return READER;
  if (isOwn) return manager;
  return list.membersReadOnly ? READER : { ...READER, edits: true };
}
