import { demoOffers as offers } from '@foolscap/demo-catalog/offers';
import { sql } from 'kysely';
import { type DemoPart, getVersion, upsertRows } from '../../kernel/database/demo-data.ts';

/** The offers on demo pages. Rows added by an operator are kept. */
export const demoOffers: DemoPart = {
  name: 'offers',
  version: () => getVersion(offers),
  async apply(trx) {
    const rows = offers.map(({ mboxName, userTypes, linkLabel, ...offer }) => ({
      ...offer,
      mbox_name: mboxName,
      user_types: userTypes,
      link_label: linkLabel,
      analytics: {},
      source: 'demo',
    }));
    const { rows: retired } = await sql`
      delete from mbox_offers where source = 'demo'
        and id not in (select json_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::json))
      returning id`.execute(trx);
    const changes = await upsertRows(
      trx,
      'mbox_offers',
      'id text, tenant text, mbox_name text, user_types jsonb, classes jsonb, heading text, text text, link_label text, path text, ' +
        'weight integer, analytics jsonb, source text',
      rows,
      { key: ['id'], where: `mbox_offers.source = 'demo'` },
    );
    return { ...changes, retired: retired.length };
  },
};
