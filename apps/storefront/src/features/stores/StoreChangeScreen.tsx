import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { returnAddress } from '@foolscap/core/http';
import { selectStoreChange, storeChangeActions, storePageActions } from '@foolscap/stores/state';
import type { StoreChangeState } from '@foolscap/stores/state';
import { StoreChange } from '@foolscap/stores/ui';
import { Container } from '@foolscap/ui/components';
import { FORM_PATHS } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { readStorePath } from './store-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { ChooseStoreFields } from './ChooseStoreFields.tsx';
import styles from '../../shell/Screen.module.scss';
import { storesFeature } from './feature.ts';

export const features = [storesFeature];

export const load: FeatureExports['load'] = ({ params }) => [
  storePageActions.storeLeft(),
  storeChangeActions.previewRequested({ storeNumber: readStorePath(params).storeNumber ?? '' }),
];

const PHASES = {
  idle: 'loading',
  previewing: 'loading',
  deciding: 'ready',
  changing: 'changing',
  changed: 'changing',
  failed: 'failed',
} as const satisfies Record<StoreChangeState['phase'], string>;

/** The confirmation before changing the store, with the pickup lines that cannot be moved to it. Its form changes the store. */
export default function StoreChangeScreen() {
  const { store: present } = useShop();
  const dispatch = useDispatch();
  const state = useSelector(selectStoreChange);
  const { storeNumber = '' } = readStorePath(useRouteParams());
  const back = new URLSearchParams(useLocation().search).get('back') ?? '/cart';
  return (
    <Container>
      <div className={styles.page}>
        <StoreChange
          level={1}
          phase={PHASES[state.phase]}
          preview={'preview' in state ? state.preview : undefined}
          failureCode={state.phase === 'failed' ? state.failure.code : undefined}
          present={present?.name}
          keepHref={returnAddress(new URLSearchParams({ jumpUrl: back }))}
          form={{ action: FORM_PATHS.chooseStore, fields: <ChooseStoreFields back={back} confirmed /> }}
          onRetry={() => dispatch(storeChangeActions.previewRequested({ storeNumber }))}
        />
      </div>
    </Container>
  );
}
