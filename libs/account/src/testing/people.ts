import type { OrganizationRole, OrganizationUnit, RoleBody, UnitBody } from '../contract/index.ts';
import { ORGANIZATION_PERMISSIONS } from '../model/index.ts';

/** Builds a role of an organization; a buyer by default. */
export const buildRole = (overrides: Partial<OrganizationRole> = {}): OrganizationRole => ({
  code: 'BUYER',
  name: 'Buyer',
  isBuiltIn: true,
  isEditable: true,
  permissions: ['CHANGE_PASSWORD', 'EDIT_PROFILE', 'BOPIS', 'STORE_PICKUP', 'AUTO_RESTOCK'],
  codes: [],
  userCount: 3,
  ...overrides,
});

/** Builds the built-in roles and a custom one that no user has. */
export const buildRoles = (): OrganizationRole[] => [
  buildRole({
    code: 'ADMIN',
    name: 'Admin',
    isEditable: false,
    permissions: [...ORGANIZATION_PERMISSIONS],
    userCount: 1,
  }),
  buildRole({ code: 'APPROVER', name: 'Approver', permissions: ['APPROVE_ORDERS', 'BOPIS'], userCount: 0 }),
  buildRole(),
  buildRole({
    code: 'MAILROOM',
    name: 'Mailroom',
    isBuiltIn: false,
    permissions: ['ADD_SHIP_TO', 'AUTO_RESTOCK'],
    codes: ['G_WS'],
    userCount: 0,
  }),
];

/** Builds a unit at the top of an organization. */
export const buildUnit = (overrides: Partial<OrganizationUnit> = {}): OrganizationUnit => ({
  id: 'unit-1',
  name: 'Operations',
  depth: 0,
  userCount: 0,
  ...overrides,
});

/** Builds a tree of units. */
export const buildUnits = (): OrganizationUnit[] => [
  buildUnit(),
  buildUnit({ id: 'unit-2', name: 'Warehouse', parentId: 'unit-1', depth: 1, userCount: 2 }),
  buildUnit({ id: 'unit-3', name: 'Sales' }),
];

/** Saves a role as the API does. @param code undefined for a new role */
export function saveRole(
  roles: readonly OrganizationRole[],
  code: string | undefined,
  { name, permissions, codes }: RoleBody,
): OrganizationRole[] {
  const known = roles.find((role) => role.code === code);
  if (known)
    return roles.map((role) =>
      role === known ? { ...role, name: role.isBuiltIn ? role.name : name, permissions, codes } : role,
    );
  const added = buildRole({
    code: name.toUpperCase().replace(/[^A-Z0-9]+/g, '_'),
    name,
    isBuiltIn: false,
    permissions,
    codes,
    userCount: 0,
  });
  return [...roles, added];
}

/** Saves a unit as the API does. @param id undefined for a new unit */
export function saveUnit(
  units: readonly OrganizationUnit[],
  id: string | undefined,
  { name, parentId }: UnitBody,
): OrganizationUnit[] {
  const known = units.find((unit) => unit.id === id);
  const { parentId: _, ...kept } = known ?? buildUnit({ id: `unit-${units.length + 1}` });
  const saved = { ...kept, name, ...(parentId === null ? {} : { parentId }) };
  const all = known ? units.map((unit) => (unit === known ? saved : unit)) : [...units, saved];
  const list = (parent: string | undefined, depth: number): OrganizationUnit[] =>
    all
      .filter((unit) => unit.parentId === parent)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap((unit) => [{ ...unit, depth }, ...list(unit.id, depth + 1)]);
  return list(undefined, 0);
}
