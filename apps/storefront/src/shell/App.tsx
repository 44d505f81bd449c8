import { Fragment, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { accountActions, selectAccount, selectIsSignedIn, selectSignIn } from '@foolscap/account/state';
import { cartActions, selectAddFeedback, selectItemCount } from '@foolscap/cart/state';
import { getHeaderType } from '@foolscap/header/model';
import { Header } from '@foolscap/header/ui';
import { Alert, Announcer, ButtonLink, Link, LinkProvider, SkipLink } from '@foolscap/ui/components';
import styles from './App.module.scss';
import { ConnectionNotice } from '../connection/ConnectionNotice.tsx';
import { WaitingPage } from '../connection/WaitingPage.tsx';
import { useRouteLoading } from '../connection/route-loading.tsx';
import { useOnline } from '../connection/use-online.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import { lazyFeature } from '../rendering/lazy-feature.tsx';
import { Region } from '../rendering/Region.tsx';
import type { OrganizationHeaderProps } from '../features/business/OrganizationHeader.tsx';
import { AddedRecommendations } from '../features/recommendations/Recommendations.tsx';
import type { LazyFeature } from '../rendering/lazy-feature.tsx';
import { useOpened, usePageServices } from '../rendering/page-services.ts';
import { CART_PATHS } from '../routing/pages.ts';
import type { PageAddress } from '../routing/page-address.ts';
import { RouteParamsProvider } from '../routing/route-params.ts';
import { matchRoute } from '../routes.ts';
import { usePageDrawer } from './page-drawer.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useHeaderPanel, type HeaderPanelProps } from './use-header-panel.tsx';
import { useShop } from './shop-context.ts';
import { useBarItem, useDepartments, useNavigation, useSiteSwitch } from './shop-links.ts';
import { SHELL_MESSAGES } from './shell-messages.ts';
import { ShopFooter } from './ShopFooter.tsx';
import { HeaderTools } from './HeaderTools.tsx';

const addFeedback = lazyFeature(
  async () => ({ default: (await import('@foolscap/cart/add-feedback')).AddFeedback }),
  { as: 'page' },
);

/**
 * Only for members and third-party users of an organization. It also appears after sign-in, and if its chunk fails to load, the page is
 * shown without it.
 */
const organizationHeader = lazyFeature<OrganizationHeaderProps>(
  () =>
    import('../features/business/OrganizationHeader.tsx').then(
      (module) => ({ default: module.OrganizationHeader }),
      () => ({ default: () => null }),
    ),
  { as: 'section' },
);

const miniCart = lazyFeature<HeaderPanelProps>(() => import('../features/cart/MiniCartPanel.tsx'), {
  as: 'drawer',
});

const searchSuggestions = lazyFeature(() => import('../features/results/SearchSuggestions.tsx'), {
  as: 'page',
});

const departmentsMenu = lazyFeature(() => import('../features/navigation/DepartmentsMenu.tsx'), {
  as: 'page',
});

export interface AppProps {
  onError: (error: unknown) => void;
  /** Receives the function for navigating from code outside the React tree. */
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
      <Region name="header">
        <ShopHeader variant={route.header} notice={!waits && <ConnectionNotice />} />
      </Region>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Region name="main">
          <ErrorBoundary resetKey={location.key} onError={onError}>
            {waits ? (
              <WaitingPage onReached={onReached} />
            ) : (
              <Suspense>
                <RouteParamsProvider value={params}>
                  <PageOf
                    screen={route.screen}
                    address={{
                      pathname: location.pathname,
                      params,
                      search: new URLSearchParams(location.search),
                      tenant,
                    }}
                    isFirst={location.key === firstKey}
                  />
                </RouteParamsProvider>
              </Suspense>
            )}
          </ErrorBoundary>
        </Region>
      </main>
      <Region name="footer">
        <ShopFooter variant={route.header} />
      </Region>
      <Feedback onError={onError} />
    </div>
  );
}

/** The page itself, once its chunk and features have loaded. */
function PageOf({
  screen,
  address,
  isFirst,
}: {
  screen: LazyFeature;
  address: PageAddress;
  isFirst: boolean;
}) {
  useOpened(screen);
  // The first page hydrates before its sections. Later pages are shown together with theirs, so that nothing appears late.
  useOpened(...(isFirst ? [] : screen.getExports().sections(address)));
  const { Screen } = screen;
  return <Screen />;
}

/** The header of the storefront; counts, names and links come from the domains. */
function ShopHeader({ variant, notice }: { variant: 'full' | 'logoOnly'; notice: ReactNode }) {
  const { tenant } = useShop();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const count = useSelector(selectItemCount);
  const signedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectAccount);
  const headerType = getHeaderType(pathname, 'sm', user?.session.userType);
  const signingOut = useSelector(selectSignIn).phase === 'signing-out';
  const searchText = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const drawer = usePageDrawer();
  const label = useBarItem(signedIn ? 'ACCOUNT' : 'SIGN_IN')?.label;
  return (
    <>
      <Header
        type={headerType === 'tpv' ? headerType : variant}
        tenant={tenant === 'sba' ? 'business' : 'consumer'}
        homeHref="/"
        compactOnSmall={headerType === 'slim'}
        hat={useAnnouncement()}
        notice={notice}
        store={<HeaderTools />}
        siteSwitch={useSiteSwitch()}
        organization={
          tenant === 'sba' && signedIn && variant === 'full' ? (
            <organizationHeader.Screen onDrawer={drawer.onOpen} />
          ) : undefined
        }
        note={pathname.endsWith('/checkout') ? SHELL_MESSAGES.shell.secureCheckout : undefined}
        search={{
          action: useHref('/search'),
          ...useBarItem('SEARCH'),
          query: searchText,
          onSearch: (q) => void navigate(`/search?${new URLSearchParams({ q })}`),
          ...useSuggestions(),
        }}
        categories={useDepartments()}
        departments={useDepartmentsMenu()}
        account={
          signedIn
            ? {
                kind: 'signedIn',
                label,
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
                label,
                signInHref: LOGIN_PATH,
                onSignIn: drawer.onOpen,
              }
        }
        cart={{ href: '/cart', ...useBarItem('CART'), count, ...useMiniCart() }}
      />
      {drawer.panel}
    </>
  );
}

/** Returns the announcement above the header. */
const useAnnouncement = () =>
  useNavigation()?.hat[0]?.headliners.map(({ title, text, link }) => (
    <Fragment key={text}>
      {title && <strong>{title} </strong>}
      {text} {link && <Link href={link.url}>{link.label}</Link>}
    </Fragment>
  ));

/**
 * Opens the mini cart below the cart link. The link leads to the cart page while on that page, and while offline until the mini cart has
 * loaded.
 */
function useMiniCart() {
  const { pathname } = useLocation();
  const online = useOnline();
  const [isLoaded, setLoaded] = useState(false);
  const { expanded, onOpen, panel } = useHeaderPanel({
    isLink: CART_PATHS.includes(pathname) || !(online || isLoaded),
    render: (opened) => <miniCart.Screen {...opened} />,
  });
  if (expanded && online && !isLoaded) setLoaded(true);
  return onOpen && { expanded, onOpen, panel };
}

/** Returns a part of the header once it has loaded, and the function that loads it. Until then, and if it fails, the header does without it. */
function usePart(part: LazyFeature): [part: ReactNode, load: () => void] {
  const { open } = usePageServices();
  const online = useOnline();
  const [opened, setOpened] = useState(false);
  const { Screen } = part;
  return [
    opened && <Screen />,
    () =>
      // Browsers do not retry a failed module on the same page, so nothing is fetched offline.
      online &&
      void Promise.resolve(open(part)).then(
        () => setOpened(true),
        () => undefined,
      ),
  ];
}

/** Loads suggestions when the search box receives focus; without them the box still searches. */
function useSuggestions() {
  const [suggestions, onFocus] = usePart(searchSuggestions);
  return { suggestions, onFocus };
}

/** Loads the categories of the departments when the menu opens; without them the menu has the departments. */
function useDepartmentsMenu() {
  const [menu, onOpen] = usePart(departmentsMenu);
  const { plainMenu } = usePageServices();
  // Browsers neither render nor hydrate the content of this element.
  return { menu, onOpen, plain: <noscript>{plainMenu}</noscript> };
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
        actions={added ? <ButtonLink href="/cart">{SHELL_MESSAGES.shell.viewCart}</ButtonLink> : undefined}
      >
        {added ? SHELL_MESSAGES.shell.cartChanged : SHELL_MESSAGES.shell.addFailed}
      </Alert>
    </div>
  );
}
