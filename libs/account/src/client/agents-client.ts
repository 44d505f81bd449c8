import type { HttpClient } from '@foolscap/core/http';
import type { AccountAccess, AgentConsentBody, AgentHome, AgentSearch } from '../contract/index.ts';

/** The calls of staff who act for customers, and those with which customers allow it. Each rejects with HttpError. */
export interface AgentsClient {
  home(signal?: AbortSignal): Promise<AgentHome>;
  /** Finds customers, and records the search. */
  search(query: string): Promise<AgentSearch>;
  readSearch(id: string, signal?: AbortSignal): Promise<AgentSearch>;
  /** Replaces the session by one in which the agent acts for the customer. */
  startVisit(accountId: string): Promise<void>;
  /** Continues the session of the agent. */
  endVisit(): Promise<void>;
  requestAccess(accountId: string): Promise<void>;
  access(signal?: AbortSignal): Promise<AccountAccess>;
  allow(body: AgentConsentBody): Promise<AccountAccess>;
  /** Declines the request of an agent. */
  decline(agentId: string): Promise<AccountAccess>;
  withdraw(consentId: string): Promise<AccountAccess>;
}

export function createAgentsClient(http: HttpClient): AgentsClient {
  const get = async <T>(path: string, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  const post = async <T>(path: string, body: object, changesSession = false) =>
    (await http.send<T>({ method: 'POST', path, body, ...(changesSession ? { changesSession } : {}) })).data;
  const remove = async (path: string) =>
    (await http.send<AccountAccess>({ method: 'POST', override: 'DELETE', path, body: {} })).data;
  const consents = '/account/access/consents';
  return {
    home: (signal) => get('/agents', signal),
    search: (query) => post('/agents/searches', { query }),
    readSearch: (id, signal) => get(`/agents/searches/${encodeURIComponent(id)}`, signal),
    startVisit: (accountId) => post('/agents/visits', { accountId }, true),
    endVisit: () => post('/agents/visits/end', {}, true),
    requestAccess: (accountId) => post('/agents/requests', { accountId }),
    access: (signal) => get('/account/access', signal),
    allow: (body) => post(consents, body),
    decline: (agentId) => remove(`/account/access/requests/${encodeURIComponent(agentId)}`),
    withdraw: (id) => remove(`${consents}/${encodeURIComponent(id)}`),
  };
}
