import type { Action } from '@reduxjs/toolkit';
import { all, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { Rewards } from '../client/account-area-client.ts';
import { REWARDS_KEY } from '../model/rewards-key.ts';
import { selectAccount } from './account.selectors.ts';
import type { AccountRoot } from './account.selectors.ts';
import { accountActions } from './account.slice.ts';
import { accountAreaActions as actions, accountAreaReads, accountAreaReducer } from './account-area.slice.ts';
import type { AccountAreaDeps, AccountAreaState, AccountCommand } from './account-area.slice.ts';

/** Rewards are stale after five minutes (storefront-8.58). */
const REWARDS_LIFETIME_MS = 5 * 60_000;

/** Creates the module of the account area. It needs the account module, which holds the signed-in user. */
export function createAccountAreaModule(
  deps: AccountAreaDeps,
): DomainModule<AccountAreaState, 'accountArea'> {
  const { client, storage, log, newKey } = deps;
  /** Kept until the registration succeeds: the reply to an earlier submission may have been lost. */
  let registrationKey: string | undefined;

  /** @returns the event that announces the change, if other domains need it */
  function* execute(command: AccountCommand): SagaOf<Action | undefined> {
    switch (command.task) {
      case 'register': {
        registrationKey ??= newKey?.();
        const data = yield* callTo(client.register, command.body, registrationKey);
        registrationKey = undefined;
        return accountActions.signedIn(data);
      }
      case 'profile':
        return accountActions.accountReceived(yield* callTo(client.changeProfile, command.body));
      case 'email':
        return accountActions.accountReceived(yield* callTo(client.changeEmail, command.body));
      case 'password':
        return accountActions.accountReceived(yield* callTo(client.changePassword, command.body));
      case 'forgot':
        yield* callTo(client.forgotPassword, command.body);
        return undefined;
      case 'sendConfirmation':
        yield* callTo(client.sendConfirmation);
        return undefined;
      case 'reset':
        yield* callTo(client.resetPassword, command.body);
        return undefined;
      case 'saveAddress':
        return actions.addressesReceived(
          command.id === undefined
            ? yield* callTo(client.addAddress, command.body)
            : yield* callTo(client.changeAddress, command.id, command.body),
        );
      case 'removeAddress':
        return actions.addressesReceived(yield* callTo(client.removeAddress, command.id));
      case 'shipTo':
        yield* callTo(client.chooseShipTo, command.shipTo);
        yield put(actions.shipToChosen(command.shipTo));
        // The header reads the ship-to label from the account.
        return accountActions.accountRequested();
      case 'endSession':
        return actions.sessionsReceived(
          command.id === undefined
            ? yield* callTo(client.endOtherSessions)
            : yield* callTo(client.endSession, command.id),
        );
    }
  }

  const fulfill = defineWrite({
    command: actions.commandSubmitted,
    *send(_: AccountAreaDeps, command): SagaOf<AccountCommand> {
      const fact = yield* execute(command);
      if (fact) yield put(fact);
      return command;
    },
    settled: ({ task }) => actions.taskDone({ task }),
    failed: ({ request: { task }, failure }) => actions.taskFailed({ task, failure }),
  });

  /** Reads the rewards. The cache entry holds the account's id, so that another user never gets it. */
  function* readRewards() {
    const account = (yield select((root: AccountRoot) => selectAccount(root))) as ReturnType<
      typeof selectAccount
    >;
    const id = account?.userProfile?.id;
    const kept = storage.get<{ id: string; rewards: Rewards }>(REWARDS_KEY);
    if (kept && kept.id === id) {
      yield put(actions.rewardsReceived(kept.rewards));
      return;
    }
    try {
      const rewards = yield* callTo(client.rewards);
      if (id !== undefined) storage.set(REWARDS_KEY, { id, rewards }, REWARDS_LIFETIME_MS);
      yield put(actions.rewardsReceived(rewards));
    } catch (error) {
      const failure = toFailure(error);
      // After a 401 the page itself redirects to sign-in.
      if (failure.status !== 401) log('the rewards could not be read', failure);
      yield put(actions.rewardsReceived(undefined));
    }
  }

  return {
    name: 'accountArea',
    reducer: accountAreaReducer,
    *saga() {
      yield all([
        // Every: the forms are independent, and each shows its own progress.
        watchWrite(takeEvery, fulfill, deps),
        ...accountAreaReads.map((read) => read.loader(actions, deps)),
        // Latest: the last request returns the newest state.
        takeLatest(actions.rewardsRequested.type, readRewards),
      ]);
    },
  };
}
