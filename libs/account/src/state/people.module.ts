import type { Action } from '@reduxjs/toolkit';
import { all, put, takeEvery } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import { peopleActions as actions, peopleReads, peopleReducer } from './people.slice.ts';
import type { PeopleCommand, PeopleDeps, PeopleState } from './people.slice.ts';

/** Executes a command. @returns the fact with the changed list */
function* execute({ client }: PeopleDeps, command: PeopleCommand): SagaOf<Action | undefined> {
  switch (command.task) {
    case 'inviteUser':
      return actions.usersReceived(yield* callTo(client.inviteUser, command.body));
    case 'changeUser':
    case 'saveUser':
      return actions.usersReceived(yield* callTo(client.changeUser, command.id, command.body));
    case 'importUsers':
      yield put(actions.usersImported(yield* callTo(client.importUsers, command.body)));
      return command.body.dryRun ? undefined : actions.usersRequested();
    case 'saveRole':
      return actions.rolesReceived(
        command.code === undefined
          ? yield* callTo(client.addRole, command.body)
          : yield* callTo(client.changeRole, command.code, command.body),
      );
    case 'removeRole':
      return actions.rolesReceived(yield* callTo(client.removeRole, command.code));
    case 'saveUnit':
      return actions.unitsReceived(
        command.id === undefined
          ? yield* callTo(client.addUnit, command.body)
          : yield* callTo(client.changeUnit, command.id, command.body),
      );
    case 'removeUnit':
      return actions.unitsReceived(yield* callTo(client.removeUnit, command.id));
  }
}

const fulfill = defineWrite({
  command: actions.commandSubmitted,
  *send(deps: PeopleDeps, command: PeopleCommand): SagaOf<PeopleCommand> {
    const fact = yield* execute(deps, command);
    if (fact) yield put(fact);
    return command;
  },
  settled: ({ task }) => actions.taskDone({ task }),
  failed: ({ request: { task }, failure }) => actions.taskFailed({ task, failure }),
});

/** Creates the module of the users, roles and units of an organization. */
export const createPeopleModule = (deps: PeopleDeps): DomainModule<PeopleState, 'people'> => ({
  name: 'people',
  reducer: peopleReducer,
  *saga() {
    yield all([
      // Every: the forms are independent, and each shows its own progress.
      watchWrite(takeEvery, fulfill, deps),
      ...peopleReads.map((read) => read.loader(actions, deps)),
    ]);
  },
});
