export { listsRoutes } from './lists.routes.ts';
export { createListsService } from './lists.service.ts';
