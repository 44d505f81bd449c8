import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import type { AccountData } from '@foolscap/account/contract';
import { selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { BREAKPOINT_MAX } from '@foolscap/core/breakpoints';
import type { NavigationData } from '@foolscap/header/contract';
import type { NavPage } from '@foolscap/header/model';
import { navigationActions } from '@foolscap/header/state';
import { pageOpened } from '../../routing/pages.ts';

/** Emits an event whenever the breakpoint changes. */
const watchBreakpoint = () =>
  eventChannel<object>((emit) => {
    const queries = Object.values(BREAKPOINT_MAX).map((width) => matchMedia(`(max-width: ${width}px)`));
    const report = () => emit({});
    for (const query of queries) query.addEventListener('change', report);
    return () => {
      for (const query of queries) query.removeEventListener('change', report);
    };
  });

/**
 * Shows the links that are limited to a breakpoint or a header type while the page has it. Reads the navigation if the user has changed
 * since the server rendered the page.
 */
export function* navigationFollowsPage({
  getPage,
  pendingNavigation,
  userId,
}: {
  getPage: (userType: AccountData['session']['userType'] | undefined) => NavPage;
  pendingNavigation: NavigationData | undefined;
  /** The user of the server's page. */
  userId: string | undefined;
}) {
  function* selectUser() {
    return (yield select((root: AccountRoot) => selectAccount(root))) as AccountData | undefined;
  }
  function* followPage() {
    const user = yield* selectUser();
    yield put(navigationActions.navPageChanged(getPage(user?.session.userType)));
  }
  yield* followPage();
  const user = yield* selectUser();
  if (user?.userProfile?.id !== userId) yield put(navigationActions.navigationRequested());
  else if (pendingNavigation) yield put(navigationActions.navigationReceived(pendingNavigation));
  yield takeEvery(pageOpened.type, followPage);
  yield takeEvery((yield call(watchBreakpoint)) as ReturnType<typeof watchBreakpoint>, followPage);
}
