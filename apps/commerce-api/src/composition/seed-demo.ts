import { demoAccounts, demoAccountsPart } from '../domains/account/index.ts';
import { demoAgentsPart } from '../domains/agents/index.ts';
import { demoAds } from '../domains/ads/index.ts';
import { demoProducts, demoSaleConditionsPart, demoSynonyms } from '../domains/catalog/index.ts';
import { starterContent } from '../domains/content/index.ts';
import { demoListsPart } from '../domains/lists/index.ts';
import { demoMemberships } from '../domains/memberships/index.ts';
import { demoOffers } from '../domains/offers/index.ts';
import { demoOrganizationsPart } from '../domains/organizations/index.ts';
import { demoPromotions } from '../domains/pricing/index.ts';
import { demoSales } from '../domains/recommendations/index.ts';
import { demoRewardsOffers } from '../domains/rewards/index.ts';
import { demoPlaces, writeDemoPlaces } from '../domains/stores/index.ts';
import type { Database } from '../kernel/database/database.ts';
import { applyDemoData, type DemoChanges, type DemoPart, getVersion } from '../kernel/database/demo-data.ts';
import type { Settings } from '../kernel/settings.ts';

/** The stores and warehouses of the demo. They stock the demo's products, so a new catalog is a new version of them. */
const demoStores: DemoPart = {
  name: 'stores',
  version: async () => getVersion([demoPlaces(), await demoProducts.version()]),
  apply: writeDemoPlaces,
};

/**
 * The parts in dependency order: stores stock products, organizations have contracts for them, members have lists of them, and the sales
 * history contains them.
 */
export const demoParts: readonly DemoPart[] = [
  demoProducts,
  demoSaleConditionsPart,
  demoMemberships,
  demoStores,
  demoSynonyms,
  demoPromotions,
  demoAccountsPart,
  demoOrganizationsPart,
  demoAgentsPart,
  demoListsPart,
  demoSales,
  demoAds,
  demoOffers,
  demoRewardsOffers,
  starterContent,
];

export interface Seeded {
  /** The changes of the parts that were applied now, by name; empty when the database held this release's demo data. */
  changes: Record<string, DemoChanges>;
  /** The demo accounts; empty if the settings disable them. */
  accounts: typeof demoAccounts;
}

/**
 * Writes the demo data of this release to the database, if the settings allow it: in the embedded database, or with DEMO=1
 * (decision-demo-accounts). Every other shop gets the starter pages only. Applies only the parts that have changed (docs/decisions/demo-data.md).
 *
 * @param log receives one line for each part that was applied
 */
export async function seedDemo(
  { db }: Database,
  settings: Pick<Settings, 'demo'>,
  log: (line: string) => void = () => undefined,
  parts: readonly DemoPart[] = demoParts,
): Promise<Seeded> {
  if (!settings.demo) return { changes: await applyDemoData(db, [starterContent], log), accounts: [] };
  return { changes: await applyDemoData(db, parts, log), accounts: demoAccounts };
}
