import type { CartRoot } from '../cart.selectors.ts';
import { operationKey } from '../cart.state.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { chooseFurnitureServices, furnitureServicesRequested } from './choose-furniture-services.ts';

export type { FurnitureServicesRequest } from './choose-furniture-services.ts';

/** The actions of furniture services. */
export const furnitureServicesActions = { furnitureServicesRequested };

/** The write for furniture services. Pass it to `extend` of the cart's module. */
export const furnitureServicesWrites: readonly CartWrite[] = [chooseFurnitureServices];

export const selectIsChoosingFurnitureServices = (root: CartRoot, cartItemId: string): boolean =>
  operationKey('furniture', cartItemId) in root.cart.pending;
