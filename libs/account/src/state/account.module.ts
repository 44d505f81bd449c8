import { all, put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { account, accountActions, accountReducer } from './account.slice.ts';
import type { AccountDeps, AccountState } from './account.slice.ts';

/** Creates the account module for an application's store. */
export function createAccountModule(deps: AccountDeps): DomainModule<AccountState, 'account'> {
  const { client } = deps;

  function* signIn({ payload }: ReturnType<typeof accountActions.signInRequested>) {
    try {
      yield put(accountActions.signedIn(yield* callTo(client.signIn, payload)));
    } catch (error) {
      yield put(accountActions.signInFailed(toFailure(error)));
    }
  }

  function* signOut() {
    try {
      yield* callTo(client.signOut);
      yield put(accountActions.signedOut());
    } catch (error) {
      // The session is still active: showing it as ended would leave it open on a shared computer.
      yield put(accountActions.signInFailed(toFailure(error)));
    }
  }

  return {
    name: 'account',
    reducer: accountReducer,
    // It identifies the user.
    keepsOnUserChange: true,
    *saga() {
      yield all([
        // A read that began before a sign-in or sign-out returns the previous user.
        restartOn([accountActions.signedIn.type, accountActions.signedOut.type], () => [
          account.loader(accountActions, deps),
        ]),
        // Leading: ignores a second click while the first is in flight.
        takeLeading(accountActions.signInRequested.type, signIn),
        takeLeading(accountActions.signOutRequested.type, signOut),
      ]);
    },
  };
}
