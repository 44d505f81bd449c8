import { createSlice } from '@reduxjs/toolkit';
import { all } from 'redux-saga/effects';
import { defineRead, IDLE } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { AccountingClient, AccountingValuesRequest } from '../../client/accounting-client.ts';
import type { AccountingValues } from '../../contract/index.ts';

/** The values that were found last in a list with several pages. */
export interface AccountingValuesState {
  request: AccountingValuesRequest | undefined;
  values: Loadable<AccountingValues>;
}

interface AccountingDeps {
  client: AccountingClient;
}

const values = defineRead({
  name: 'values',
  select: (state: AccountingValuesState, request: AccountingValuesRequest) =>
    JSON.stringify(request) === JSON.stringify(state.request) ? state.values : undefined,
  begin(state, request) {
    // The values of another field are not a preview of this one.
    if (request.field !== state.request?.field) state.values = IDLE;
    state.request = request;
  },
  send: ({ client }: AccountingDeps, request, signal) => client.findValues(request, signal),
});

const initialValues: AccountingValuesState = { request: undefined, values: IDLE };

const slice = createSlice({
  name: 'accountingValues',
  initialState: initialValues,
  reducers: values.reducers,
});

export const accountingValuesActions = slice.actions;

/** Creates the module that finds values of accounting fields in lists with several pages. */
export const createAccountingValuesModule = (
  deps: AccountingDeps,
): DomainModule<AccountingValuesState, 'accountingValues'> => ({
  name: 'accountingValues',
  reducer: slice.reducer,
  *saga() {
    yield all([values.loader(accountingValuesActions, deps)]);
  },
});

/** The state that the selector reads; absent where the module is not installed. */
export interface AccountingValuesRoot {
  accountingValues?: AccountingValuesState;
}
export const selectAccountingValues = (root: AccountingValuesRoot) => root.accountingValues;
