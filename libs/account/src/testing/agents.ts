import { HttpError } from '@foolscap/core/http';
import type { AgentsClient } from '../client/agents-client.ts';
import type { AccountAccess, AgentCustomer, AgentHome, AgentVisit } from '../contract/index.ts';

/** Builds a customer as an agent sees one; `overrides` replaces single fields. */
export const buildAgentCustomer = (overrides: Partial<AgentCustomer> = {}): AgentCustomer => ({
  id: '7d1f2c3b-1111-4222-8333-444455556666',
  name: 'Ines V.',
  email: 'b***@example.com',
  phone: '***42',
  customerNumber: '***0417',
  organizationName: 'Bell & Margin LLC',
  access: 'ALLOWED',
  ...overrides,
});

/** Builds a visit that has ended; `overrides` replaces single fields. */
export const buildAgentVisit = (overrides: Partial<AgentVisit> = {}): AgentVisit => ({
  id: '0f0e2c3b-1111-4222-8333-444455556666',
  agentName: 'Maya Dial',
  agentKind: 'CSR',
  startedAt: '2026-11-20T15:04:00.000Z',
  endedAt: '2026-11-20T15:31:00.000Z',
  endReason: 'ENDED',
  actions: [
    {
      at: '2026-11-20T15:20:00.000Z',
      kind: 'ORDER',
      operation: 'POST /cc/api/checkout/default/order',
      object: '',
      outcome: 'DONE',
    },
    {
      at: '2026-11-20T15:06:00.000Z',
      kind: 'CART',
      operation: 'POST /cc/api/checkout/default/item',
      object: '',
      outcome: 'DONE',
    },
    {
      at: '2026-11-20T15:05:00.000Z',
      kind: 'REFUSED',
      operation: 'PUT /cc/api/account/password',
      object: '',
      outcome: 'REFUSED',
    },
  ],
  actionCount: 3,
  ...overrides,
});

/** Builds the page of an agent; `overrides` replaces single fields. */
export const buildAgentHome = (overrides: Partial<AgentHome> = {}): AgentHome => ({
  name: 'Maya Dial',
  kind: 'CSR',
  visits: [buildAgentVisit({ customer: buildAgentCustomer() })],
  recent: [buildAgentCustomer()],
  ...overrides,
});

/** Builds what a customer allows; `overrides` replaces single fields. */
export const buildAccountAccess = (overrides: Partial<AccountAccess> = {}): AccountAccess => ({
  isConsentRequired: true,
  consents: [],
  requests: [
    {
      agentId: '5d1f2c3b-1111-4222-8333-444455556666',
      agentName: 'Maya D.',
      agentKind: 'CSR',
      requestedAt: '2026-11-20T15:00:00.000Z',
    },
  ],
  declined: [],
  visits: [buildAgentVisit()],
  ...overrides,
});

/** Creates an in-memory server of the calls of agents and their customers, for stories and applications' tests. */
export function createFakeAgentsClient({
  home = buildAgentHome(),
  access = buildAccountAccess(),
  customers = [buildAgentCustomer()],
}: {
  home?: AgentHome;
  access?: AccountAccess;
  /** The customers that each search finds. */
  customers?: readonly AgentCustomer[];
} = {}): AgentsClient {
  let held = access;
  const queries = new Map<string, string>();
  const refuse = (code: string): never => {
    throw new HttpError({ code, status: 404, retryable: false, message: 'Not found' });
  };
  return {
    home: async () => home,
    search: async (query) => {
      const id = `search-${queries.size + 1}`;
      queries.set(id, query);
      return { id, query, customers: [...customers] };
    },
    readSearch: async (id) => ({
      id,
      query: queries.get(id) ?? 'vellum',
      customers: [...customers],
    }),
    startVisit: async () => undefined,
    endVisit: async () => undefined,
    requestAccess: async () => undefined,
    access: async () => held,
    allow: async ({ hours, agentId }) => {
      const request = held.requests.find((each) => each.agentId === agentId);
      held = {
        ...held,
        requests: held.requests.filter((each) => each !== request),
        consents: [
          ...held.consents,
          {
            id: `consent-${held.consents.length + 1}`,
            ...(request ? { agentName: request.agentName } : {}),
            grantedAt: '2026-11-20T15:00:00.000Z',
            expiresAt: new Date(Date.parse('2026-11-20T15:00:00.000Z') + hours * 3_600_000).toISOString(),
          },
        ],
      };
      return held;
    },
    decline: async (agentId) => {
      const request = held.requests.find((each) => each.agentId === agentId);
      if (!request) return refuse('CONSENT_NOT_FOUND');
      const { agentName } = request;
      held = {
        ...held,
        requests: held.requests.filter((each) => each !== request),
        declined: [{ agentId, agentName, declinedAt: '2026-11-20T15:00:00.000Z' }, ...held.declined],
      };
      return held;
    },
    withdraw: async (id) => {
      if (!held.consents.some((each) => each.id === id)) refuse('CONSENT_NOT_FOUND');
      held = { ...held, consents: held.consents.filter((each) => each.id !== id) };
      return held;
    },
  };
}
