import { call } from 'redux-saga/effects';
import type { FoundStore } from '@foolscap/stores/contract';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/**
 * Reports the shopper's store to analytics, once per page load (storefront-7.55). Choosing another store loads a page.
 *
 * @param store undefined if no store was chosen
 */
export function* reportStoreState(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  store: Pick<FoundStore, 'storeNumber' | 'storeStatus'> | undefined,
) {
  if (!store) return;
  const { storeNumber, storeStatus } = store;
  yield call(analytics.report, {
    name: 'store-state',
    data: { storeNumber, ...(storeStatus === undefined ? {} : { storeStatus }) },
  });
}
