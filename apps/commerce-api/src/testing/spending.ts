import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';

/** Lists the sums of reports about spending that differ from what the orders give. */
export async function findWrongSpending({ db }: Database): Promise<object[]> {
  const { rows } = await sql<object>`
    select report, organization_id, month, case report when 'PERSON' then account_id::text when 'UNIT' then unit_id::text
        when 'BUDGET' then budget_center else category_id end as id, case report when 'CATEGORY' then kind end as kind,
      sum(units)::float8 as units, sum(net_minor)::float8 as net, sum(gross_minor)::float8 as gross
    from (
      select organization_id, month, account_id, unit_id, budget_center, kind, category_id, units, net_minor, gross_minor, merged_for
      from spending_rollups
      union all select organization_id, month, account_id, unit_id, budget_center, kind, category_id, -units, -net_minor, -gross_minor, null
      from order_spending) part
    cross join unnest(array['PERSON', 'UNIT', 'BUDGET', 'CATEGORY']) as report
    where merged_for is null or merged_for = report
    group by 1, 2, 3, 4, 5 having (sum(units), sum(net_minor), sum(gross_minor)) <> (0, 0, 0)`.execute(db);
  return rows;
}
