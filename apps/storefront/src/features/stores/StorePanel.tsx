import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { FoundStore } from '@foolscap/stores/contract';
import { LOCATOR_RADIUS } from '@foolscap/stores/model';
import { selectStoreSearch, storesActions } from '@foolscap/stores/state';
import { StorePanel as Stores } from '@foolscap/stores/ui';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { useStoreLocation } from './use-store-location.ts';
import { HeaderPanel } from '../../shell/HeaderPanel.tsx';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';
import { storesFeature } from './feature.ts';
import { STORES_SCREEN_MESSAGES } from './stores-messages.ts';

const { storePages: texts } = STORES_SCREEN_MESSAGES;

export const features = [storesFeature];

export interface StorePanelProps extends HeaderPanelProps {
  /** The chosen store with its current status. */
  store: FoundStore | undefined;
  allHref: string;
}

/** The chosen store and nearby stores. */
export default function StorePanel({ store, allHref, ...panel }: StorePanelProps) {
  const dispatch = useDispatch();
  const { pathname, search: query } = useLocation();
  const { found, near, isLookupDown, search } = useSelector(selectStoreSearch);
  const { location, locate, stopLocating } = useStoreLocation((point) =>
    dispatch(storesActions.searchRequested({ text: '', point, radius: LOCATOR_RADIUS })),
  );

  const ownZip = store?.zipCode ?? '';
  const hasSearched = search !== undefined;
  useEffect(() => {
    // Without a text, the server uses the shopper's ZIP code or the site's default store.
    if (!hasSearched) dispatch(storesActions.searchRequested({ text: ownZip, radius: LOCATOR_RADIUS }));
  }, [hasSearched, dispatch, ownZip]);

  return (
    <HeaderPanel title={store ? texts.yourStore : texts.chooseStore} {...panel}>
      <Stores
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
    </HeaderPanel>
  );
}
