import { useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import { BUDGET_PERIODS, BUILT_IN_BUYER, isBuiltInRole, readSpendingLimit } from '../model/index.ts';
import { selectRoles, selectUnits } from '../state/index.ts';
import type { DetailsField } from '../ui/index.ts';
import { USER_MESSAGES } from '../ui/UserList/user-messages.ts';
import { listUnitOptions } from './unit-options.ts';

/** Returns the fields of a user's settings, with the roles and units that are loaded, and the check of the limit. */
export function useUserFields() {
  const { users: texts, userRoles } = useMessages('account', USER_MESSAGES);
  const limitPeriods = { MONTH: texts.limitMonth, QUARTER: texts.limitQuarter, YEAR: texts.limitYear };
  const roles = useSelector(selectRoles).value ?? [];
  const units = useSelector(selectUnits).value ?? [];
  const role: DetailsField = {
    name: 'role',
    label: texts.role,
    value: BUILT_IN_BUYER,
    options: roles.length
      ? roles.map(({ code, name }) => ({ value: code, label: isBuiltInRole(code) ? userRoles[code] : name }))
      : [{ value: BUILT_IN_BUYER, label: userRoles.BUYER }],
  };
  const unit: DetailsField = {
    name: 'unitId',
    label: texts.unit,
    value: '',
    options: [{ value: '', label: texts.noUnit }, ...listUnitOptions(units)],
  };
  const limit: DetailsField = {
    name: 'spendingLimit',
    label: texts.limitLabel,
    hint: texts.limitHint,
    value: '',
    maxLength: 14,
    autoComplete: 'off',
  };
  const period: DetailsField = {
    name: 'spendingPeriod',
    label: texts.period,
    value: 'MONTH',
    options: BUDGET_PERIODS.map((value) => ({ value, label: limitPeriods[value] })),
  };
  return {
    role,
    unit,
    limit,
    period,
    limitFault: (text = ''): string | undefined =>
      readSpendingLimit(text) === undefined ? texts.limitInvalid : undefined,
  };
}
