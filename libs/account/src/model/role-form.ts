import type { RoleBody } from '../contract/index.ts';
import { PERMISSION_CODES } from './codes.ts';
import { ORGANIZATION_PERMISSIONS } from './organization.ts';

/** Prefixes of the names of a role form's check boxes. */
export const RIGHT_FIELDS = { permission: 'permission-', code: 'code-' } as const;

/** Reads a role from the fields of its form, with and without JavaScript. Unknown permissions are ignored. */
export const readRoleForm = (fields: Readonly<Record<string, string>>): RoleBody => ({
  name: fields.name?.trim() ?? '',
  permissions: ORGANIZATION_PERMISSIONS.filter(
    (permission) => fields[RIGHT_FIELDS.permission + permission] !== undefined,
  ),
  codes: PERMISSION_CODES.filter((code) => fields[RIGHT_FIELDS.code + code] !== undefined),
});
