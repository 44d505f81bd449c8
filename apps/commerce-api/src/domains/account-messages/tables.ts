import type { ColumnType } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Optional, OptionalJson } from '../../kernel/database/column-types.ts';

/** A message of the shop to one account, to segments, or to all accounts of a site. */
export interface AccountMessagesTable {
  /** Chosen by the operator. */
  id: string;
  tenant: TenantId;
  /** The only account that gets it. */
  account_id: Optional<string>;
  /** Codes of the customer segments that get it. Null, without an account, for all accounts of the site. */
  segments: OptionalJson<string[]>;
  title: string;
  /** Plain text. */
  text: string;
  /** A path on the site, with its text; both or neither. */
  link: Optional<string>;
  link_text: Optional<string>;
  starts_at: ColumnType<Date, Date | string, Date>;
  ends_at: ColumnType<Date, Date | string, Date>;
}

export interface AccountMessageReadsTable {
  account_id: string;
  message_id: string;
  read_at: ColumnType<Date, Date, never>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    account_messages: AccountMessagesTable;
    account_message_reads: AccountMessageReadsTable;
  }
}
