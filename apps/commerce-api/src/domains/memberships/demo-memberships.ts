import { membershipPlans, membershipPrograms } from '@foolscap/demo-catalog/memberships';
import { sql } from 'kysely';
import { type DemoPart, getVersion, upsertRows } from '../../kernel/database/demo-data.ts';

/** The terms of the demo's memberships, and the benefits of their programs. Those that an operator has set are kept. */
export const demoMemberships: DemoPart = {
  name: 'memberships',
  version: () => getVersion([membershipPlans, membershipPrograms]),
  async apply(trx) {
    const { rows: programs } = await sql`
      update membership_programs set free_shipping_minor = row."freeShippingMinor"
        from json_to_recordset(${JSON.stringify(membershipPrograms)}::json) as row (program text, "freeShippingMinor" integer)
        where membership_programs.program = row.program and membership_programs.free_shipping_minor is null
        returning membership_programs.program`.execute(trx);
    const plans = await upsertRows(
      trx,
      'membership_plans',
      'sku text, term_days integer, source text',
      membershipPlans.map(({ sku, termDays }) => ({ sku, term_days: termDays, source: 'demo' })),
      { key: ['sku'], where: `membership_plans.source = 'demo'` },
    );
    return { ...plans, changed: plans.changed + programs.length, retired: 0 };
  },
};
