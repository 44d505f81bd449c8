export { listItemsRoutes } from './list-items.routes.ts';
export { createListItemsService } from './list-items.service.ts';
export { listsRoutes } from './lists.routes.ts';
export { createListsService } from './lists.service.ts';
