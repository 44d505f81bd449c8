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
