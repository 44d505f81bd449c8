import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { FoundStore } from '@foolscap/stores/contract';
import { LOCATOR_RADIUS } from '@foolscap/stores/model';
import { selectStoreSearch, storesActions } from '@foolscap/stores/state';
import { StorePanel as Panel } from '@foolscap/stores/ui';
import { SkeletonText } from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import { lazyScreen } from '../rendering/lazy-screen.tsx';
import { useOpened } from '../rendering/page-services.ts';
import { storesPart } from '../parts/stores.part.ts';
import { useStoreLocation } from '../screens/use-store-location.ts';
import { HeaderPanel } from './HeaderPanel.tsx';

const content = lazyScreen(() => Promise.resolve({ default: Content, parts: [storesPart] }));

export interface StorePanelProps {
  /** The link that opened the panel. */
  opener: HTMLElement;
  /** The chosen store with its status now. */
  store: FoundStore | undefined;
  allHref: string;
  onClose: () => void;
}

/** The chosen store and nearby stores. */
export function StorePanel({ opener, store, allHref, onClose }: StorePanelProps) {
  return (
    <HeaderPanel title={store ? 'Your store' : 'Choose a store'} opener={opener} onClose={onClose}>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Ready store={store} allHref={allHref} />
      </Suspense>
    </HeaderPanel>
  );
}

/** Waits until the stores part has loaded. */
function Ready(props: Pick<StorePanelProps, 'store' | 'allHref'>) {
  useOpened(content);
  return <Content {...props} />;
}

function Content({ store, allHref = '/stores' }: Partial<Pick<StorePanelProps, 'store' | 'allHref'>>) {
  const dispatch = useDispatch();
  const { pathname, search: query } = useLocation();
  const { found, near, isLookupDown, search } = useSelector(selectStoreSearch);
  const { location, locate, stopLocating } = useStoreLocation((point) =>
    dispatch(storesActions.searchRequested({ text: '', point, radius: LOCATOR_RADIUS })),
  );

  const ownZip = store?.zipCode ?? '';
  const hasSearched = search !== undefined;
  useEffect(() => {
    // Without a text the server uses the shopper's ZIP code, or the default store of the site.
    if (!hasSearched) dispatch(storesActions.searchRequested({ text: ownZip, radius: LOCATOR_RADIUS }));
  }, [hasSearched, dispatch, ownZip]);

  return (
    <Panel
      store={store}
      text={search?.text ?? ownZip}
      phase={found.phase}
      stores={found.value ?? []}
      near={near}
      isLookupDown={isLookupDown}
      location={location}
      onSearch={(text) => {
        stopLocating();
        dispatch(storesActions.searchRequested({ text, radius: LOCATOR_RADIUS }));
      }}
      onLocate={locate}
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
