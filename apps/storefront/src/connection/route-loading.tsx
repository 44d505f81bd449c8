import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import type { Action } from 'redux';
import { accountActions, selectUserId } from '@foolscap/account/state';
import { getTitle } from '../rendering/titles.ts';
import { openPage } from '../rendering/lazy-feature.tsx';
import { usePageServices } from '../rendering/page-services.ts';
import { matchRoute } from '../routes.ts';
import { isAccountPage } from '../routing/pages.ts';
import { useShop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';
import { OFFLINE_MESSAGES } from './offline-messages.ts';
import { useOnline } from './use-online.ts';

/**
 * Loads a page's data when the URL changes, and again when the user changes; the first page is rendered with its data. Nothing is loaded
 * while offline: the page waits, and pages that were loaded before are still shown.
 */
export function useRouteLoading(): {
  /** True if the current page is waiting for the connection. */
  waits: boolean;
  /** Call it once the server is reachable. */
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
  const page = {
    pathname: location.pathname,
    params,
    search,
    tenant: shop.tenant,
    store: shop.store?.storeNumber,
  };

  const [reached, setReached] = useState<string>();
  /** URL of the page that was loaded last. */
  const [loaded, setLoaded] = useState(address);
  const opens = online || reached === address || (route.worksOffline === true && route.screen.isLoaded());
  if (opens && loaded !== address) setLoaded(address);
  const waits = !opens && loaded !== address;

  // The title depends on the page's data, so it is set again when the data changes.
  useEffect(() => {
    const name = () => {
      const title = getTitle(
        waits ? OFFLINE_MESSAGES.offline.title : route.title,
        store.getState(),
        page,
        shop,
      );
      if (document.title !== title) document.title = title;
    };
    name();
    return store.subscribe(name);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the URL determines route, parameters and query
  }, [address, shop, store, waits]);

  const userId = useSelector(selectUserId);
  const read = useRef({ loaded, userId });
  useEffect(() => {
    if (read.current.loaded === loaded && read.current.userId === userId) return;
    const current = { loaded, userId };
    read.current = current;
    const dispatchAll = (actions: Action[]) => {
      for (const action of actions) {
        // Departments are the same on every page, so they are loaded only once.
        if (action.type === 'catalog/categoriesRequested' && store.getState().catalog.categories.value)
          continue;
        dispatch(action);
      }
    };
    // The session may have ended elsewhere, and not every account page makes a call that is refused then.
    if (isAccountPage(page.pathname)) dispatch(accountActions.accountRequested());
    dispatchAll(route.load(page));
    openPage(open, route.screen, page).then(
      (actions) => {
        // Skips loading if the page was left in the meantime.
        if (read.current === current) dispatchAll(actions);
      },
      // A chunk that failed to load is reported where the page renders.
      () => undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `loaded` is the URL, which determines the rest
  }, [loaded, userId]);

  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    const samePage = shown.current.split('?')[0] === location.pathname;
    shown.current = address;
    // Another variant of the same product keeps scroll position and focus.
    if (samePage || (location.state as { keepsPlace?: boolean } | null)?.keepsPlace) return;
    // Scrolls to the top and moves focus to the start of the new page.
    if (!location.hash) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another URL is another page
  }, [address]);

  return { waits, onReached: () => setReached(address) };
}
