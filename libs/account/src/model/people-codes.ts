/** Codes of rejected changes to the users, roles and units of an organization. Apart from `ACCOUNT_CODES`, which other pages load. */
export const PEOPLE_CODES = {
  /** The organization must keep an active user with the role ADMIN. */
  lastAdmin: 'LAST_ADMIN',
  roleNotFound: 'ROLE_NOT_FOUND',
  roleNameTaken: 'ROLE_NAME_TAKEN',
  /** The role ADMIN always has all permissions. */
  roleNotEditable: 'ROLE_NOT_EDITABLE',
  roleInUse: 'ROLE_IN_USE',
  /** Users can only give permissions that they have. */
  roleAboveOwn: 'ROLE_ABOVE_OWN',
  tooManyRoles: 'TOO_MANY_ROLES',
  unitNotFound: 'UNIT_NOT_FOUND',
  unitNameTaken: 'UNIT_NAME_TAKEN',
  /** A unit cannot be below itself, and the tree has a maximum depth. */
  unitTreeInvalid: 'UNIT_TREE_INVALID',
  /** Only a unit without users and without units below it can be removed. */
  unitInUse: 'UNIT_IN_USE',
  unitInRules: 'UNIT_IN_RULES',
  tooManyUnits: 'TOO_MANY_UNITS',
  /** Form without JavaScript: the spending limit is not an amount. */
  limitInvalid: 'SPENDING_LIMIT_INVALID',
  /** The uploaded file is not a CSV file with the headings of a user import. */
  importInvalid: 'USER_IMPORT_INVALID',
} as const;
