import { all, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { BudgetsClient } from '../client/budgets-client.ts';
import type { BudgetsData } from '../contract/index.ts';
import { budgets, budgetsActions as actions, budgetsReducer, statement } from './budgets.slice.ts';
import type { BudgetCommand, BudgetsDeps, BudgetsRoot, BudgetsState } from './budgets.slice.ts';

function sendChange(client: BudgetsClient, command: BudgetCommand, key: string): Promise<BudgetsData> {
  switch (command.type) {
    case 'add':
      return client.addBudget(command.body, key);
    case 'change':
      return client.changeBudget(command.code, command.body, key);
    case 'adjust':
      return client.adjustBudget(command.code, command.body, key);
    case 'remove':
      return client.removeBudget(command.code, key);
  }
}

const change = defineWrite({
  command: actions.budgetChangeSubmitted,
  send: ({ client }: BudgetsDeps, command: BudgetCommand, key) => callTo(sendChange, client, command, key),
  settled: (data: BudgetsData, command: BudgetCommand) => actions.budgetsChanged({ data, command }),
  failed: ({ request, failure }) => actions.budgetChangeFailed({ request, failure }),
});

/** Creates the module of the budgets of an organization (decision-pages-without-cache.2). */
export const createBudgetsModule = (deps: BudgetsDeps): DomainModule<BudgetsState, 'budgets'> => ({
  name: 'budgets',
  reducer: budgetsReducer,
  *saga() {
    yield all([
      budgets.loader(actions, deps),
      statement.loader(actions, deps),
      // Leading: a second click while a change is being saved is the same change.
      watchWrite(takeLeading, change, deps, deps.newKey),
      // A change writes entries.
      takeEvery(actions.budgetsChanged.type, function* () {
        const request = yield* selectFrom(({ budgets }: BudgetsRoot) => budgets.request);
        if (request) yield put(actions.statementRequested(request));
      }),
    ]);
  },
});
