import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';
import type { ShopPart } from './shop-parts.ts';

/** The dependencies that services of all domains share. */
export interface ApiContext {
  settings: Settings;
  database: Database;
  mailer: Mailer;
  /** The clock; tests advance it. */
  now: () => Date;
  /** Parts that fault injection has switched off; always empty without FAULTS=1. */
  failingParts: Set<ShopPart>;
}
