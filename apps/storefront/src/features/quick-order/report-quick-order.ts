import { takeEvery } from 'redux-saga/effects';
import { quickOrderEvents } from '@foolscap/lists/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';
import { reportAdded, reportNotAdded } from '../../processes/report-add.ts';

/** Reports to analytics which quick-order rows were added to the cart, or that none were. */
export function* reportQuickOrder({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    quickOrderEvents.rowsAdded.type,
    function ({ payload: { results } }: ReturnType<typeof quickOrderEvents.rowsAdded>) {
      const added = results.filter(({ qty }) => qty > 0);
      if (added.length > 0) reportAdded(analytics, added, 'quick-order');
      else reportNotAdded(analytics, results, results[0]?.messages[0]?.code ?? 'UNKNOWN');
    },
  );
}
