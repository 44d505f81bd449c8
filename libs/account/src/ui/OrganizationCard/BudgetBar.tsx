import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { ProgressBar, useLocale } from '@foolscap/ui/components';
import type { OrganizationBudget } from '../../contract/index.ts';
import type { BudgetPeriod } from '../../model/index.ts';

const PERIODS: Record<BudgetPeriod, string> = {
  MONTH: 'this month',
  QUARTER: 'this quarter',
  YEAR: 'this year',
};

/** The part of a budget that is left in its period; an overdrawn budget is an empty bar with the amount above it. */
export function BudgetBar({ budget }: { budget: OrganizationBudget }) {
  const locale = useLocale();
  const money = (decimal: number) => formatMoney(toMinorUnits(decimal), locale);
  const { code, name, amount, availableBalance: left, period } = budget;
  return (
    <ProgressBar
      label={`${name} · ${code}`}
      value={left}
      max={amount}
      valueText={
        left < 0
          ? `${money(-left)} over the budget of ${money(amount)} ${PERIODS[period]}`
          : `${money(left)} of ${money(amount)} left ${PERIODS[period]}`
      }
    />
  );
}
