import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { accountActions, selectAccount, selectIsSignedIn, selectSignIn } from '@foolscap/account/state';
import { cartActions, selectAddFeedback, selectItemCount } from '@foolscap/cart/state';
import { getHeaderType } from '@foolscap/header/model';
import { Header } from '@foolscap/header/ui';
import {
  Alert,
  Announcer,
  ButtonLink,
  lazyComponent,
  LinkProvider,
  SkipLink,
  useHydrated,
} from '@foolscap/ui/components';
import styles from './App.module.scss';
import { ConnectionNotice } from '../connection/ConnectionNotice.tsx';
import { WaitingPage } from '../connection/WaitingPage.tsx';
import { useRouteLoading } from '../connection/route-loading.tsx';
import { useOnline } from '../connection/use-online.ts';
import { COPY } from './copy.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import { lazyScreen } from '../rendering/lazy-screen.tsx';
import { AddedRecommendations } from '../screens/recommendations/Recommendations.tsx';
import type { LazyScreen } from '../rendering/lazy-screen.tsx';
import { useOpened, usePageServices } from '../rendering/page-services.ts';
import { CART_PATHS } from '../routing/pages.ts';
import type { PageAddress } from '../routing/page-address.ts';
import { RouteParamsProvider } from '../routing/route-params.ts';
import { signInPath } from '../routing/sign-in-path.ts';
import { matchRoute } from '../routes.ts';
import { RouterLink } from './RouterLink.tsx';
import { useShop } from './shop-context.ts';
import { useDepartments, useSiteSwitch } from './shop-links.ts';

const addFeedback = lazyScreen(async () => ({
  default: (await import('@foolscap/cart/add-feedback')).AddFeedback,
}));

/** Below the fold of every page, so hydrated late: its links work before hydration. */
const ShopFooter = lazyComponent(async () => ({ default: (await import('./ShopFooter.tsx')).ShopFooter }));

/** Links, which work before hydration. */
const HeaderTools = lazyComponent(async () => ({ default: (await import('./HeaderTools.tsx')).HeaderTools }));

/** Only for members and third-party users of an organization. It appears after signing in, too, and the page shows without it if its chunk fails. */
const OrganizationHeader = lazyComponent(() =>
  import('./OrganizationHeader.tsx').then(
    (module) => ({ default: module.OrganizationHeader }),
    () => ({ default: () => null }),
  ),
);

const miniCart = lazyScreen(() => import('./MiniCartPanel.tsx'));

const searchSuggestions = lazyScreen(async () => {
  const { default: Screen, parts } = await import('./SearchSuggestions.tsx');
  return { default: Screen, parts };
});

export interface AppProps {
  onError: (error: unknown) => void;
  /** Receives the function with which code outside of the React tree navigates. */
  connectNavigation?: (go: (path: string) => void) => void;
}

/** Header, page and footer. */
export function App(props: AppProps) {
  return (
    <LinkProvider component={RouterLink}>
      <Announcer>
        <SkipLink />
        <Page {...props} />
      </Announcer>
    </LinkProvider>
  );
}

function Page({ onError, connectNavigation }: AppProps) {
  const { tenant } = useShop();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    connectNavigation?.((path) => void navigate(path));
  }, [connectNavigation, navigate]);
  const { route, params } = matchRoute(location.pathname);
  const [firstKey] = useState(location.key);
  const { waits, onReached } = useRouteLoading();
  return (
    <div className={styles.page}>
      <ShopHeader variant={route.header} notice={!waits && <ConnectionNotice />} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={location.key} onError={onError}>
          {waits ? (
            <WaitingPage onReached={onReached} />
          ) : (
            <Suspense>
              <RouteParamsProvider value={params}>
                <PageOf
                  screen={route.screen}
                  address={{ params, search: new URLSearchParams(location.search), tenant }}
                  isFirst={location.key === firstKey}
                />
              </RouteParamsProvider>
            </Suspense>
          )}
        </ErrorBoundary>
      </main>
      <ShopFooter variant={route.header} />
      <Feedback onError={onError} />
    </div>
  );
}

/** The page itself, once its chunk and its parts of the shop have loaded. */
function PageOf({
  screen,
  address,
  isFirst,
}: {
  screen: LazyScreen;
  address: PageAddress;
  isFirst: boolean;
}) {
  useOpened(screen);
  // The first page hydrates before its sections. Any other shows with them, so that nothing appears later.
  useOpened(...(isFirst ? [] : screen.pageExports().sections(address)));
  const { Screen } = screen;
  return <Screen />;
}

/** The header of the storefront; counts, names and links come from the domains. */
function ShopHeader({ variant, notice }: { variant: 'full' | 'logoOnly'; notice: ReactNode }) {
  const { tenant, basename } = useShop();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const count = useSelector(selectItemCount);
  const signedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectAccount);
  const headerType = getHeaderType(pathname, 'sm', user?.session.userType);
  const signingOut = useSelector(selectSignIn).phase === 'signing-out';
  const searchText = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <Header
      type={headerType === 'tpv' ? headerType : variant}
      tenant={tenant === 'sba' ? 'business' : 'consumer'}
      homeHref="/"
      compactOnSmall={headerType === 'slim'}
      hat={COPY[tenant].news}
      notice={notice}
      store={<HeaderTools />}
      siteSwitch={useSiteSwitch()}
      organization={tenant === 'sba' && signedIn && variant === 'full' ? <OrganizationHeader /> : undefined}
      note={pathname.endsWith('/checkout') ? 'Secure checkout' : undefined}
      search={{
        action: useHref('/search'),
        query: searchText,
        onSearch: (q) => void navigate(`/search?${new URLSearchParams({ q })}`),
        ...useSuggestions(),
      }}
      categories={useDepartments()}
      account={
        signedIn
          ? {
              kind: 'signedIn',
              firstName: user?.userProfile?.contact.fname,
              tier: user?.userProfile?.rewardsTier,
              accountHref: '/account',
              signOutAction: FORM_PATHS.signOut,
              signOutFields: <FormFields purpose="sign-out" />,
              onSignOut: () => dispatch(accountActions.signOutRequested()),
              signingOut,
            }
          : {
              kind: 'guest',
              // Sign-in returns to the current page; the pages around sign-in have their own targets.
              signInHref:
                variant === 'full' && pathname !== '/'
                  ? signInPath(tenant, `${basename}${pathname}${search}`)
                  : LOGIN_PATH,
            }
      }
      cart={{ href: '/cart', count, ...useMiniCart() }}
    />
  );
}

/**
 * Opens the mini cart below the cart link, and loads it with the first press. The link leads to the cart page before hydration, on that page
 * itself, offline until the mini cart has loaded, and if it fails to load.
 */
function useMiniCart() {
  const { open } = usePageServices();
  const { key, pathname } = useLocation();
  const online = useOnline();
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(false);
  const [opened, setOpened] = useState<{ link: HTMLElement; key: string }>();
  // Following a link closes it, and going back does not open it again.
  if (opened && opened.key !== key) setOpened(undefined);
  const close = useCallback(() => setOpened(undefined), []);
  if (!hydrated || /^(\/cc\/sparq)?\/cart$/.test(pathname) || !(online || loaded)) return undefined;
  const { Screen } = miniCart;
  return {
    expanded: opened !== undefined,
    onOpen: (link: HTMLAnchorElement) => {
      setOpened(opened ? undefined : { link, key });
      void Promise.resolve(open(miniCart)).then(
        () => setLoaded(true),
        () => location.assign(link.href),
      );
    },
    panel: opened && loaded && <Screen opener={opened.link} onClose={close} />,
  };
}

/** Loads suggestions when the search box receives focus; without them the box still searches. */
function useSuggestions() {
  const { open } = usePageServices();
  const online = useOnline();
  const [opened, setOpened] = useState(false);
  const { Screen } = searchSuggestions;
  return {
    onFocus: () =>
      // Browsers do not retry a failed module on the same page, so nothing is fetched offline.
      online &&
      void Promise.resolve(open(searchSuggestions)).then(
        () => setOpened(true),
        () => undefined,
      ),
    suggestions: opened && <Screen />,
  };
}

/** The add-to-cart feedback, loaded with the first add. If it fails to load, a plain alert replaces it. */
function Feedback({ onError }: AppProps) {
  const feedback = useSelector(selectAddFeedback);
  const [wanted, setWanted] = useState(false);
  if (feedback && !wanted) setWanted(true);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { Screen } = addFeedback;
  return wanted ? (
    <ErrorBoundary resetKey="feedback" onError={onError} fallback={<PlainFeedback />}>
      <Suspense>
        <Screen
          cartHref="/cart"
          onViewCart={() => void navigate('/cart')}
          isCartShown={CART_PATHS.includes(pathname)}
          recommendations={<AddedRecommendations />}
        />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

function PlainFeedback() {
  const dispatch = useDispatch();
  const feedback = useSelector(selectAddFeedback);
  if (!feedback) return null;
  const added = feedback.phase === 'added';
  return (
    <div className={styles.plainFeedback} data-print="hide">
      <Alert
        kind={added ? 'success' : 'failure'}
        live="polite"
        onDismiss={() => dispatch(cartActions.feedbackClosed())}
        actions={added ? <ButtonLink href="/cart">View cart</ButtonLink> : undefined}
      >
        {added ? 'Your cart has changed.' : 'Failure while adding item to cart. Please try again'}
      </Alert>
    </div>
  );
}
