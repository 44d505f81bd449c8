import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import type { Action } from 'redux';
import { titled } from '../head.ts';
import { usePageServices } from '../page-services.ts';
import { matchRoute } from '../routes.ts';
import { useShop } from '../shop-context.ts';
import type { ShopState } from '../store.ts';
import { useOnline } from './use-online.ts';

/**
 * Reads what the page needs when the address changes; the first page has come with everything in it. Without a connection nothing is
 * read, and the page waits; pages that were read before still show.
 */
export function useRouteLoading(): {
  /** True if the page at this address can be shown only with a connection. */
  waits: boolean;
  /** The shop can be reached after all. */
  onReached: () => void;
} {
  const dispatch = useDispatch();
  const shop = useShop();
  const { open } = usePageServices();
  const location = useLocation();
  const address = location.pathname + location.search;
  const store = useStore<ShopState>();
  const online = useOnline();
  const { route, params } = matchRoute(location.pathname);
  const search = new URLSearchParams(location.search);
  const page = { params, search, store: shop.store?.storeNumber };

  const [reached, setReached] = useState<string>();
  /** The address whose page was read last. */
  const [loaded, setLoaded] = useState(address);
  const opens = online || reached === address || (route.worksOffline === true && route.screen.isLoaded());
  if (opens && loaded !== address) setLoaded(address);
  const waits = !opens && loaded !== address;

  // The title follows the data of the page, so it is set again whenever that changes.
  useEffect(() => {
    const name = () => {
      const { title } = waits ? titled('You’re offline') : route.head(store.getState(), page, shop);
      if (document.title !== title) document.title = title;
    };
    name();
    return store.subscribe(name);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address determines route, parameters and query
  }, [address, shop, store, waits]);

  const read = useRef(loaded);
  useEffect(() => {
    if (read.current === loaded) return;
    read.current = loaded;
    const dispatchAll = (actions: Action[]) => {
      for (const action of actions) {
        // The departments are read once; they are the same on every page.
        if (action.type === 'catalog/categoriesRequested' && store.getState().catalog.categories.value)
          continue;
        dispatch(action);
      }
    };
    dispatchAll(route.load(page));
    const brought = () => {
      // The page was left in the meantime: its data is no longer needed.
      if (read.current === loaded) dispatchAll(route.screen.brings().load(page));
    };
    const wait = open(route.screen);
    // A chunk that could not be fetched is reported where the page would be.
    if (wait) wait.then(brought, () => undefined);
    else brought();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `loaded` is the address here, which determines the rest
  }, [loaded]);

  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    const samePage = shown.current.split('?')[0] === location.pathname;
    shown.current = address;
    // Another variant of the same product takes its place without moving anything.
    if (samePage || (location.state as { keepsPlace?: boolean } | null)?.keepsPlace) return;
    // A new page begins at its top, for eyes and for screen readers alike.
    if (!location.hash) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another address is another page
  }, [address]);

  return { waits, onReached: () => setReached(address) };
}
