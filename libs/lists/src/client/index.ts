export { createListsClient, type ListsClient } from './lists-client.ts';
export { createQuickOrderClient, type QuickOrderClient } from './quick-order-client.ts';
