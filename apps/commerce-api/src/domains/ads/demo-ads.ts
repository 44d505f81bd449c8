import { demoCampaigns } from '@foolscap/demo-catalog/campaigns';
import { sql } from 'kysely';
import { type DemoPart, getVersion, upsertRows } from '../../kernel/database/demo-data.ts';

/** Campaigns of the sandbox ad server. Rows added by an operator are kept. */
export const demoAds: DemoPart = {
  name: 'ad campaigns',
  version: () => getVersion(demoCampaigns),
  async apply(trx) {
    const rows = demoCampaigns.map(
      ({ id, brand, skus, keywords, categoryIds, bidMinor, dailyBudgetMinor }) => ({
        id,
        brand,
        skus,
        keywords,
        category_ids: categoryIds,
        bid_minor: bidMinor,
        daily_budget_minor: dailyBudgetMinor,
        source: 'demo',
      }),
    );
    const { rows: retired } = await sql`
      delete from sandbox_ad_campaigns where source = 'demo'
        and id not in (select json_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::json))
      returning id`.execute(trx);
    const changes = await upsertRows(
      trx,
      'sandbox_ad_campaigns',
      'id text, brand text, skus jsonb, keywords jsonb, category_ids jsonb, bid_minor integer, daily_budget_minor integer, source text',
      rows,
      { key: ['id'], where: `sandbox_ad_campaigns.source = 'demo'` },
    );
    return { ...changes, retired: retired.length };
  },
};
