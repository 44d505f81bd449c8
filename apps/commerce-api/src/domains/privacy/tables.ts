import type { TenantId } from '@foolscap/core/vocabulary';
import type { Optional } from '../../kernel/database/column-types.ts';

/** A member's request for a copy of the stored data, or for its erasure. */
export interface DataRequestsTable {
  id: string;
  tenant: TenantId;
  /** Null once the account has been erased. */
  account_id: Optional<string>;
  kind: 'EXPORT' | 'ERASURE';
  /** URL of the page for these requests, for the mail. */
  page_url: string;
  requested_at: Date;
  done_at: Optional<Date>;
  /** The copy as JSON; null until it is made, and again after it has expired. */
  content: Optional<string>;
  expires_at: Optional<Date>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    data_requests: DataRequestsTable;
  }
}
