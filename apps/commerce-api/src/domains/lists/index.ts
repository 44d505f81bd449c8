export { demoListsPart } from './demo-lists.ts';
export { listCardsRoutes } from './list-cards.ts';
export { listsPlugin } from './lists.plugin.ts';
export { mergeLists } from './merge-lists.ts';
