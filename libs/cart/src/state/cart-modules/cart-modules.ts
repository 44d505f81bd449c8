import { fork, takeEvery } from 'redux-saga/effects';
import type { SavedItemsClient } from '../../client/saved-items-client.ts';
import type { CartDeps } from '../cart.deps.ts';
import { cartEvents } from '../cart.events.ts';
import { createCartModule } from '../cart.module.ts';
import { createCouponsModule } from '../coupons/index.ts';
import { freeItemWrites } from '../free-items/index.ts';
import { furnitureServicesWrites } from '../furniture-services/index.ts';
import { createMiniCartModule, type MiniCartDeps } from '../mini-cart/index.ts';
import { createSavedItemsModule } from '../saved-items/index.ts';
import type { CheckoutDestination } from '../writes/enter-checkout.ts';

/** The dependencies of all modules for the cart page and the mini cart. */
export interface CartModulesDeps extends CartDeps {
  savedItemsClient: SavedItemsClient;
  miniCart?: MiniCartDeps;
  /** Called by the checkout button once pending changes have been sent; opens checkout, or the sign-in page first (cart-4.40). */
  onCheckout?: (to: CheckoutDestination) => void;
}

/**
 * Creates the modules for the cart page and the mini cart, including saved items, coupons, free items and furniture services. Spread
 * `reducers` into your store's and run `saga`. An application that loads parts of the cart later creates the modules separately instead.
 */
export function createCartModules({ savedItemsClient, miniCart, onCheckout, ...deps }: CartModulesDeps) {
  const cart = createCartModule(deps);
  const saved = createSavedItemsModule({
    client: savedItemsClient,
    ...(deps.connection && { connection: deps.connection }),
  });
  const coupons = createCouponsModule();
  const flyout = createMiniCartModule(miniCart);
  cart.extend([...saved.writes, ...coupons.writes, ...freeItemWrites, ...furnitureServicesWrites]);
  return {
    reducers: {
      [cart.name]: cart.reducer,
      [saved.name]: saved.reducer,
      [coupons.name]: coupons.reducer,
      [flyout.name]: flyout.reducer,
    },
    /** Runs for the lifetime of the store. */
    *saga(): Generator {
      for (const module of [cart, saved, coupons, flyout]) yield fork(module.saga);
      if (onCheckout)
        // Every: each click on the button has its own result.
        yield takeEvery(
          cartEvents.checkoutEntered.type,
          ({ payload }: ReturnType<typeof cartEvents.checkoutEntered>) => onCheckout(payload.to),
        );
    },
    /** Adds the writes of more cart parts, such as `accountingWrites`. */
    extend: cart.extend,
  };
}
