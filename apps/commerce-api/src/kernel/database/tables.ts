import type { ColumnType, Generated } from 'kysely';
import type { CaptchaSection } from '@foolscap/core/vocabulary';
import type { Instant, Json, Optional } from './column-types.ts';

export interface SessionsTable {
  id: string;
  /** SHA-256 of the cookie's value; the value itself is not stored. */
  token_hash: string;
  /** Changes at sign-in; the value of `x-session-id`. */
  epoch: string;
  /** The account signed in on the consumer site, and on the business site. */
  sdc_account_id: Optional<string>;
  sba_account_id: Optional<string>;
  /** The user agent at sign-in. */
  user_agent: Generated<string>;
  /** Rounded to the hour, so that reads rarely cause a write. */
  last_seen_at: Instant;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
  /** The kind of card whose next attempt needs a captcha, and until when. */
  captcha_section: Generated<CaptchaSection | null>;
  captcha_until: Generated<Date | null>;
  /** The visit of an agent who acts for the account in this session, and the session of the agent, which waits. */
  agent_visit_id: Optional<string>;
  agent_session_id: Optional<string>;
}

export interface IdempotencyKeysTable {
  session_id: string;
  key: string;
  request_hash: string;
  status: number;
  /** The complete first reply of payments and orders; the outcome of cart calls. */
  reply: Json<object>;
  created_at: Instant;
}

/** A lease of one instance on a name. */
export interface LeasesTable {
  name: string;
  holder: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** A session secret that a sign-in or sign-out has just replaced. */
export interface ReplacedSessionsTable {
  token_hash: string;
  replaced_at: ColumnType<Date, Date, Date>;
}

/** The parts of the demo data in this database. */
export interface DemoDataTable {
  part: string;
  /** A hash of the part's content. */
  version: string;
  applied_at: ColumnType<Date, Date | undefined, Date>;
}

export interface FactsTable {
  name: string;
  value: Json<object>;
}

/** Attempts under one key, such as a client address, within one time window. */
export interface AttemptCountersTable {
  key: string;
  count: number;
  /** End of the window; an expired row is ignored. */
  expires_at: ColumnType<Date, Date, Date>;
}

/** The tables of the kernel. Each domain adds its own in its `tables.ts`. */
export interface Tables {
  sessions: SessionsTable;
  attempt_counters: AttemptCountersTable;
  idempotency_keys: IdempotencyKeysTable;
  leases: LeasesTable;
  replaced_sessions: ReplacedSessionsTable;
  /** Single facts about this database. */
  facts: FactsTable;
  demo_data: DemoDataTable;
}
