import { takeEvery } from 'redux-saga/effects';
import { listsEvents } from '@foolscap/lists/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Reports the lists page under its name (storefront-2.24), and items added from a list to the cart, to analytics. */
export function* reportLists({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    listsEvents.pageNamed.type,
    function ({ payload }: ReturnType<typeof listsEvents.pageNamed>) {
      analytics.report({ name: 'page', data: { ...payload } });
    },
  );
  yield takeEvery(
    listsEvents.addedToCart.type,
    function ({ payload: { data } }: ReturnType<typeof listsEvents.addedToCart>) {
      const items = data.results.filter(({ qty }) => qty > 0).map(({ itemId, qty }) => ({ itemId, qty }));
      if (items.length > 0) analytics.report({ name: 'add-to-cart', data: { items, feedback: 'list' } });
    },
  );
}
