import type { JSONColumnType } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';

/** A variant of a place of a page. */
export interface MboxOffersTable {
  id: string;
  tenant: TenantId;
  mbox_name: string;
  /** The types of users who may get it; null: all. */
  user_types: JSONColumnType<string[]> | null;
  classes: JSONColumnType<string[]>;
  heading: string;
  text: string;
  link_label: string;
  /** A path of the site, below its root. */
  path: string;
  /** The share of callers beside the other offers. */
  weight: number;
  analytics: JSONColumnType<Record<string, string>>;
  source: 'demo' | 'operator';
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    mbox_offers: MboxOffersTable;
  }
}
