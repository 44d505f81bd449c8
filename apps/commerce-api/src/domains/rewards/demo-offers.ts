import { rewardsOffers } from '@foolscap/demo-catalog/rewards-offers';
import { sql } from 'kysely';
import { type DemoPart, getVersion, upsertRows } from '../../kernel/database/demo-data.ts';
import { toOfferColumns } from './offer-settings.ts';

/** The offers of the demo's rewards program. Offers of an operator, and activated ones, are kept. */
export const demoRewardsOffers: DemoPart = {
  name: 'rewards offers',
  version: () => getVersion(rewardsOffers),
  async apply(trx) {
    const rows = rewardsOffers.map(({ id, tenant, ...offer }) => ({
      id,
      tenant,
      ...toOfferColumns(offer),
      source: 'demo',
    }));
    const { rows: retired } = await sql`
      delete from rewards_offers where source = 'demo'
        and id not in (select json_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::json))
        and not exists (select from rewards_activations where offer_id = rewards_offers.id)
      returning id`.execute(trx);
    const changes = await upsertRows(
      trx,
      'rewards_offers',
      'id text, tenant text, title text, text text, starts_at timestamptz, ends_at timestamptz, segments jsonb, category_id text, ' +
        'multiplier integer, bonus_minor integer, source text',
      rows,
      { key: ['id'], where: `rewards_offers.source = 'demo'` },
    );
    return { ...changes, retired: retired.length };
  },
};
