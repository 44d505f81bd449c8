export { createAccountModule, type AccountDeps } from './account.module.ts';
export * from './account.selectors.ts';
export {
  accountActions,
  accountEvents,
  accountReducer,
  initialAccountState,
  type AccountState,
  type SignInPhase,
} from './account.slice.ts';
export { createAccountAreaModule, type AccountAreaDeps } from './account-area.module.ts';
export {
  accountAreaActions,
  accountAreaEvents,
  accountAreaReducer,
  initialAccountAreaState,
  selectAddressBook,
  selectOrganization,
  selectRewards,
  selectSessions,
  selectTask,
  selectUsers,
  type AccountAreaRoot,
  type AccountAreaState,
  type AccountTask,
  type AccountCommand,
  type TaskPhase,
} from './account-area.slice.ts';
export * from './quick-buy-settings.module.ts';
export * from './quick-buy-settings.slice.ts';
