// App.tsx
import { useState, useSyncExternalStore } from 'react';
import { Provider, useSelector } from 'react-redux';
import { selectAddToList } from '@foolscap/lists/state';
import { Announcer, Container, lazyComponent } from '@foolscap/ui/components';
import { listHref, listsHref, readAddress } from './addresses.ts';
import { LinkScreen, ListScreen, ListsScreen } from './ListsScreens.tsx';
import { Products } from './Products.tsx';
import type { createStore } from './store.ts';

/** Loaded, with the overlays, when it is opened for the first time. */
const AddToListDialog = lazyComponent(() => import('./AddToListDialog.tsx'));

const SCREENS = { lists: ListsScreen, list: ListScreen, link: LinkScreen };

export const App = ({ store }: { store: ReturnType<typeof createStore> }) => (
  <Provider store={store}>
    <Announcer>
      <Page />
    </Announcer>
  </Provider>
);

function Page() {
  const { screen, ...address } = readAddress(useSyncExternalStore(onHashChange, () => location.hash));
  const Screen = SCREENS[screen as keyof typeof SCREENS] ?? Products;
  const isAdding = useSelector(selectAddToList) !== null;
  // Once loaded it stays, so that it closes with a transition, and announces an add that ends later.
  const [wasAdding, setWasAdding] = useState(false);
  if (isAdding && !wasAdding) setWasAdding(true);
  return (
    <>
      <header className="header">
        <Container>
          <nav aria-label="Shop">
            <a href="#products">Corner Paper</a>
            <a href={listsHref()}>Lists</a>
          </nav>
        </Container>
      </header>
      <main>
        <Container>
          <Screen {...address} />
        </Container>
      </main>
      {wasAdding && <AddToListDialog hrefForList={listHref} />}
    </>
  );
}

/** Your router takes the place of this, with `LinkProvider` of `@foolscap/ui/components` for its links. */
function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
