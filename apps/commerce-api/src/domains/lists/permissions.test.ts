import type { ListAccessLevel } from '@foolscap/lists/model';
import { getAvailableLevels, getListRights, type ListRole } from './permissions.ts';

const P: ListAccessLevel = 'PERSONAL';
const S: ListAccessLevel = 'SHARED';
const G: ListAccessLevel = 'GLOBAL';

it.each<[ListRole, boolean, ListAccessLevel[]]>([
  ['PERSON', true, [P]],
  ['MEMBER', true, [P, S]],
  ['ADMIN', true, [P, S, G]],
  ['THIRD_PARTY', true, []],
  ['CLOSED', true, []],
  ['MEMBER', false, [P]],
  ['ADMIN', false, [P]],
])('%s, sharing %s: creates %j', (role, sharing, levels) =>
  expect(getAvailableLevels({ role, sharing })).toEqual(levels),
);

/** Whether the caller can see, edit and manage a list, then the first letters of the access levels that the caller may set. */
type Rights = '---' | 'r--' | 're-' | `rem ${string}` | 'rem';

it.each<
  [who: ListRole, 'own' | 'other', ListAccessLevel | 'SHARED, read only', sharing: Rights, without: Rights]
>([
  ['PERSON', 'own', 'PERSONAL', 'rem P', 'rem P'],
  ['PERSON', 'other', 'PERSONAL', '---', '---'],
  ['PERSON', 'other', 'SHARED', '---', '---'],
  ['PERSON', 'own', 'SHARED', '---', '---'],
  ['MEMBER', 'own', 'PERSONAL', 'rem PS', 'rem P'],
  ['MEMBER', 'other', 'PERSONAL', '---', '---'],
  ['MEMBER', 'own', 'SHARED', 'rem PS', 'rem P'],
  ['MEMBER', 'own', 'SHARED, read only', 'rem PS', 'rem P'],
  ['MEMBER', 'other', 'SHARED', 're-', '---'],
  ['MEMBER', 'other', 'SHARED, read only', 'r--', '---'],
  ['MEMBER', 'other', 'GLOBAL', 'r--', '---'],
  // The owner used to be an admin.
  ['MEMBER', 'own', 'GLOBAL', 'r--', 'r--'],
  ['ADMIN', 'own', 'PERSONAL', 'rem PSG', 'rem P'],
  ['ADMIN', 'other', 'PERSONAL', '---', '---'],
  ['ADMIN', 'own', 'SHARED', 'rem PSG', 'rem P'],
  ['ADMIN', 'other', 'SHARED', 'rem SG', 'rem'],
  ['ADMIN', 'other', 'SHARED, read only', 'rem SG', 'rem'],
  ['ADMIN', 'own', 'GLOBAL', 'rem PSG', 'rem P'],
  ['ADMIN', 'other', 'GLOBAL', 'rem SG', 'rem'],
  ['THIRD_PARTY', 'own', 'PERSONAL', '---', '---'],
  ['THIRD_PARTY', 'other', 'PERSONAL', '---', '---'],
  ['THIRD_PARTY', 'other', 'SHARED', 'r--', '---'],
  ['THIRD_PARTY', 'other', 'SHARED, read only', 'r--', '---'],
  ['THIRD_PARTY', 'other', 'GLOBAL', 'r--', '---'],
  ['CLOSED', 'own', 'PERSONAL', '---', '---'],
  ['CLOSED', 'own', 'SHARED', '---', '---'],
  ['CLOSED', 'other', 'GLOBAL', '---', '---'],
])('%s, %s list, %s: %s; while sharing is off %s', (role, whose, kind, ...expected) => {
  const list = {
    isOwn: whose === 'own',
    accessLevel: kind === 'SHARED, read only' ? S : kind,
    membersReadOnly: kind === 'SHARED, read only',
  };
  const seen = [true, false].map((sharing) => {
    const { sees, edits, manages, allowed } = getListRights({ role, sharing }, list);
    const flags = `${sees ? 'r' : '-'}${edits ? 'e' : '-'}${manages ? 'm' : '-'}`;
    return `${flags} ${allowed.map((level) => level[0]).join('')}`.trim();
  });
  expect(seen).toEqual(expected);
});

it('a list that belongs to a former organization gives no rights to its owner', () => {
  expect(
    getListRights(
      { role: 'ADMIN', sharing: true },
      { isOwn: true, accessLevel: 'SHARED', isElsewhere: true, membersReadOnly: false },
    ),
  ).toEqual({ sees: false, edits: false, manages: false, allowed: [] });
});
