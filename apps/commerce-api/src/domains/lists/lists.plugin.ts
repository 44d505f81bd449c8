import type { FastifyInstance } from 'fastify';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Toggles } from '../account/index.ts';
import { registerListHooks } from './list-hooks.ts';
import { listItemsRoutes } from './list-items.routes.ts';
import { createListItemsService } from './list-items.service.ts';
import { listLinksRoutes } from './list-links.routes.ts';
import { createListLinksService } from './list-links.service.ts';
import { listSearchesRoutes } from './list-searches.routes.ts';
import { listToCartRoutes } from './list-to-cart.routes.ts';
import { createListToCartService } from './list-to-cart.service.ts';
import { listsRoutes } from './lists.routes.ts';
import { createListsService } from './lists.service.ts';
import { quickOrderRoutes } from './quick-order.routes.ts';
import { createQuickOrderService } from './quick-order.service.ts';

/** The dependencies of the list calls. */
interface ListsContext extends Pick<ApiContext, 'database' | 'now'> {
  callers: Callers;
  toggles: Toggles;
}

/** Registers all list calls below `/cc/api`. Register it in a separate scope, because it adds hooks. */
export function listsPlugin(app: FastifyInstance, context: ListsContext): void {
  const { callers } = context;
  registerListHooks(app);
  listsRoutes(app, { lists: createListsService(context), callers });
  listItemsRoutes(app, { listItems: createListItemsService(context), callers });
  listToCartRoutes(app, { listToCart: createListToCartService(context), callers });
  listLinksRoutes(app, { listLinks: createListLinksService(context), callers });
  listSearchesRoutes(app, context);
  quickOrderRoutes(app, { quickOrder: createQuickOrderService(context), callers });
}
