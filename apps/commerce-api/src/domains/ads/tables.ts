import type { ColumnType, JSONColumnType } from 'kysely';

/** A campaign of the sandbox's ad server. */
export interface SandboxAdCampaignsTable {
  id: string;
  brand: string;
  skus: JSONColumnType<string[]>;
  /** Words of searches; of several in one text, all must be searched for. */
  keywords: JSONColumnType<string[]>;
  category_ids: JSONColumnType<string[]>;
  /** The price of a click. */
  bid_minor: number;
  daily_budget_minor: number;
  source: 'demo' | 'operator';
}

/** A view of, or a press on, a product that the sandbox's ad server served. */
export interface SandboxAdEventsTable {
  /** The random id of the served product: each is counted once. */
  served_id: string;
  kind: 'impression' | 'click';
  campaign_id: string;
  cost_minor: number;
  /** The UTC day, as an ISO date. */
  day: ColumnType<string, string, never>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    sandbox_ad_campaigns: SandboxAdCampaignsTable;
    sandbox_ad_events: SandboxAdEventsTable;
  }
}
