import { demoAccounts, seedDemoAccounts } from '../domains/account/demo-accounts.ts';
import { seedCatalogue } from '../domains/catalog/seed-demo.ts';
import type { Database } from '../kernel/database/database.ts';
import { seedDemoOrganizations } from '../domains/organizations/demo-organizations.ts';
import { seedPlaces } from '../domains/stores/seed-places.ts';
import type { Settings } from '../kernel/settings.ts';

export interface Seeded {
  /** Products of the demo catalogue that were loaded just now; 0 when they were there already. */
  products: number;
  /** The accounts that anybody may try the shop with; none where the settings forbid them. */
  accounts: typeof demoAccounts;
}

/**
 * The demo catalogue, its stores and warehouses, and the demo accounts, where the settings allow them: in the embedded database, or with DEMO=1
 * (decisions, "demo accounts").
 */
export async function seedDemo({ db }: Database, settings: Pick<Settings, 'demo'>): Promise<Seeded> {
  if (!settings.demo) return { products: 0, accounts: [] };
  const products = await seedCatalogue(db);
  await seedPlaces(db);
  await seedDemoAccounts(db);
  await seedDemoOrganizations(db);
  return { products, accounts: demoAccounts };
}
