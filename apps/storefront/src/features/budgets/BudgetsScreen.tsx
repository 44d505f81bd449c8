import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { Budgets } from '@foolscap/account/feature';
import { budgetsActions, selectBudgets } from '@foolscap/account/state';
import { BUDGETS_FORM_PATHS } from '../../forms/budgets-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { useShop } from '../../shell/shop-context.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { budgetsPath, readBudgetsAddress } from './budgets-address.ts';
import { budgetsFeature } from './feature.ts';

export const features = [budgetsFeature];

export const load: FeatureExports['load'] = ({ search }) => {
  const request = readBudgetsAddress(search);
  return [
    budgetsActions.budgetsRequested(),
    ...(request ? [budgetsActions.statementRequested(request)] : []),
  ];
};

/** The budgets of an organization, at `/account/budgets` and `/budget` (decision-pages-without-cache.2). */
export default function BudgetsScreen() {
  const outcome = useFormOutcome();
  const { basename } = useShop();
  const { search } = useLocation();
  const { code } = readBudgetsAddress(new URLSearchParams(search)) ?? {};
  const budget = useSelector(selectBudgets).value?.budgets.find((each) => each.code === code);
  return (
    <AccountFrame
      title={TITLE_MESSAGES.titles.budgets}
      note={budget ? `${budget.name} · ${budget.code}` : code}
    >
      <Budgets
        // A form belongs to one budget.
        key={code}
        code={code}
        hrefFor={budgetsPath}
        orderHref={(number) => `/order/${number}`}
        csvHref={(budget, period) =>
          `${BUDGETS_FORM_PATHS.statement}?${new URLSearchParams({ budget, period, site: basename })}`
        }
        action={BUDGETS_FORM_PATHS.change}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={outcome?.form.startsWith('budget-') ? outcome : undefined}
      />
    </AccountFrame>
  );
}
