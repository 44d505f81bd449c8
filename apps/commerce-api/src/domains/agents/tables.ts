import type { ColumnType, Generated } from 'kysely';
import type { VisitEnd } from '@foolscap/account/model';
import type { AgentKind, TenantId } from '@foolscap/core/vocabulary';
import type { Instant, Optional } from '../../kernel/database/column-types.ts';

/** The consent that a site needs for customers without an organization. */
export interface AgentSettingsTable {
  tenant: TenantId;
  consent: 'NOT_NEEDED' | 'REQUIRED';
}

/** The organizations of a sales representative. */
export interface AgentOrganizationsTable {
  agent_account_id: string;
  organization_id: string;
}

/** A time for which a customer allows agents to act. */
export interface AgentConsentsTable {
  id: string;
  account_id: string;
  /** Null for all agents. */
  agent_account_id: string | null;
  granted_at: ColumnType<Date, Date, Date>;
  expires_at: ColumnType<Date, Date, Date>;
  withdrawn_at: Optional<Date>;
}

/** A request of an agent for the consent of a customer. */
export interface AgentRequestsTable {
  account_id: string;
  agent_account_id: string;
  requested_at: ColumnType<Date, Date, Date>;
  /** When the customer declined it; null for a request without an answer. */
  declined_at: Optional<Date>;
}

/** A search of an agent for customers. */
export interface AgentSearchesTable {
  id: string;
  agent_account_id: string;
  query: string;
  /** The ids of the accounts that were found, in order. */
  found: ColumnType<string[], string[], never>;
  searched_at: ColumnType<Date, Date, never>;
}

/** A time in which an agent acted for a customer. */
export interface AgentVisitsTable {
  id: string;
  /** Null if the account of the agent was erased. */
  agent_account_id: string | null;
  agent_kind: AgentKind;
  /** As at the start; empty if the account of the agent was erased. */
  agent_name: string;
  account_id: string;
  started_at: ColumnType<Date, Date, never>;
  /** The end at the latest. */
  expires_at: ColumnType<Date, Date, never>;
  ended_at: Optional<Date>;
  end_reason: Optional<VisitEnd>;
  /** The start by the clock of the database. */
  created_at: Instant;
}

/** A call of an agent that may write. Rows are only added; the status of the reply is written once. */
export interface AgentActionsTable {
  id: Generated<string>;
  visit_id: string;
  happened_at: ColumnType<Date, Date, never>;
  /** Method and path, a key of `AGENT_LIMITS`. */
  operation: string;
  object: string;
  /** Null until the reply, and if the server stopped before it. */
  status: Optional<number>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    agent_settings: AgentSettingsTable;
    agent_organizations: AgentOrganizationsTable;
    agent_consents: AgentConsentsTable;
    agent_requests: AgentRequestsTable;
    agent_searches: AgentSearchesTable;
    agent_visits: AgentVisitsTable;
    agent_actions: AgentActionsTable;
  }
}
