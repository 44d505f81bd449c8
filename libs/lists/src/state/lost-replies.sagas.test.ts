import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildListItem, buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import { createListsModule, listsActions as actions } from './index.ts';

freezeTime();

/** Code that is loaded by the first command that needs it. */
beforeAll(() =>
  Promise.all([import('./change-items.ts'), import('./write-lists.ts'), import('./load-add-to-list.ts')]),
);

function setUp() {
  const client = createFakeListsClient({
    lists: [
      {
        list: buildShoppingList({ id: 'a', name: 'Lab' }),
        items: [buildListItem({ itemId: 'FS-1', qty: 2 }), buildListItem({ itemId: 'FS-2' })],
      },
    ],
  });
  const saveForLater = jest.fn((_item: { itemId: string; qty: number }, _key: string) =>
    Promise.resolve<unknown>(undefined),
  );
  let keys = 0;
  const module = createListsModule({
    client,
    log: jest.fn(),
    newKey: () => `key-${++keys}`,
    inLane: createWriteLane(),
    saveFile: jest.fn(),
    saveForLater,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { lists: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  const send = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await settle();
  };
  return { client, saveForLater, store, send, lists: () => store.getState().lists };
}

describe('a command whose reply was lost', () => {
  it('adds items to a list once, also to one that was created for them', async () => {
    const { client, send, lists } = setUp();
    await send(actions.addToListOpened({ items: [{ itemId: 'FS-2', qty: 3, name: 'Lamp' }] }));
    client.loseNextReply('addItems');
    await send(actions.addToListSubmitted({ listId: 'a' }));
    expect(lists().addToList).toMatchObject({ phase: 'choosing', failure: { code: 'NETWORK' } });
    await send(actions.addToListSubmitted({ listId: 'a' }));
    expect(lists().addToList).toMatchObject({ phase: 'added', addedTo: { id: 'a' } });
    expect(client.server.lists[0]?.items[1]?.qty).toBe(4);

    await send(actions.addToListOpened({ items: [{ itemId: 'FS-2', qty: 3, name: 'Lamp' }] }));
    client.loseNextReply('addItems');
    await send(actions.createListSubmitted({ name: 'New' }));
    await send(actions.addToListSubmitted({ listId: 'created-1' }));
    expect(client.server.lists[1]?.items).toMatchObject([{ itemId: 'FS-2', qty: 3 }]);
  });

  it('adds them again when that is another command', async () => {
    const { client, send } = setUp();
    for (let turn = 1; turn <= 2; turn += 1) {
      await send(actions.addToListOpened({ items: [{ itemId: 'FS-2', qty: 3, name: 'Lamp' }] }));
      await send(actions.addToListSubmitted({ listId: 'a' }));
    }
    expect(client.server.lists[0]?.items[1]?.qty).toBe(7);
  });

  it('creates a list once, instead of refusing its name', async () => {
    const { client, send, lists } = setUp();
    await send(actions.createListOpened());
    client.loseNextReply('createList');
    await send(actions.createListSubmitted({ name: 'New' }));
    expect(lists().createList).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
    await send(actions.createListSubmitted({ name: 'New' }));
    expect(lists().createList).toEqual({ phase: 'closed' });
    expect(client.server.lists.map(({ list }) => list.name)).toEqual(['Lab', 'New']);
    // Deleted, it can be created once more.
    await send(actions.deleteSubmitted({ listId: 'created-1', name: 'New' }));
    await send(actions.createListSubmitted({ name: 'New' }));
    expect(client.server.lists.map(({ list }) => list.id)).toEqual(['a', 'created-2']);
  });

  it('adds a list to the cart under the same key, until the list has changed or its page is left', async () => {
    const { client, send } = setUp();
    const addToCart = jest.spyOn(client, 'addToCart');
    const keys = () => addToCart.mock.calls.map(([, , key]) => key);
    const fail = async () => {
      client.failNext('addToCart');
      await send(actions.toCartSubmitted({ listId: 'a' }));
    };
    await send(actions.listRequested({ listId: 'a', query: {} }));
    await fail();
    await fail();
    expect(new Set(keys()).size).toBe(1);
    await send(actions.itemUpdateSubmitted({ listId: 'a', itemId: 'FS-1', body: { qty: 5 } }));
    await fail();
    expect(new Set(keys()).size).toBe(2);
    await send(actions.listLeft('a'));
    await send(actions.toCartSubmitted({ listId: 'a' }));
    expect(new Set(keys()).size).toBe(3);
    // It has a reply, so the next one is a new add.
    await send(actions.toCartSubmitted({ listId: 'a' }));
    expect(new Set(keys()).size).toBe(4);
  });

  it('adds 500 of 600 chosen items once if only the rest failed', async () => {
    const { client, send } = setUp();
    const addToCart = jest.spyOn(client, 'addToCart');
    const itemIds = Array.from({ length: 600 }, (_, at) => `FS-${at}`);
    addToCart.mockImplementationOnce(async () => ({ results: [], cartRevision: 1, remaining: 0 }));
    client.failNext('addToCart');
    await send(actions.toCartSubmitted({ listId: 'a', itemIds }));
    await send(actions.toCartSubmitted({ listId: 'a', itemIds }));
    const [first, second, third, fourth] = addToCart.mock.calls.map(([, , key]) => key);
    expect([third, fourth]).toEqual([first, second]);
    expect(first).not.toBe(second);
  });
});

it('a list that no longer exists is not offered again for the items', async () => {
  const { client, send, lists } = setUp();
  client.server.lists.push({ list: buildShoppingList({ id: 'b', name: 'Office' }), items: [] });
  await send(actions.addToListOpened({ items: [{ itemId: 'FS-2', qty: 3, name: 'Lamp' }] }));
  expect(lists().addToList?.lists.value?.shoppingLists).toHaveLength(2);
  client.server.lists.pop();
  await send(actions.addToListSubmitted({ listId: 'b' }));
  await settle();
  expect(lists().addToList?.lists.value?.shoppingLists.map(({ id }) => id)).toEqual(['a']);
  expect(lists().addToList?.failure?.code).toBe('LIST_NOT_FOUND');
});

describe('saving an item for later', () => {
  it('takes the quantity that was chosen last', async () => {
    const { send, saveForLater, client } = setUp();
    await send(actions.listRequested({ listId: 'a', query: {} }));
    void send(actions.itemUpdateSubmitted({ listId: 'a', itemId: 'FS-1', body: { qty: 9 } }));
    await send(actions.saveForLaterSubmitted({ listId: 'a', itemId: 'FS-1', qty: 2 }));
    expect(saveForLater.mock.calls[0]?.[0]).toEqual({ itemId: 'FS-1', qty: 9 });
    expect(client.server.lists[0]?.items.map(({ itemId }) => itemId)).toEqual(['FS-2']);
  });

  const move = actions.saveForLaterSubmitted({ listId: 'a', itemId: 'FS-1', qty: 2 });
  const getKeys = ({ saveForLater }: ReturnType<typeof setUp>) =>
    saveForLater.mock.calls.map(([, key]) => key);
  const itemsOf = ({ client }: ReturnType<typeof setUp>) =>
    client.server.lists[0]!.items.map(({ itemId }) => itemId);

  it('saves it under the same key until that was answered', async () => {
    const shop = setUp();
    await shop.send(actions.listRequested({ listId: 'a', query: {} }));
    shop.saveForLater.mockRejectedValueOnce(new TypeError('connection lost'));
    for (let turn = 1; turn <= 2; turn += 1) await shop.send(move);
    expect(getKeys(shop)).toEqual(['key-1', 'key-1']);
    expect(itemsOf(shop)).toEqual(['FS-2']);
  });

  it('saves it once if only taking it off the list failed, and tries that once more', async () => {
    const shop = setUp();
    await shop.send(actions.listRequested({ listId: 'a', query: {} }));
    shop.client.failNext('removeItem');
    await shop.send(move);
    expect(getKeys(shop)).toEqual(['key-1']);
    expect(itemsOf(shop)).toEqual(['FS-2']);
    expect(shop.lists().outcome).toMatchObject({ task: 'saveForLater', itemId: 'FS-1' });
    expect(shop.lists().outcome?.failure).toBeUndefined();
  });

  it('succeeds if the reply that it is off the list was lost', async () => {
    const shop = setUp();
    await shop.send(actions.listRequested({ listId: 'a', query: {} }));
    shop.client.loseNextReply('removeItem');
    await shop.send(move);
    expect(getKeys(shop)).toEqual(['key-1']);
    expect(shop.lists().outcome?.failure).toBeUndefined();
    expect(shop.lists().pendingItems).toEqual([]);
    expect(shop.lists().open.a?.page.value?.items.map(({ itemId }) => itemId)).toEqual(['FS-2']);
  });

  it('is not retried when the list refuses', async () => {
    const shop = setUp();
    await shop.send(actions.listRequested({ listId: 'a', query: {} }));
    shop.client.failNext('removeItem', { status: 403, code: 'LIST_READ_ONLY', retryable: false });
    await shop.send(move);
    expect(shop.lists().outcome?.failure?.code).toBe('LIST_READ_ONLY');
    expect(itemsOf(shop)).toEqual(['FS-1', 'FS-2']);
  });

  it('saves it again with the next click: the shopper may have removed the saved item in the meantime', async () => {
    const shop = setUp();
    await shop.send(actions.listRequested({ listId: 'a', query: {} }));
    shop.client.failNext('removeItem', { status: 403, code: 'LIST_READ_ONLY', retryable: false });
    for (let turn = 1; turn <= 2; turn += 1) await shop.send(move);
    expect(getKeys(shop)).toEqual(['key-1', 'key-2']);
    expect(itemsOf(shop)).toEqual(['FS-2']);
  });
});

describe('editing a list that another member has changed', () => {
  /** Changes the list on the server, simulating another member. */
  const changeElsewhere = ({ client }: ReturnType<typeof setUp>) => {
    client.server.lists[0]!.list.revision += 1;
  };

  it('is not refused for a change that the list of lists shows already', async () => {
    const shop = setUp();
    await shop.send(actions.listRequested({ listId: 'a', query: {} }));
    changeElsewhere(shop);
    await shop.send(actions.listsRequested());
    await shop.send(actions.editSubmitted({ listId: 'a', name: 'Labs' }));
    expect(shop.lists().outcome).toMatchObject({ task: 'edit', listName: 'Labs' });
  });

  it('succeeds with the second try, without opening the list', async () => {
    const shop = setUp();
    await shop.send(actions.listsRequested());
    changeElsewhere(shop);
    await shop.send(actions.editSubmitted({ listId: 'a', name: 'Labs' }));
    expect(shop.lists().outcome).toMatchObject({ task: 'edit', failure: { code: 'LIST_CHANGED' } });
    await shop.send(actions.editSubmitted({ listId: 'a', name: 'Labs' }));
    expect(shop.lists().outcome).toMatchObject({ task: 'edit', listName: 'Labs' });
    expect(shop.client.server.lists[0]?.list.name).toBe('Labs');
  });

  it('removes the row of a list that no longer exists', async () => {
    const shop = setUp();
    shop.client.server.lists.push({ list: buildShoppingList({ id: 'b', name: 'Office' }), items: [] });
    await shop.send(actions.listsRequested());
    shop.client.server.lists.pop();
    await shop.send(actions.favoriteSubmitted({ listId: 'b', favorite: true }));
    expect(shop.lists().overview.value?.shoppingLists.map(({ id }) => id)).toEqual(['a']);
    expect(shop.lists().outcome?.failure?.code).toBe('LIST_NOT_FOUND');
  });
});
