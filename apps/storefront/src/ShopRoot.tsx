import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import { App } from './App.tsx';
import type { AppProps } from './App.tsx';
import { PageServicesProvider } from './page-services.ts';
import type { PageServices } from './page-services.ts';
import { ShopProvider } from './shop-context.ts';
import type { Shop } from './shop-context.ts';
import type { ShopState } from './store.ts';

export interface ShopRootProps extends AppProps {
  store: Store<ShopState>;
  /** The state that the server rendered. Parts of the page that hydrate late are compared with it, however much has changed since. */
  serverState?: ShopState;
  shop: Shop;
  services: PageServices;
  /** Puts a router around the page: by the browser's address, by that of a request, or in memory. */
  withRouter: (page: ReactNode) => ReactElement;
}

/**
 * The shop's whole React tree. The server, the browser and the stories all render this one component: `useId` derives ids from a
 * component's place in the tree, so a tree that differs anywhere would break labels and hints everywhere.
 */
export function ShopRoot({ store, serverState, shop, services, withRouter, ...app }: ShopRootProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <ShopProvider value={shop}>
        <PageServicesProvider value={services}>{withRouter(<App {...app} />)}</PageServicesProvider>
      </ShopProvider>
    </Provider>
  );
}
