import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeBudgetsClient } from '../testing/index.ts';
import {
  budgetsActions,
  createBudgetsModule,
  selectBudgetChange,
  selectBudgets,
  selectStatement,
  type BudgetCommand,
} from './index.ts';

freezeTime();

function start() {
  const calls: string[] = [];
  const fake = createFakeBudgetsClient();
  const client: typeof fake = {
    ...fake,
    getStatement: (request) => (calls.push(`statement ${request.code}`), fake.getStatement(request)),
    adjustBudget: (code, body, key) => (calls.push(`adjust ${key}`), fake.adjustBudget(code, body, key)),
  };
  let keys = 0;
  const { reducer, saga } = createBudgetsModule({ client, newKey: () => `key-${(keys += 1)}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { budgets: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  return {
    calls,
    store,
    change: async (...commands: BudgetCommand[]) => {
      for (const command of commands) store.dispatch(budgetsActions.budgetChangeSubmitted(command));
      await settle();
      return selectBudgetChange(store.getState());
    },
    codes: () => selectBudgets(store.getState()).value?.budgets.map(({ code }) => code),
  };
}

const settings = {
  name: 'Travel',
  amount: 10,
  period: 'YEAR',
  rollsOver: false,
  isDefault: false,
  scope: { type: 'ALL' },
} as const;

it('shows the budgets after each change', async () => {
  const { store, change, codes } = start();
  store.dispatch(budgetsActions.budgetsRequested());
  await settle();
  expect(codes()).toEqual(['FIELD', 'PRINT']);
  expect(await change({ type: 'add', body: { code: 'TRAVEL', ...settings } })).toMatchObject({
    phase: 'saved',
    serial: 1,
  });
  expect(codes()).toEqual(['FIELD', 'PRINT', 'TRAVEL']);
  await change({ type: 'change', code: 'TRAVEL', body: { ...settings, name: 'Trips' } });
  expect(selectBudgets(store.getState()).value?.budgets[2]?.name).toBe('Trips');
  await change({ type: 'remove', code: 'PRINT' });
  expect(codes()).toEqual(['FIELD', 'TRAVEL']);
});

it('reads the statement again after a change, and sends a second click once', async () => {
  const { calls, store, change } = start();
  store.dispatch(budgetsActions.statementRequested({ code: 'PRINT' }));
  await settle();
  expect(selectStatement(store.getState()).value?.code).toBe('PRINT');
  const command: BudgetCommand = { type: 'adjust', code: 'PRINT', body: { amount: 5 } };
  await change(command, command);
  expect(calls).toEqual(['statement PRINT', 'adjust key-1', 'statement PRINT']);
});

it('keeps the budgets when a change fails', async () => {
  const { change, codes, store } = start();
  store.dispatch(budgetsActions.budgetsRequested());
  await settle();
  const added = await change({ type: 'add', body: { code: 'PRINT', ...settings } });
  expect(added).toMatchObject({ phase: 'failed', failure: { code: 'BUDGET_EXISTS', field: 'code' } });
  expect(codes()).toEqual(['FIELD', 'PRINT']);
});

it('does not show the statement of another budget while one loads', async () => {
  const { store } = start();
  store.dispatch(budgetsActions.statementRequested({ code: 'PRINT' }));
  await settle();
  store.dispatch(budgetsActions.statementRequested({ code: 'FIELD' }));
  expect(selectStatement(store.getState()).value).toBeUndefined();
  await settle();
  expect(selectStatement(store.getState()).value?.code).toBe('FIELD');
});
