import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router';
import { isStoreMissing, selectStorePage, storePageActions } from '@foolscap/stores/state';
import { StoreDetails, StoreStock } from '@foolscap/stores/ui';
import {
  Alert,
  ButtonLink,
  Container,
  EmptyState,
  SectionHeading,
  useMessages,
} from '@foolscap/ui/components';
import { FORM_PATHS } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { readStorePath } from './store-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { ChooseStoreFields } from './ChooseStoreFields.tsx';
import { MapOfStores } from './MapOfStores.tsx';
import { storesFeature } from './feature.ts';
import { STORE_DETAIL_MESSAGES } from '@foolscap/stores/ui';
import { STORES_SCREEN_MESSAGES } from './stores-messages.ts';
import styles from '../../shell/Screen.module.scss';

const { storePages } = STORES_SCREEN_MESSAGES;

export const features = [storesFeature];

export const load: FeatureExports['load'] = ({ params, search }) => {
  const storeNumber = readStorePath(params).storeNumber ?? '';
  const text = search.get('item')?.trim() ?? '';
  return [
    storePageActions.storeRequested({ storeNumber }),
    storePageActions.stockSearchRequested({ storeNumber, text }),
  ];
};

/** The page of one store: address, hours, holidays, services, a search of its stock, and a map. */
export default function StoreScreen() {
  const { store: chosen } = useShop();
  const { page: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storeNumber = '' } = readStorePath(useRouteParams());
  const path = `/stores/${storeNumber}`;
  const action = useHref(path);
  const back = new URLSearchParams(useLocation().search).get('back') ?? '';
  const state = useSelector(selectStorePage);
  const { store: load, search, found } = state;
  const store = load.value;
  const text = search?.text ?? '';

  if (isStoreMissing(state))
    return (
      <Container>
        <div className={styles.page}>
          <EmptyState
            level={1}
            title={texts.notFound}
            actions={
              <ButtonLink href="/stores" variant="primary">
                {texts.allStores}
              </ButtonLink>
            }
          >
            {texts.notFoundHint}
          </EmptyState>
        </div>
      </Container>
    );
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>{store ? storePages.named(store.name) : storePages.store}</SectionHeading>
        {load.phase === 'failed' ? (
          <Alert
            kind="failure"
            live="assertive"
            onRetry={() => dispatch(storePageActions.storeRequested({ storeNumber }))}
          >
            {texts.failed}
          </Alert>
        ) : (
          <StoreDetails
            store={store}
            chosen={store !== undefined && store.storeNumber === chosen?.storeNumber}
            form={{ action: FORM_PATHS.chooseStore, fields: <ChooseStoreFields back={back} /> }}
            map={store && <MapOfStores stores={[store]} chosen={chosen?.storeNumber} />}
            stock={
              <StoreStock
                text={text}
                phase={found.phase}
                items={found.value ?? []}
                action={action}
                fields={back && <input type="hidden" name="back" value={back} />}
                onSearch={(item) =>
                  void navigate(`${path}?${new URLSearchParams({ item, ...(back ? { back } : {}) })}`)
                }
                onRetry={() => dispatch(storePageActions.stockSearchRequested({ storeNumber, text }))}
              />
            }
          />
        )}
      </div>
    </Container>
  );
}
