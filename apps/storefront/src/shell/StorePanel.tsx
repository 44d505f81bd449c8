import { Suspense, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { LOCATOR_RADIUS } from '@foolscap/stores/model';
import { selectStoreSearch, storesActions } from '@foolscap/stores/state';
import { StorePanel as Panel } from '@foolscap/stores/ui';
import { lazyComponent, SkeletonText } from '@foolscap/ui/components';
import { Flyout } from '@foolscap/ui/overlays';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import { lazyScreen } from '../rendering/lazy-screen.tsx';
import { useOpened } from '../rendering/page-services.ts';
import { storesPart } from '../parts/stores.part.ts';
import { locateShopper } from '../screens/locate-shopper.ts';
import { useShop } from './shop-context.ts';

const Drawer = lazyComponent(async () => ({ default: (await import('@foolscap/ui/overlays')).Drawer }));

const content = lazyScreen(() => Promise.resolve({ default: Content, parts: [storesPart] }));

export interface StorePanelProps {
  /** The link that opened the panel. */
  opener: HTMLElement;
  allHref: string;
  onClose: () => void;
}

/** The chosen store and nearby stores: a flyout of the header's tool on large screens, a drawer on others. */
export function StorePanel({ opener, allHref, onClose }: StorePanelProps) {
  const { store } = useShop();
  const title = store ? 'Your store' : 'Choose a store';
  const menu = opener.closest('details');
  // The menu is closed behind the drawer, so focus returns to the control that opens the menu.
  const back = useRef<HTMLElement | null>(menu?.querySelector('summary') ?? opener);

  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, onClose, openedAt]);

  const inside = (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <Ready allHref={allHref} />
    </Suspense>
  );
  return menu ? (
    <Drawer open side="left" title={title} onClose={onClose} finalFocus={back}>
      {inside}
    </Drawer>
  ) : (
    <Flyout open title={title} opener={opener} onClose={onClose}>
      {inside}
    </Flyout>
  );
}

/** Waits until the stores part has loaded. */
function Ready({ allHref }: { allHref: string }) {
  useOpened(content);
  return <Content allHref={allHref} />;
}

function Content({ allHref = '/stores' }: { allHref?: string }) {
  const { store } = useShop();
  const dispatch = useDispatch();
  const { pathname, search: query } = useLocation();
  const { found, search } = useSelector(selectStoreSearch);
  const [location, setLocation] = useState<'idle' | 'locating' | 'denied'>('idle');

  const near = store?.zipCode;
  const hasSearched = search !== undefined;
  useEffect(() => {
    if (near && !hasSearched) dispatch(storesActions.searchRequested({ text: near, radius: LOCATOR_RADIUS }));
  }, [hasSearched, dispatch, near]);

  return (
    <Panel
      store={store}
      text={search?.text ?? near ?? ''}
      phase={found.phase}
      stores={found.value ?? []}
      location={location}
      onSearch={(text) => dispatch(storesActions.searchRequested({ text, radius: LOCATOR_RADIUS }))}
      onLocate={() => {
        setLocation('locating');
        locateShopper({
          onFound: (point) => {
            setLocation('idle');
            dispatch(storesActions.searchRequested({ text: '', point, radius: LOCATOR_RADIUS }));
          },
          onDenied: () => setLocation('denied'),
        });
      }}
      onRetry={() => {
        if (search) dispatch(storesActions.searchRequested(search));
      }}
      chooseForm={{
        action: FORM_PATHS.chooseStore,
        fields: (
          <>
            <FormFields purpose="store" />
            <input type="hidden" name="back" value={pathname + query} />
          </>
        ),
      }}
      allHref={allHref}
    />
  );
}
