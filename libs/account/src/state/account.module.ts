import { all, put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { AccountClient } from '../client/account-client.ts';
import { accountActions, accountReducer } from './account.slice.ts';
import type { AccountState } from './account.slice.ts';

export interface AccountDeps {
  client: AccountClient;
}

/** The account for an application's store. */
export function createAccountModule({ client }: AccountDeps): DomainModule<AccountState, 'account'> {
  function* readAccount() {
    try {
      yield put(accountActions.accountReceived(yield* callTo(client.account)));
    } catch (error) {
      yield put(accountActions.accountFailed(toFailure(error)));
    }
  }

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
      // Still signed in: saying otherwise would leave an open session on a shared machine.
      yield put(accountActions.signInFailed(toFailure(error)));
    }
  }

  return {
    name: 'account',
    reducer: accountReducer,
    *saga() {
      yield all([
        // A read that began before somebody signed in or out tells of the former person.
        restartOn([accountActions.signedIn.type, accountActions.signedOut.type], () => [
          // Leading, all three: a second click asks for what is already under way.
          takeLeading(accountActions.accountRequested.type, readAccount),
        ]),
        takeLeading(accountActions.signInRequested.type, signIn),
        takeLeading(accountActions.signOutRequested.type, signOut),
      ]);
    },
  };
}
