import { demoAccounts, seedDemoAccounts } from '../domains/account/index.ts';
import { seedCatalog } from '../domains/catalog/index.ts';
import { seedDemoOrganizations } from '../domains/organizations/index.ts';
import { seedPlaces } from '../domains/stores/index.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Settings } from '../kernel/settings.ts';

export interface Seeded {
  /** Number of demo products that were loaded now; 0 when they were already present. */
  products: number;
  /** The demo accounts; empty where the settings disable them. */
  accounts: typeof demoAccounts;
}

/**
 * Seeds the demo catalog, its stores and warehouses, and the demo accounts, where the settings allow it: in the embedded database, or with
 * DEMO=1 (decisions, "demo accounts").
 */
export async function seedDemo({ db }: Database, settings: Pick<Settings, 'demo'>): Promise<Seeded> {
  if (!settings.demo) return { products: 0, accounts: [] };
  const products = await seedCatalog(db);
  await seedPlaces(db);
  await seedDemoAccounts(db);
  await seedDemoOrganizations(db);
  return { products, accounts: demoAccounts };
}
