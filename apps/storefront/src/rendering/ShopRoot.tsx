import { Fragment } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import { LocaleProvider } from '@foolscap/ui/components';
import { App } from '../shell/App.tsx';
import type { AppProps } from '../shell/App.tsx';
import { PageServicesProvider } from './page-services.ts';
import type { PageServices } from './page-services.ts';
import { ShopProvider } from '../shell/shop-context.ts';
import type { Shop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';

export interface ShopRootProps extends AppProps {
  store: Store<ShopState>;
  /** The state that the server rendered. Parts that hydrate later render with it first, even if the Redux store has changed since. */
  serverState?: ShopState;
  shop: Shop;
  services: PageServices;
  /** Gives the site of another country than the United States its rules and texts. */
  Country?: ComponentType<{ children: ReactNode }> | undefined;
  /** Wraps the page in a router: for the browser, for a request, or in memory. */
  withRouter: (page: ReactNode) => ReactElement;
}

/**
 * The whole React tree of the storefront. Server, browser and stories all render this component: `useId` derives ids from a component's
 * position in the tree, so any difference would break labels and hints everywhere.
 */
export function ShopRoot({
  store,
  serverState,
  shop,
  services,
  Country = Fragment,
  withRouter,
  ...app
}: ShopRootProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <ShopProvider value={shop}>
        <LocaleProvider locale={shop.locale}>
          <PageServicesProvider value={services}>
            <Country>{withRouter(<App {...app} />)}</Country>
          </PageServicesProvider>
        </LocaleProvider>
      </ShopProvider>
    </Provider>
  );
}
