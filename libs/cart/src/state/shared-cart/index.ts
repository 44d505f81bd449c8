export {
  createSharedCartModule,
  sharedCartActions,
  type SharedCartDeps,
  type SharedCartModule,
} from './shared-cart.module.ts';
export {
  selectCreatedLink,
  selectIsAddingShared,
  selectIsSharing,
  selectRevoking,
  selectSharedCart,
  selectSharedCartLinks,
  selectShareFailure,
  type SharedCartRoot,
} from './shared-cart.selectors.ts';
export { initialSharedCartState, type SharedCartState } from './shared-cart.state.ts';
