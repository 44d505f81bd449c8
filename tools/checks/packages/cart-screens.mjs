import { useApi, useFake } from './cart-screens-walk.mjs';

/** The application with the cart's screens. @type {import('./examples.mjs').Example} */
export const cartScreens = {
  folder: 'cart-screens',
  shown: ['store.ts', 'Header.tsx', 'CartScreen.tsx', 'App.tsx', 'fake-clients.ts', 'api-clients.ts'],
  names: {
    readme: 'README of the cart, its application',
    built: "an application with the cart's screens, built",
    typed: "an application with the cart's screens, typed",
    fake: 'the cart in an application, with its fake',
    api: 'the cart in an application, with the API',
  },
  useFake,
  useApi,
};
