import type { ListAccessLevel } from './codes.ts';

export const ACCESS_LABELS: Readonly<Record<ListAccessLevel, string>> = {
  PERSONAL: 'Personal',
  SHARED: 'Shared',
  GLOBAL: 'Global',
};

/** The explanations of the access levels in the form of a list. */
export const ACCESS_HINTS: Readonly<Record<ListAccessLevel, string>> = {
  PERSONAL: 'Only you can see it.',
  SHARED: 'Other members of your account can use and edit it.',
  GLOBAL: 'All members of your account can use it. Only administrators can edit it.',
};
