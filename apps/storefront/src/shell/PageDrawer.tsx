import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useHref, useLocation } from 'react-router';
import type { Store } from 'redux';
import { accountActions, selectAccountLoad, selectIsSignedIn, selectUserId } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { LinkProvider, Stack, Text } from '@foolscap/ui/components';
import type { LinkComponentProps } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import { FrameDrawerProvider, useFrameDrawer } from './frame-drawer.ts';
import type { EntryFrameProps } from '../features/account/EntryFrame.tsx';
import { openPage } from '../rendering/lazy-feature.tsx';
import { usePageServices } from '../rendering/page-services.ts';
import { isAccountPage, PAGES } from '../routing/pages.ts';
import { signInPath, withReturnTarget } from '../routing/sign-in-path.ts';
import { matchRoute } from '../routes.ts';
import { belowRoot } from '../routing/tenant-path.ts';
import { isOwnPress, RouterLink } from './RouterLink.tsx';
import { useShop } from './shop-context.ts';
import type { HeaderPanelProps } from './use-header-panel.tsx';

/** Pages of the way to an account, which follow each other in one drawer. */
const ENTRY_PAGES: readonly string[] = [LOGIN_PATH, PAGES.register, PAGES.forgotPassword];

/** A link in the drawer: pages of the way to an account replace the one in the drawer, others close it. */
function DrawerLink({ onClick, ...rest }: LinkComponentProps) {
  const drawer = useFrameDrawer();
  const { basename, tenant } = useShop();
  return (
    <RouterLink
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        const { href, pathname } = event.currentTarget;
        if (event.defaultPrevented || !isOwnPress(event, rest.target)) return;
        const page = belowRoot(pathname, basename);
        if (!drawer || !ENTRY_PAGES.includes(page)) return;
        event.preventDefault();
        const here = drawer.pathname + drawer.search;
        // After signing in, the shopper returns to the page in the drawer.
        drawer.show(
          ENTRY_PAGES.includes(drawer.pathname)
            ? href
            : basename + withReturnTarget(tenant, page, drawer.pathname, basename + here),
        );
      }}
    />
  );
}

/** Reads the account, and waits for the reply. */
const readAccount = ({ dispatch, getState, subscribe }: Store<AccountRoot>) =>
  new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (selectAccountLoad(getState()).phase === 'loading') return;
      stop();
      resolve();
    });
    dispatch(accountActions.accountRequested());
  });

/**
 * Shows the page of the opener's link in a drawer; guests sign in first where the page needs it (storefront-2.59). The page must have an
 * `EntryFrame` or an `AccountFrame`.
 */
export default function PageDrawer({ opener, onClose }: HeaderPanelProps) {
  const { tenant, basename } = useShop();
  const { open, report } = usePageServices();
  const store = useStore<AccountRoot>();
  const signedIn = useSelector(selectIsSignedIn);
  // The data of another user is read again.
  const userId = useSelector(selectUserId);
  const [link, setLink] = useState((opener as HTMLAnchorElement).href);
  const linked = new URL(link, location.origin);
  const signIn = useHref(signInPath(tenant, linked.pathname + linked.search));
  const needsSignIn = !signedIn && isAccountPage(belowRoot(linked.pathname, basename));
  const { href, pathname: path, search } = new URL(needsSignIn ? signIn : link, location.origin);
  const pathname = belowRoot(path, basename);
  const [behind] = useState(useLocation().pathname);
  const back = useRef<HTMLElement | null>(opener);
  const [page, setPage] = useState<{ href: string; Screen: ComponentType }>();

  useEffect(() => {
    let isCurrent = true;
    const { route, params } = matchRoute(pathname);
    const address = { pathname, params, search: new URLSearchParams(search), tenant };
    Promise.all([
      openPage(open, route.screen, address),
      // If the session has ended elsewhere, the drawer shows the sign-in form instead; a refused call would leave the page.
      isAccountPage(pathname) && readAccount(store),
    ]).then(
      ([actions]) => {
        if (!isCurrent || (isAccountPage(pathname) && !selectIsSignedIn(store.getState()))) return;
        actions.forEach(store.dispatch);
        setPage({ href, Screen: route.screen.Screen });
      },
      (error: unknown) => {
        report(`page not loaded into a drawer: ${String(error)}`);
        window.location.assign(href);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [href, open, pathname, report, search, store, tenant, userId]);

  const render = useCallback(
    ({ title, note, ways, children, more }: EntryFrameProps) => (
      <Drawer open title={title} onClose={onClose} finalFocus={back}>
        <Stack gap={6}>
          {note && <Text tone="muted">{note}</Text>}
          {children}
          {ways && <div>{ways}</div>}
          {more}
        </Stack>
      </Drawer>
    ),
    [onClose],
  );

  const drawer = useMemo(
    () => ({ pathname, search, behind, close: onClose, show: setLink, render }),
    [pathname, search, behind, onClose, render],
  );
  return (
    page?.href === href && (
      <FrameDrawerProvider value={drawer}>
        <LinkProvider component={DrawerLink}>
          <page.Screen />
        </LinkProvider>
      </FrameDrawerProvider>
    )
  );
}
