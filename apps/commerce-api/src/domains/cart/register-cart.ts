import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../kernel/context.ts';
import { cartRoutes } from './cart.routes.ts';
import { noticeOptOutRoutes } from './notice-opt-outs/notice-opt-outs.routes.ts';
import { savedItemsRoutes } from './saved-items/saved-items.routes.ts';
import { createSavedItemsService } from './saved-items/saved-items.service.ts';
import { sharedCartsRoutes } from './shared-carts/shared-carts.routes.ts';
import { createSharedCartsService } from './shared-carts/shared-carts.service.ts';
import { updateCartRoutes } from './update-cart.routes.ts';

/** Registers the calls of carts, saved items, shared carts and hidden notices. */
export async function registerCart(
  api: FastifyInstance,
  context: ApiContext,
  ports: Parameters<typeof updateCartRoutes>[1],
): Promise<void> {
  const { callers } = ports;
  await api.register(async (scope) => {
    const sharedCarts = createSharedCartsService(context);
    cartRoutes(scope, { ...ports, listSharedItems: sharedCarts.listItems });
    updateCartRoutes(scope, ports);
    sharedCartsRoutes(scope, { sharedCarts, callers });
    savedItemsRoutes(scope, { savedItems: createSavedItemsService(context), callers });
  });
  await api.register(async (scope) => noticeOptOutRoutes(scope, { ...context, callers }));
}
