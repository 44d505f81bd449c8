import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { LISTS_PAGE_TITLE, listsPageName } from '@foolscap/lists/model';
import { listsActions } from '@foolscap/lists/state';
import { reportLists } from './report-lists.ts';

function run() {
  const channel = stdChannel<Action>();
  const report = jest.fn();
  runSaga({ channel, dispatch: () => undefined }, () =>
    reportLists({ analytics: { report, setConsent: jest.fn(), onConsent: jest.fn(), connect: jest.fn() } }),
  );
  return { put: (action: Action) => channel.put(action), report };
}

it('reports the page of lists under its name, another one while a list is created (storefront-2.24)', () => {
  const { put, report } = run();
  for (const isCreating of [false, true])
    put(listsActions.pageNamed({ pageName: listsPageName(isCreating), title: LISTS_PAGE_TITLE }));
  expect(report.mock.calls).toEqual([
    [{ name: 'page', data: { pageName: 'saalllists', title: 'My Order Center: List' } }],
    [{ name: 'page', data: { pageName: 'createlist', title: 'My Order Center: List' } }],
  ]);
});

it('reports the items that a list added to the cart, and nothing if none was added', () => {
  const { put, report } = run();
  const data = { cartRevision: 2, remaining: 0 };
  const refused = { itemId: 'FS-2', status: 'REFUSED' as const, qty: 0, messages: [] };
  put(listsActions.addedToCart({ listId: 'a', data: { ...data, results: [refused] } }));
  expect(report).not.toHaveBeenCalled();
  const added = { itemId: 'FS-1', status: 'ADDED' as const, qty: 3, messages: [] };
  put(listsActions.addedToCart({ listId: 'a', data: { ...data, results: [refused, added] } }));
  expect(report).toHaveBeenCalledWith({
    name: 'add-to-cart',
    data: { items: [{ itemId: 'FS-1', qty: 3 }], feedback: 'list' },
  });
});
