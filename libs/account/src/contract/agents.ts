import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import { AGENT_KINDS } from '@foolscap/core/vocabulary';
import { AGENT_ACTION_KINDS, CUSTOMER_QUERY_LENGTH, VISIT_ENDS } from '../model/agents.ts';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });

/** The agent of a session in which staff acts for the customer (storefront-6.3); part of the session data. */
export const ActingSchema = Type.Object({
  agentName: Type.String(),
  agentKind: OneOf(AGENT_KINDS),
  customerName: Type.String(),
  organizationName: Type.Optional(Type.String()),
  /** The store where all orders of a store associate are picked up. */
  storeNumber: Type.Optional(Type.String()),
  /** ISO instants: the start, and the end at the latest. */
  startedAt: Type.String(),
  endsAt: Type.String(),
});
export interface Acting extends Static<typeof ActingSchema> {}

/** A customer as an agent finds one: only what is needed to recognize the customer. */
export const AgentCustomerSchema = Type.Object({
  id: Type.String(),
  /** First name, and the initial of the last one. */
  name: Type.String(),
  /** `i***@example.com` */
  email: Type.String(),
  /** The last two digits; absent without a phone number. */
  phone: Type.Optional(Type.String()),
  /** The last four digits. */
  customerNumber: Type.String(),
  organizationName: Type.Optional(Type.String()),
  /** Whether the agent may start, or the customer has to allow it first. */
  access: OneOf(['ALLOWED', 'CONSENT_MISSING']),
  /** ISO instant at which this agent requested access; absent if not, or if the customer has allowed it. */
  requestedAt: Type.Optional(Type.String()),
  /** ISO instant at which the customer declined it. The agent may not request access again while this is present. */
  declinedAt: Type.Optional(Type.String()),
});
export interface AgentCustomer extends Static<typeof AgentCustomerSchema> {}

/** `POST /cc/api/agents/searches`, `GET .../searches/:id`: customers by name, email, phone, customer number or order number. */
export const AgentSearchSchema = Type.Object({
  id: Type.String(),
  query: Type.String(),
  customers: Type.Array(AgentCustomerSchema),
});
export interface AgentSearch extends Static<typeof AgentSearchSchema> {}
export const AgentSearchBody = Type.Object(
  { query: Type.String({ minLength: CUSTOMER_QUERY_LENGTH, maxLength: 100 }) },
  strict,
);
export interface AgentSearchBody extends Static<typeof AgentSearchBody> {}

/** A write of an agent. */
export const AgentActionSchema = Type.Object({
  /** ISO instant. */
  at: Type.String(),
  kind: OneOf(AGENT_ACTION_KINDS),
  /** Method and path of the call, such as `POST /cc/api/checkout/default/item`. */
  operation: Type.String(),
  /** The objects of the call, such as the number of an order: the values of the path’s parameters, separated by spaces; empty for none. */
  object: Type.String(),
  outcome: OneOf(['DONE', 'REFUSED', 'FAILED', 'UNKNOWN']),
});
export interface AgentAction extends Static<typeof AgentActionSchema> {}

/** A time in which an agent acted for a customer. */
export const AgentVisitSchema = Type.Object({
  id: Type.String(),
  agentName: Type.String(),
  agentKind: OneOf(AGENT_KINDS),
  /** Only in the agent’s own history. */
  customer: Type.Optional(AgentCustomerSchema),
  startedAt: Type.String(),
  /** Absent until the visit has ended, like its reason. */
  endedAt: Type.Optional(Type.String()),
  endReason: Type.Optional(OneOf(VISIT_ENDS)),
  /** The latest ones first. */
  actions: Type.Array(AgentActionSchema),
  /** Number of all actions, of which the list has the latest of each class: orders and addresses, refused calls, and others. */
  actionCount: Type.Integer(),
});
export interface AgentVisit extends Static<typeof AgentVisitSchema> {}

/** `GET /cc/api/agents`: the agent, with the own latest visits. 403 AGENTS_ONLY for everyone else. */
export const AgentHomeSchema = Type.Object({
  name: Type.String(),
  kind: OneOf(AGENT_KINDS),
  storeNumber: Type.Optional(Type.String()),
  visits: Type.Array(AgentVisitSchema),
  /** The customers of the latest visits, each once. */
  recent: Type.Array(AgentCustomerSchema),
});
export interface AgentHome extends Static<typeof AgentHomeSchema> {}

/** `POST /cc/api/agents/visits` starts to act for a customer; `POST /cc/api/agents/requests` requests the customer’s consent. */
export const AgentCustomerBody = Type.Object({ accountId: Id }, strict);
export interface AgentCustomerBody extends Static<typeof AgentCustomerBody> {}
export const AgentDoneSchema = Type.Object({ done: Type.Boolean() });

/** A permission of a customer for agents, valid until its end. */
export const AgentConsentSchema = Type.Object({
  id: Type.String(),
  /** Absent if it is for all agents. */
  agentName: Type.Optional(Type.String()),
  /** ISO instants. */
  grantedAt: Type.String(),
  expiresAt: Type.String(),
});
export interface AgentConsent extends Static<typeof AgentConsentSchema> {}

/** `GET /cc/api/account/access`, and the reply to each change: who may act for the customer, and who did. */
export const AccountAccessSchema = Type.Object({
  isConsentRequired: Type.Boolean(),
  consents: Type.Array(AgentConsentSchema),
  requests: Type.Array(
    Type.Object({
      agentId: Type.String(),
      agentName: Type.String(),
      agentKind: OneOf(AGENT_KINDS),
      requestedAt: Type.String(),
    }),
  ),
  /** The requests that were declined lately, the latest ones first. These agents may not request access again for now. */
  declined: Type.Array(
    Type.Object({ agentId: Type.String(), agentName: Type.String(), declinedAt: Type.String() }),
  ),
  /** The latest ones first. */
  visits: Type.Array(AgentVisitSchema),
});
export interface AccountAccess extends Static<typeof AccountAccessSchema> {}

/** `POST /cc/api/account/access/consents`: allows access for some hours, to one agent who requested it or to all. */
export const AgentConsentBody = Type.Object(
  { hours: Type.Integer({ minimum: 1, maximum: 168 }), agentId: Type.Optional(Id) },
  strict,
);
export interface AgentConsentBody extends Static<typeof AgentConsentBody> {}
