import type { ListAccessLevel } from './codes.ts';

/** The names of the access levels. */
export const ACCESS_MESSAGES = {
  access: {
    PERSONAL: 'Personal',
    SHARED: 'Shared',
    GLOBAL: 'Global',
  } satisfies Record<ListAccessLevel, string>,
};
