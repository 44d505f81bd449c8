import type { OrganizationUnit } from '../contract/index.ts';

/** Returns the options of a select field for units, indented by their level. */
export const listUnitOptions = (units: readonly OrganizationUnit[]): { value: string; label: string }[] =>
  // No-break spaces, because browsers collapse others.
  units.map(({ id, name, depth }) => ({ value: id, label: `${'\u00a0\u00a0'.repeat(depth)}${name}` }));
