import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';

/** Lists the sums of spending that differ from what the orders give. */
export async function findWrongSpending({ db }: Database): Promise<object[]> {
  const { rows } = await sql<object>`
    select organization_id, month, account_id, unit_id, budget_center, kind, category_id,
      sum(units)::float8 as units, sum(net_minor)::float8 as net, sum(gross_minor)::float8 as gross
    from (
      select organization_id, month, account_id, unit_id, budget_center, kind, category_id, units, net_minor, gross_minor
      from spending_rollups
      union all select organization_id, month, account_id, unit_id, budget_center, kind, category_id, -units, -net_minor, -gross_minor
      from order_spending) part
    group by 1, 2, 3, 4, 5, 6, 7 having (sum(units), sum(net_minor), sum(gross_minor)) <> (0, 0, 0)`.execute(
    db,
  );
  return rows;
}
