export { createListsClient, type ListsClient } from './lists-client.ts';
