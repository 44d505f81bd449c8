import type { createFakeCartClient } from '@foolscap/cart/testing';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { createFakeListsClient } from '@foolscap/lists/testing';
import type { FakeListsServer } from '@foolscap/lists/testing';
import type { FakeRoutes } from './fake-transport.ts';

const readSearch = (query: URLSearchParams) => ({ search: '', ...Object.fromEntries(query) });

/** Creates the shopping list routes on the fakes of lists and of the cart that their items are added to. */
export function createFakeListRoutes({
  lists: initial,
  cart,
}: {
  lists: Partial<FakeListsServer>;
  cart: ReturnType<typeof createFakeCartClient>;
}): FakeRoutes {
  // A fake changes its lists, so it gets a copy of the story's.
  const lists = createFakeListsClient(JSON.parse(JSON.stringify(initial)) as typeof initial);
  return {
    'GET /lists': ({ query }) => lists.getLists(Object.fromEntries(query)),
    'GET /lists/items': ({ query }) => lists.getListsItems(Object.fromEntries(query)),
    'GET /lists/items/search': ({ query }) => lists.searchItems(readSearch(query), false),
    'GET /lists/items/fullsearch': ({ query }) => lists.searchItems(readSearch(query), true),
    'POST /list': async ({ body, key }) => ({ list: await lists.createList(body, key) }),
    'GET /list/:id': ({ params: [id], query }) => lists.getList(id!, Object.fromEntries(query)),
    'PUT /list/:id': async ({ params: [id], body }) => ({ list: await lists.updateList(id!, body) }),
    'DELETE /list/:id': ({ params: [id] }) => lists.deleteList(id!),
    'POST /list/:id/item': ({ params: [id], body, key }) => lists.addItems(id!, body, key),
    'PUT /list/:id/item/:item': ({ params: [id, item], body }) => lists.updateItem(id!, item!, body),
    'DELETE /list/:id/item/:item': ({ params: [id, item] }) => lists.removeItem(id!, item!),
    'POST /list/:id/cart': async ({ params: [id], body, key }) => {
      const data = await lists.addToCart(id!, body, key);
      const items = data.results.filter(({ qty }) => qty > 0).map(({ itemId, qty }) => ({ itemId, qty }));
      if (items.length > 0) await cart.addItems({ items }, key);
      return data;
    },
    'GET /list/:id/link': async ({ params: [id] }) => ({ link: await lists.getLink(id!) }),
    'POST /list/:id/link': async ({ params: [id] }) => ({ link: await lists.createLink(id!) }),
    'DELETE /list/:id/link': ({ params: [id] }) => lists.revokeLink(id!),
    'GET /list/shared/:link': ({ params: [link], query }) =>
      lists.getPublicList(link!, Object.fromEntries(query)),
    [`POST ${SPARX_PROXY_PATH}/getListCardData`]: async () => ({
      listsData: { lists: await lists.getCards() },
    }),
  };
}
