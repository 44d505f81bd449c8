import { takeEvery } from 'redux-saga/effects';
import { subscriptionsEvents } from '@foolscap/subscriptions/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Reports new auto-restock subscriptions to analytics (storefront-7.55), but not changes to them. */
export function* reportSubscriptions({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    subscriptionsEvents.subscriptionSaved.type,
    function ({ payload }: ReturnType<typeof subscriptionsEvents.subscriptionSaved>) {
      if (payload.isNew) analytics.report({ name: 'subscribe', data: { itemId: payload.itemId } });
    },
  );
}
