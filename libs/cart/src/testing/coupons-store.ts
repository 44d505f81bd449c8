import type { CartClient } from '../client/cart-client.ts';
import { createCouponsModule } from '../state/coupons/index.ts';
import { createCartStore } from './cart-store.ts';

/** Creates a store with the running modules of the cart and its coupons, for tests of this library. */
export const createCouponsStore = (client: CartClient) =>
  createCartStore({ client }, [createCouponsModule()]).store;
