import { useApi, useFake } from './lists-screens-walk.mjs';

/** The application with the screens of lists. @type {import('./examples.mjs').Example} */
export const listsScreens = {
  folder: 'lists-screens',
  shown: [
    'store.ts',
    'addresses.ts',
    'ListsScreens.tsx',
    'Products.tsx',
    'AddToListDialog.tsx',
    'App.tsx',
    'api-clients.ts',
    'fake-clients.ts',
  ],
  names: {
    readme: 'README of lists, its application',
    built: 'an application with the screens of lists, built',
    typed: 'an application with the screens of lists, typed',
    fake: 'lists in an application, with their fake',
    api: 'lists in an application, with the API',
  },
  useFake,
  useApi,
};
