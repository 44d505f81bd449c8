import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

/** The budget of an order that waits, as it will be after the approval. */
export interface BudgetWarning {
  code: string;
  name: string;
  /** US cents left after the approval, counting orders that were submitted earlier and still wait; negative if it exceeds the budget. */
  availableAfter: number;
}

/** Reads the budgets of orders that wait for approval, by order number. Orders without a budget have no entry. */
export async function readBudgetWarnings(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, BudgetWarning>> {
  if (!orderNumbers.length) return new Map();
  const { rows } = await sql<{
    order_number: string;
    code: string;
    name: string;
    available_after: number;
  }>`/* budgets.warnings */
    select own.order_number, own.code, center.name, (balance.allocated_minor - balance.spent_minor - (
      select coalesce(sum(case when step.kind in ('RESERVED', 'CHANGED') then step.amount_minor else -step.amount_minor end), 0)
      from budget_entries earlier join budget_entries step on step.order_number = earlier.order_number
        and step.kind in ('RESERVED', 'CHANGED', 'CONFIRMED', 'RELEASED')
      where earlier.organization_id = own.organization_id and earlier.code = own.code and earlier.period_start = own.period_start
        and earlier.kind = 'RESERVED' and earlier.id <= own.id))::float8 as available_after
    from budget_entries own
      join orders on orders.order_number = own.order_number and orders.status = 'PENDING_APPROVAL'
      join budget_balances balance on (balance.organization_id, balance.code, balance.period_start)
        = (own.organization_id, own.code, own.period_start)
      join budget_centers center on (center.organization_id, center.code) = (own.organization_id, own.code)
    where own.kind = 'RESERVED' and own.order_number = any(${orderNumbers}::text[])`.execute(db);
  return new Map(
    rows.map(({ order_number, code, name, available_after: availableAfter }) => [
      order_number,
      { code, name, availableAfter },
    ]),
  );
}
