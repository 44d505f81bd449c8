import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';

/** Lists the budgets and periods whose sums differ from the sums of their entries, or that have entries but no sums. */
export async function findUnbalancedBudgets({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ budget: string }>`
    with sums as (
      select organization_id, code, period_start,
        coalesce(sum(amount_minor) filter (where kind in ('ALLOCATED', 'ADJUSTED', 'ROLLED_OVER')), 0) as allocated,
        coalesce(sum(case kind when 'RESERVED' then amount_minor when 'CHANGED' then amount_minor when 'CONFIRMED' then -amount_minor when 'RELEASED' then -amount_minor end), 0)
          as reserved,
        coalesce(sum(case kind when 'CONFIRMED' then amount_minor when 'REFUNDED' then -amount_minor end), 0) as spent
      from budget_entries group by organization_id, code, period_start)
    select concat_ws(' ', code, period_start) as budget
    from budget_balances full join sums using (organization_id, code, period_start)
    where (allocated_minor, reserved_minor, spent_minor) is distinct from (allocated, reserved, spent)
    order by budget`.execute(db);
  return rows.map(({ budget }) => budget);
}
