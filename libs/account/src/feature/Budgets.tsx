import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Checkbox, Link, Stack, useLocale, useMessages } from '@foolscap/ui/components';
import type { Budget, BudgetsData } from '../contract/index.ts';
import {
  BUDGET_CSV_MESSAGES,
  budgetMessage,
  BUDGET_LENGTHS,
  BUDGET_PERIODS,
  getScopeValue,
  readAmount,
  readBudgetFields,
} from '../model/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { budgetsActions, selectBudgetChange, selectBudgets, selectStatement } from '../state/index.ts';
import type { BudgetCommand } from '../state/index.ts';
import { BudgetList, BudgetPlot, BudgetStatement, DetailsForm, FormSection } from '../ui/index.ts';
import type { DetailsField, DetailsFormProps } from '../ui/index.ts';
import { ButtonForm } from '../ui/ButtonForm/ButtonForm.tsx';
import { BUDGET_MESSAGES } from '../ui/BudgetList/budget-messages.ts';
import { omitEmptyFaults } from './fields.ts';
import type { FormOutcome } from './form-outcome.ts';

export interface BudgetsProps {
  /** The budget that is shown; all of them without one. */
  code?: string | undefined;
  /** Returns the URL of a budget with a period and page of its statement, or of all budgets. */
  hrefFor: (code?: string, period?: string, page?: number) => string;
  orderHref: (orderNumber: string) => string;
  csvHref: (code: string, period: string) => string;
  /** Form action and hidden fields, for submissions before hydration. The field `change` names the change. */
  action?: string;
  fieldsFor?: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The budgets of an organization, or one of them with its statement. Loads no data; its route requests it. */
export function Budgets(props: BudgetsProps) {
  const { code, hrefFor } = props;
  const dispatch = useDispatch();
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const budgetTexts = useMessages('account', BUDGET_CSV_MESSAGES);
  const { budgetsPage: texts } = useMessages('account', BUDGET_MESSAGES);
  const { value: data, ...load } = useSelector(selectBudgets);
  const statement = useSelector(selectStatement);
  const change = useSelector(selectBudgetChange);
  const failure = load.phase === 'failed' && !data ? load.failure : undefined;
  if (failure)
    return (
      <Alert
        kind="failure"
        live="assertive"
        onRetry={failure.retryable ? () => dispatch(budgetsActions.budgetsRequested()) : undefined}
      >
        {budgetMessage(failure, messages, budgetTexts)}
      </Alert>
    );
  const budget = data?.budgets.find((each) => each.code === code);
  const isRemoved =
    change.phase === 'saved' && change.command.type === 'remove' && change.command.code === code;
  return (
    <Stack gap={10}>
      {isRemoved && (
        <Alert kind="success" live="polite">
          {texts.removed}
        </Alert>
      )}
      {code === undefined || isRemoved ? (
        <BudgetList data={data} hrefFor={(each) => hrefFor(each)} />
      ) : (
        <>
          {budget && <BudgetPlot budget={budget} />}
          {statement.phase === 'failed' ? (
            <Alert kind="failure">{budgetMessage(statement.failure, messages, budgetTexts)}</Alert>
          ) : (
            <BudgetStatement
              statement={statement.value}
              hrefFor={(period, page) => hrefFor(code, period, page)}
              orderHref={props.orderHref}
              csvHref={(period) => props.csvHref(code, period)}
            />
          )}
        </>
      )}
      {data?.choices && code === undefined && <BudgetForm {...props} data={data} />}
      {data?.choices && budget && (
        <>
          {/* A change replaces the values of the form. */}
          <BudgetForm key={JSON.stringify(budget)} {...props} data={data} budget={budget} />
          <AdjustmentForm {...props} budget={budget} />
          <Removal {...props} budget={budget} />
        </>
      )}
      {code !== undefined && <Link href={hrefFor()}>{texts.all}</Link>}
    </Stack>
  );
}

type FormProps = Pick<BudgetsProps, 'action' | 'fieldsFor' | 'outcome'> & { budget: Budget };

/** Returns the props of the form of one kind of change: its phase, and the outcome of a submission without JavaScript. */
function useChange(
  type: BudgetCommand['type'],
  { action, fieldsFor, outcome }: Omit<FormProps, 'budget'>,
  code = '',
) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const budgetTexts = useMessages('account', BUDGET_CSV_MESSAGES);
  const { budgetsPage: texts } = useMessages('account', BUDGET_MESSAGES);
  const dispatch = useDispatch();
  const change = useSelector(selectBudgetChange);
  const isOwn = change.phase !== 'idle' && change.command.type === type;
  const posted = change.phase === 'idle' && outcome?.form === `budget-${type}` ? outcome : undefined;
  const failure = isOwn && change.phase === 'failed' ? change.failure : posted?.error;
  const done = { add: texts.added, change: texts.changed, adjust: texts.adjusted, remove: texts.removed }[
    type
  ];
  const isDone = (isOwn && change.phase === 'saved') || (posted && !posted.error);
  return {
    posted,
    submit: (command: BudgetCommand) => dispatch(budgetsActions.budgetChangeSubmitted(command)),
    form: {
      action,
      hidden: (
        <>
          {fieldsFor?.(`budget-${type}`)}
          <input type="hidden" name="change" value={type} />
          {code && <input type="hidden" name="budget" value={code} />}
        </>
      ),
      busy: isOwn && change.phase === 'saving',
      error: failure && {
        message: budgetMessage({ message: '', ...failure }, messages, budgetTexts),
        field: failure.field,
      },
      done: isDone ? done : undefined,
      attempt: change.serial,
    } satisfies Partial<DetailsFormProps>,
  };
}

/** The form that adds a budget, or changes one. */
function BudgetForm({
  data,
  budget,
  ...props
}: Omit<FormProps, 'budget'> & { data: BudgetsData; budget?: Budget }) {
  const { budgetsPage: texts, budgetIntervals, budgetScopes } = useMessages('account', BUDGET_MESSAGES);
  const locale = useLocale();
  const { form, posted, submit } = useChange(budget ? 'change' : 'add', props, budget?.code);
  const { units = [], people = [], categories = [] } = data.choices ?? {};
  const before: Record<string, string> = posted?.error
    ? posted.values
    : budget
      ? {
          name: budget.name,
          amount: budget.amount.toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false }),
          period: budget.period,
          scope: getScopeValue(budget.scope),
          ...(budget.rollsOver ? { rollsOver: 'true' } : {}),
          ...(budget.isDefault ? { isDefault: 'true' } : {}),
        }
      : {};
  const fields: DetailsField[] = [
    ...(budget
      ? []
      : [
          {
            name: 'code',
            label: texts.code,
            hint: texts.codeHint,
            required: true,
            maxLength: BUDGET_LENGTHS.code,
          },
        ]),
    { name: 'name', label: texts.name, required: true, maxLength: BUDGET_LENGTHS.name },
    { name: 'amount', label: texts.perPeriod, required: true, maxLength: 20 },
    {
      name: 'period',
      label: texts.period,
      options: BUDGET_PERIODS.map((value) => ({ value, label: budgetIntervals[value] })),
    },
    {
      name: 'scope',
      label: texts.isFor,
      options: [
        { value: 'ALL', label: texts.everyone },
        ...units.map(({ id, name }) => ({
          value: getScopeValue({ type: 'UNIT', id }),
          label: budgetScopes.UNIT(name),
        })),
        ...people.map(({ id, name }) => ({
          value: getScopeValue({ type: 'PERSON', id }),
          label: budgetScopes.PERSON(name),
        })),
        ...categories.map(({ id, name }) => ({
          value: getScopeValue({ type: 'CATEGORY', id }),
          label: budgetScopes.CATEGORY(name),
        })),
      ],
    },
  ].map((field) => ({
    autoComplete: 'off',
    ...field,
    value: before[field.name] ?? field.options?.[0]?.value ?? '',
  }));
  const amountFault = (amount = '') => {
    const number = readAmount(amount);
    return amount.trim() && (number === undefined || number < 0) ? texts.amountInvalid : undefined;
  };
  return (
    <FormSection title={budget ? texts.change : texts.add} note={budget ? texts.changeNote : texts.addNote}>
      <DetailsForm
        // Clears the form after a budget was added.
        key={budget ? 'change' : data.budgets.length}
        {...form}
        fields={fields}
        submitLabel={budget ? texts.save : texts.add}
        check={({ amount }) => omitEmptyFaults({ amount: amountFault(amount) })}
        onSubmit={(values, more) => {
          const body = readBudgetFields({
            ...values,
            rollsOver: more.has('rollsOver') ? 'true' : '',
            isDefault: more.has('isDefault') ? 'true' : '',
          });
          if (!body) return;
          const { code: newCode, ...changed } = body;
          submit(
            budget
              ? { type: 'change', code: budget.code, body: changed }
              : { type: 'add', body: { code: newCode, ...changed } },
          );
        }}
      >
        <Checkbox
          name="rollsOver"
          value="true"
          label={texts.rollsOver}
          defaultChecked={'rollsOver' in before}
        />
        <Checkbox
          name="isDefault"
          value="true"
          label={texts.makeDefault}
          defaultChecked={'isDefault' in before}
        />
      </DetailsForm>
    </FormSection>
  );
}

function AdjustmentForm({ budget, ...props }: FormProps) {
  const { budgetsPage: texts } = useMessages('account', BUDGET_MESSAGES);
  const { form, posted, submit } = useChange('adjust', props, budget.code);
  return (
    <FormSection title={texts.adjust} note={texts.adjustNote}>
      <DetailsForm
        // Clears the form after an adjustment.
        key={budget.periods.at(-1)?.allocated}
        {...form}
        emphasis="secondary"
        fields={[
          { name: 'amount', label: texts.adjustment, required: true, maxLength: 20, autoComplete: 'off' },
          { name: 'note', label: texts.note, maxLength: BUDGET_LENGTHS.note, autoComplete: 'off' },
        ].map((field) => ({ ...field, value: (posted?.error && posted.values[field.name]) || '' }))}
        submitLabel={texts.adjust}
        check={({ amount = '' }) =>
          omitEmptyFaults({
            amount: amount.trim() && readAmount(amount) === undefined ? texts.amountInvalid : undefined,
          })
        }
        onSubmit={({ amount = '', note = '' }) =>
          submit({
            type: 'adjust',
            code: budget.code,
            body: { amount: readAmount(amount) ?? 0, ...(note.trim() ? { note: note.trim() } : {}) },
          })
        }
      />
    </FormSection>
  );
}

function Removal({ budget, ...props }: FormProps) {
  const { budgetsPage: texts } = useMessages('account', BUDGET_MESSAGES);
  const { form, submit } = useChange('remove', props, budget.code);
  return (
    <FormSection title={texts.remove} note={texts.removeNote}>
      <Stack gap={4}>
        {form.error && (
          <Alert key={form.attempt} kind="failure" live="assertive">
            {form.error.message}
          </Alert>
        )}
        <ButtonForm
          action={form.action}
          hidden={form.hidden}
          busy={form.busy}
          variant="quiet"
          onPress={() => submit({ type: 'remove', code: budget.code })}
        >
          {texts.remove}
        </ButtonForm>
      </Stack>
    </FormSection>
  );
}
