import { PAGES } from '../../routing/pages.ts';

// Not in the path table, which every page loads.
export const ROLES_PATH = '/account/roles';

/** Returns the path of the users, with the form of one of them. */
export const usersPath = (id?: string): string =>
  id === undefined ? PAGES.users : `${PAGES.users}?${new URLSearchParams({ edit: id })}`;

/** Returns the path of the units, with the form of one of them. */
export const unitsPath = (id?: string): string =>
  `${PAGES.users}?${new URLSearchParams({ view: 'units', ...(id === undefined ? {} : { edit: id }) })}`;

/** The path of the import of users. */
export const IMPORT_PATH = `${PAGES.users}?view=import`;

/** Returns the path of the roles, with the form of one of them. */
export const rolesPath = (code?: string): string =>
  code === undefined ? ROLES_PATH : `${ROLES_PATH}?${new URLSearchParams({ edit: code })}`;
