import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router';
import { LOCATOR_RADIUS } from '@foolscap/stores/model';
import { selectStoreSearch, storePageActions, storesActions } from '@foolscap/stores/state';
import { StoreFinder } from '@foolscap/stores/ui';
import { Alert, Container, Link, SectionHeading } from '@foolscap/ui/components';
import { FORM_PATHS } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useShop } from '../../shell/shop-context.ts';
import { useStoreLocation } from './use-store-location.ts';
import { ChooseStoreFields } from './ChooseStoreFields.tsx';
import { MapOfStores } from './MapOfStores.tsx';
import { STORES_SCREEN_MESSAGES } from './stores-messages.ts';
import styles from '../../shell/Screen.module.scss';
import { storesFeature } from './feature.ts';
import { DIRECTORY_PATH } from './store-path.ts';

const { storePages: texts } = STORES_SCREEN_MESSAGES;

export const features = [storesFeature];

const getRadius = (search: URLSearchParams) => {
  const radius = Number(search.get('radius'));
  return radius > 0 && radius <= 500 ? radius : LOCATOR_RADIUS;
};

export const load: FeatureExports['load'] = ({ search }) => {
  const text = search.get('q')?.trim() ?? '';
  return [
    // The document title follows the page's store.
    storePageActions.storeLeft(),
    // Without a text: stores near the shopper, or near the site's default store.
    storesActions.searchRequested({ text, radius: getRadius(search) }),
  ];
};

/** The store finder. Choosing a store submits a form, after which the server renders every page with the store. */
export default function StoreFinderScreen() {
  const { store: chosen } = useShop();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const address = useLocation();
  const search = new URLSearchParams(address.search);
  const {
    found,
    total,
    near,
    noneNear,
    isPlaceKnown,
    isLookupDown,
    search: lastSearch,
  } = useSelector(selectStoreSearch);
  const back = search.get('back') ?? '';
  const radius = lastSearch?.radius ?? getRadius(search);

  const { location, locate, stopLocating } = useStoreLocation((point) =>
    dispatch(storesActions.searchRequested({ text: '', point, radius })),
  );

  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1} action={<Link href={DIRECTORY_PATH}>{texts.seeByState}</Link>}>
          {texts.stores}
        </SectionHeading>
        {search.get('error') && <Alert kind="failure">{texts.notSelected}</Alert>}
        <StoreFinder
          text={lastSearch?.text ?? search.get('q') ?? ''}
          radius={radius}
          phase={found.phase}
          stores={found.value ?? []}
          isPlaceKnown={isPlaceKnown}
          isLookupDown={isLookupDown}
          total={total}
          near={near}
          noneNear={noneNear}
          chosen={chosen?.storeNumber}
          location={location}
          action={useHref('/stores')}
          searchFields={back && <input type="hidden" name="back" value={back} />}
          onSearch={(criteria) => {
            stopLocating();
            // The position is not part of the URL.
            if (!criteria.text && lastSearch?.point) {
              dispatch(storesActions.searchRequested({ ...lastSearch, radius: criteria.radius }));
              return;
            }
            const query = new URLSearchParams({
              q: criteria.text,
              radius: String(criteria.radius),
              ...(back ? { back } : {}),
            });
            // A position may have replaced this URL's results, and opening the URL again would not reload them.
            if (`?${query}` === address.search) dispatch(storesActions.searchRequested(criteria));
            else void navigate(`/stores?${query}`);
          }}
          onLocate={locate}
          onRetry={() => {
            if (lastSearch) dispatch(storesActions.searchRequested(lastSearch));
          }}
          Map={MapOfStores}
          storeHref={({ storeNumber }) =>
            `/stores/${storeNumber}${back && `?${new URLSearchParams({ back })}`}`
          }
          chooseForm={{
            action: FORM_PATHS.chooseStore,
            fields: <ChooseStoreFields back={back} />,
          }}
        />
      </div>
    </Container>
  );
}
