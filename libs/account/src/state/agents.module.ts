import { createSlice } from '@reduxjs/toolkit';
import { all } from 'redux-saga/effects';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { AgentsClient } from '../client/agents-client.ts';
import type { AccountAccess, AgentHome, AgentSearch } from '../contract/index.ts';

/** The page of an agent, and what a customer allows agents. Their writes are forms, because they replace the session. */
export interface AgentsState {
  home: Loadable<AgentHome>;
  /** The result of a search, by the id in the address of the page. */
  search: Loadable<AgentSearch>;
  access: Loadable<AccountAccess>;
}

export interface AgentsRoot {
  agents: AgentsState;
}

export interface AgentsDeps {
  client: Pick<AgentsClient, 'home' | 'readSearch' | 'access'>;
}

const initialState: AgentsState = { home: IDLE, search: IDLE, access: IDLE };

const home = defineRead({
  name: 'agentHome',
  select: (state: AgentsState) => state.home,
  send: ({ client }: AgentsDeps, _request: void, signal) => client.home(signal),
});
const search = defineRead({
  name: 'agentSearch',
  select: (state: AgentsState) => state.search,
  send: ({ client }: AgentsDeps, id: string, signal) => client.readSearch(id, signal),
});
const access = defineRead({
  name: 'agentAccess',
  select: (state: AgentsState) => state.access,
  send: ({ client }: AgentsDeps, _request: void, signal) => client.access(signal),
});

const slice = createSlice({
  name: 'agents',
  initialState,
  reducers: { ...home.reducers, ...search.reducers, ...access.reducers },
});

export const agentsActions = slice.actions;
export const selectAgentHome = (root: AgentsRoot) => root.agents.home;
export const selectAgentSearch = (root: AgentsRoot) => root.agents.search;
export const selectAgentAccess = (root: AgentsRoot) => root.agents.access;

/** Creates the module of the pages about acting for customers (docs/decisions/acting-for-customers.md). */
export const createAgentsModule = (deps: AgentsDeps): DomainModule<AgentsState, 'agents'> => ({
  name: 'agents',
  reducer: slice.reducer,
  *saga() {
    yield all([
      home.loader(agentsActions, deps),
      search.loader(agentsActions, deps),
      access.loader(agentsActions, deps),
    ]);
  },
});
