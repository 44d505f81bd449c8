export { listsPlugin } from './lists.plugin.ts';
export { listCardsRoutes } from './list-cards.ts';
