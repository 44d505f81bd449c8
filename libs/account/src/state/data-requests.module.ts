import { createSlice } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { PrivacyClient } from '../client/privacy-client.ts';
import type { DataRequestsData } from '../contract/index.ts';

/** The account's requests for a copy of its data. */
export interface DataRequestsState {
  load: Loadable<DataRequestsData>;
}

export interface DataRequestsRoot {
  dataRequests: DataRequestsState;
}

export interface DataRequestsDeps {
  client: Pick<PrivacyClient, 'requests'>;
}

const initialState: DataRequestsState = { load: IDLE };

const dataRequests = defineRead({
  name: 'dataRequests',
  select: ({ load }: DataRequestsState) => load,
  send: ({ client }: DataRequestsDeps, _request, signal) => client.requests(signal),
});

const slice = createSlice({ name: 'dataRequests', initialState, reducers: dataRequests.reducers });

export const dataRequestsActions = slice.actions;
export const selectDataRequests = (root: DataRequestsRoot) => root.dataRequests.load;

/** Creates the module of the page for requests about personal data. */
export const createDataRequestsModule = (
  deps: DataRequestsDeps,
): DomainModule<DataRequestsState, 'dataRequests'> => ({
  name: 'dataRequests',
  reducer: slice.reducer,
  *saga() {
    yield dataRequests.loader(dataRequestsActions, deps);
  },
});
