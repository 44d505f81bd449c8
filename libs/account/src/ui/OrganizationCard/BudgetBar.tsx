import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { ProgressBar, useLocale, useMessages } from '@foolscap/ui/components';
import type { OrganizationBudget } from '../../contract/index.ts';
import { ORGANIZATION_MESSAGES } from './organization-messages.ts';

/** The part of a budget that is left in its period; an overdrawn budget is an empty bar with the amount above it. */
export function BudgetBar({ budget }: { budget: OrganizationBudget }) {
  const { organization: texts, budgetPeriods } = useMessages('account', ORGANIZATION_MESSAGES);
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
          ? texts.overBudget(money(-left), money(amount), budgetPeriods[period])
          : texts.leftOfBudget(money(left), money(amount), budgetPeriods[period])
      }
    />
  );
}
