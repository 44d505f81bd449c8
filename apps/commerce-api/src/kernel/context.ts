import type { Database } from './database/database.ts';
import type { CardGateway } from '../domains/payments/card-gateway.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';

/** What the parts of the API are given. */
export interface ApiContext {
  settings: Settings;
  database: Database;
  gateway: CardGateway;
  /** Writes to people. */
  mailer: Mailer;
  /** The clock; tests turn it. */
  now: () => Date;
}
