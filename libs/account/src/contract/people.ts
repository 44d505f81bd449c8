import Type, { type Static } from 'typebox';
import { Money, OneOf } from '@foolscap/core/contract';
import { PERMISSION_CODES } from '../model/codes.ts';
import {
  BUDGET_PERIODS,
  MAX_IMPORT_LENGTH,
  MAX_SPENDING_LIMIT,
  ORGANIZATION_PERMISSIONS,
  ROLE_NAME_LENGTH,
  UNIT_NAME_LENGTH,
} from '../model/organization.ts';

const strict = { additionalProperties: false } as const;

/** The code of a role of the organization, such as `BUYER`. */
export const RoleCode = Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,39}$' });

/** A role of an organization with its permissions and the `G_*` codes that it gives in addition (storefront-6.23, storefront-6.24). */
export const OrganizationRoleSchema = Type.Object({
  code: RoleCode,
  name: Type.String(),
  /** True for roles that every organization has, which cannot be removed or renamed. */
  isBuiltIn: Type.Boolean(),
  /** False for the built-in ADMIN, which always has all permissions. */
  isEditable: Type.Boolean(),
  permissions: Type.Array(OneOf(ORGANIZATION_PERMISSIONS)),
  codes: Type.Array(OneOf(PERMISSION_CODES)),
  /** The number of users with this role, including deactivated ones. */
  userCount: Type.Integer(),
});
export interface OrganizationRole extends Static<typeof OrganizationRoleSchema> {}
/** `GET /cc/api/organization/roles`, and the reply to every change. 403 NOT_PERMITTED without the permission MANAGE_USERS. */
export const OrganizationRolesSchema = Type.Object({ roles: Type.Array(OrganizationRoleSchema) });

/**
 * `POST /cc/api/organization/roles` and `PUT /cc/api/organization/roles/:code`. 409 ROLE_NAME_TAKEN, ROLE_NOT_EDITABLE (ADMIN),
 * TOO_MANY_ROLES; 403 ROLE_ABOVE_OWN for permissions that the caller does not have.
 */
export const RoleBody = Type.Object(
  {
    /** Ignored for built-in roles. */
    name: Type.String({ minLength: 1, maxLength: ROLE_NAME_LENGTH }),
    permissions: Type.Array(OneOf(ORGANIZATION_PERMISSIONS), { uniqueItems: true }),
    codes: Type.Array(OneOf(PERMISSION_CODES), { uniqueItems: true }),
  },
  strict,
);
export interface RoleBody extends Static<typeof RoleBody> {}

/** A unit of an organization, such as a department. */
export const OrganizationUnitSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Absent at the top of the tree. */
  parentId: Type.Optional(Type.String()),
  /** 0 at the top. */
  depth: Type.Integer(),
  /** The number of users in this unit itself, including deactivated ones. */
  userCount: Type.Integer(),
});
export interface OrganizationUnit extends Static<typeof OrganizationUnitSchema> {}
/** `GET /cc/api/organization/units`: depth first, siblings by name; and the reply to every change. */
export const OrganizationUnitsSchema = Type.Object({ units: Type.Array(OrganizationUnitSchema) });

const UnitId = Type.String({ minLength: 1, maxLength: 40 });
/**
 * `POST /cc/api/organization/units` and `PUT /cc/api/organization/units/:id`, which renames and moves. 409 UNIT_NAME_TAKEN, UNIT_TREE_INVALID
 * (below itself or too deep), TOO_MANY_UNITS; 404 UNIT_NOT_FOUND.
 */
export const UnitBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: UNIT_NAME_LENGTH }),
    /** Null for a unit at the top. */
    parentId: Type.Union([UnitId, Type.Null()]),
  },
  strict,
);
export interface UnitBody extends Static<typeof UnitBody> {}

/** The fields of a user that an admin sets in addition to the role. */
export const UserSettings = {
  /** Null for a member of the organization as a whole. */
  unitId: Type.Optional(Type.Union([UnitId, Type.Null()])),
  /** In dollars. Orders that exceed it within a period need approval; null for no limit. */
  spendingLimit: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: MAX_SPENDING_LIMIT, multipleOf: 0.01 }), Type.Null()]),
  ),
  /** The calendar period of the limit, in UTC; MONTH by default. */
  spendingPeriod: Type.Optional(OneOf(BUDGET_PERIODS)),
};

/** The spending limit of a user with what counts toward it. */
export const SpendingSchema = Type.Object({
  /** In dollars. */
  limit: Money,
  period: OneOf(BUDGET_PERIODS),
  /** In dollars: orders of the current period that were not canceled or declined. */
  spent: Money,
});
export interface Spending extends Static<typeof SpendingSchema> {}

/**
 * `POST /cc/api/organization/users/import`: invites and changes up to 500 users of a CSV file with the headings email, first name and last
 * name, and optionally role, unit, limit and period. Each row has its own result, and a repeated file changes nothing. 400
 * USER_IMPORT_INVALID for a text that is no such file.
 */
export const UserImportBody = Type.Object(
  {
    csv: Type.String({ minLength: 1, maxLength: MAX_IMPORT_LENGTH }),
    /** Reports the results without changing anything. */
    dryRun: Type.Boolean(),
  },
  strict,
);
export interface UserImportBody extends Static<typeof UserImportBody> {}

export const UserImportRowSchema = Type.Object({
  /** The line in the file, from 2 for the first row after the headings. */
  line: Type.Integer(),
  email: Type.String(),
  outcome: OneOf(['INVITED', 'UPDATED', 'UNCHANGED', 'REJECTED']),
  /** The reason of a rejection. */
  code: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export interface UserImportRow extends Static<typeof UserImportRowSchema> {}

export const UserImportSchema = Type.Object({
  dryRun: Type.Boolean(),
  rows: Type.Array(UserImportRowSchema),
});
export interface UserImport extends Static<typeof UserImportSchema> {}
