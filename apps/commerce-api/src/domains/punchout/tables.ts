import type { Generated } from 'kysely';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Instant, Json, Optional } from '../../kernel/database/column-types.ts';

/** A finished configuration of a product that is made to order. */
export interface ConfigurationsTable {
  id: string;
  sku: string;
  attributes: Json<ConfigurationAttribute[]>;
  created_at: Instant;
}

/** A visit to the configurator. Its result is accepted once, before it expires, from the shopper who started it. */
export interface PunchoutSessionsTable {
  id: string;
  tenant: TenantId;
  session_id: string;
  account_id: Optional<string>;
  sku: string;
  /** The code of the product at the configurator. */
  custom_sku: string;
  qty: number;
  status: Generated<'OPEN' | 'USED' | 'CANCELED'>;
  configuration_id: Optional<string>;
  expires_at: Instant;
  created_at: Instant;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    configurations: ConfigurationsTable;
    punchout_sessions: PunchoutSessionsTable;
  }
}
