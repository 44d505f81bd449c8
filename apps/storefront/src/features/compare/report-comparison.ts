import { takeEvery } from 'redux-saga/effects';
import { comparisonActions } from '@foolscap/tiles/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Reports the compare page to analytics under its name. */
export function* reportComparison({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    comparisonActions.comparisonPageNamed.type,
    function ({ payload }: ReturnType<typeof comparisonActions.comparisonPageNamed>) {
      analytics.report({ name: 'page', data: { ...payload } });
    },
  );
}
