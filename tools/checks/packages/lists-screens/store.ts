// store.ts
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import type { ListsClient } from '@foolscap/lists/client';
import { createListImportsModule, createListsModule } from '@foolscap/lists/state';

export function createStore(client: ListsClient) {
  const lists = createListsModule({
    client,
    newKey: () => crypto.randomUUID(),
    inLane: createWriteLane(), // the cart's, if your application has one
    log: (message, { code }) => reportError(new Error(`${message} (${code})`)),
    saveFile,
  });
  const imports = createListImportsModule({ client, newKey: () => crypto.randomUUID() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    // Beside the reducers of your application.
    reducer: { [lists.name]: lists.reducer, [imports.name]: imports.reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(lists.saga);
  sagas.run(imports.saga);
  return store;
}

/** Saves an exported list. Spreadsheets recognize UTF-8 by its first character. */
function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
