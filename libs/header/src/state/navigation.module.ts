import { all, put, takeEvery } from 'redux-saga/effects';
import { userChanged, type DomainModule } from '@foolscap/core/state';
import {
  navigation,
  navigationActions,
  navigationReducer,
  type NavigationDeps,
  type NavigationState,
} from './navigation.slice.ts';

/** Creates the navigation module, which reads the navigation again for another user. */
export const createNavigationModule = (
  deps: NavigationDeps,
): DomainModule<NavigationState, 'navigation'> => ({
  name: 'navigation',
  reducer: navigationReducer,
  // The links stay on screen until those of the next user have loaded. They are not personal data.
  keepsOnUserChange: true,
  *saga() {
    yield all([
      navigation.loader(navigationActions, deps),
      takeEvery(userChanged.type, function* () {
        yield put(navigationActions.navigationRequested());
      }),
    ]);
  },
});
