import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../kernel/context.ts';
import { cartRoutes } from './cart.routes.ts';
import { noticeOptOutRoutes } from './notice-opt-outs/notice-opt-outs.routes.ts';
import { savedItemsRoutes } from './saved-items/saved-items.routes.ts';
import { createSavedItemsService } from './saved-items/saved-items.service.ts';
import { sharedCartsRoutes } from './shared-carts/shared-carts.routes.ts';
import { createSharedCartsService } from './shared-carts/shared-carts.service.ts';

type CartPorts = Omit<Parameters<typeof cartRoutes>[1], 'listSharedItems'>;

/** Registers the calls of carts, saved items, shared carts and hidden notices. */
export async function registerCart(
  api: FastifyInstance,
  context: ApiContext,
  ports: CartPorts,
): Promise<void> {
  const { callers } = ports;
  await api.register(async (scope) => {
    const sharedCarts = createSharedCartsService(context);
    cartRoutes(scope, { ...ports, listSharedItems: sharedCarts.listItems });
    sharedCartsRoutes(scope, { sharedCarts, callers });
    savedItemsRoutes(scope, { savedItems: createSavedItemsService(context), callers });
  });
  await api.register(async (scope) => noticeOptOutRoutes(scope, { ...context, callers }));
}
