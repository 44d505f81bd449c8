/** The checks of a member's permissions: `hasPermission` on a membership that was read, `memberHasPermission` in a query of accounts. */
export { hasPermission } from '@foolscap/account/model';
export { memberHasPermission } from '../account/index.ts';
