// App.tsx
import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { LazyAddFeedback } from '@foolscap/cart/feature';
import { Announcer, Container } from '@foolscap/ui/components';
import { CartScreen } from './CartScreen.tsx';
import { Header } from './Header.tsx';
import { Products } from './Products.tsx';
import type { createStore } from './store.ts';

export const App = ({ store }: { store: ReturnType<typeof createStore> }) => (
  <Provider store={store}>
    <Announcer>
      <Page />
    </Announcer>
  </Provider>
);

function Page() {
  const page = useSyncExternalStore(onHashChange, () => location.hash);
  return (
    <>
      <Header isCartPage={page === '#cart'} />
      <main>
        <Container>{page === '#cart' ? <CartScreen /> : <Products />}</Container>
      </main>
      <LazyAddFeedback cartHref="#cart" />
    </>
  );
}

/** Your router takes the place of this, with `LinkProvider` of `@foolscap/ui/components` for its links. */
function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
