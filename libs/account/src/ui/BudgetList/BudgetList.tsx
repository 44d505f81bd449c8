import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  EmptyState,
  Inline,
  Link,
  ProgressBar,
  Stack,
  Table,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { BudgetsData } from '../../contract/index.ts';
import { BUDGET_MESSAGES } from './budget-messages.ts';
import { describeScope } from './describe-budget.ts';
import styles from '../rows.module.scss';

export interface BudgetListProps {
  /** The budgets with the rules that apply to all of them; absent while they are unknown. */
  data?: BudgetsData | undefined;
  /** Returns the page of a budget. */
  hrefFor: (code: string) => string;
}

/** The budgets of an organization with what is left of each (decision-pages-without-cache.2). */
export function BudgetList({ data, hrefFor }: BudgetListProps) {
  const messages = useMessages('account', BUDGET_MESSAGES);
  const { budgetsPage: texts, amountPer } = messages;
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  if (data?.budgets.length === 0)
    return <EmptyState title={texts.none}>{data.choices ? texts.noneNote : texts.noneForYou}</EmptyState>;
  return (
    <Stack gap={4}>
      {data && (
        <Text tone="muted">
          {data.basis === 'NET' ? texts.net : texts.gross}{' '}
          {{ REFUSE: texts.refuse, ALLOW: texts.allow, APPROVE: texts.approve }[data.overdraft]}
        </Text>
      )}
      <Table
        caption={texts.caption}
        hideCaption
        loading={!data}
        rows={data?.budgets ?? []}
        rowKey={({ code }) => code}
        columns={[
          {
            id: 'budget',
            header: texts.budget,
            rowHeader: true,
            cell: ({ code, name, isDefault }) => (
              <Inline as="span" gap={2}>
                <Link href={hrefFor(code)}>{`${name} · ${code}`}</Link>
                {isDefault && <Badge>{texts.isDefault}</Badge>}
              </Inline>
            ),
          },
          { id: 'for', header: texts.isFor, cell: ({ scope }) => describeScope(scope, messages) },
          {
            id: 'amount',
            header: texts.amount,
            align: 'end',
            cell: ({ amount, period }) => (
              <span className={styles.whole}>{amountPer[period](money(amount))}</span>
            ),
          },
          {
            id: 'left',
            header: texts.left,
            align: 'end',
            cell: ({ code, name, periods }) => {
              const { availableBalance: left = 0, allocated = 0 } = periods.at(-1) ?? {};
              return (
                <ProgressBar
                  label={texts.leftOf(`${name} · ${code}`)}
                  hideLabel
                  value={left}
                  max={Math.max(allocated, 0.01)}
                  valueText={money(left)}
                />
              );
            },
          },
        ]}
      />
    </Stack>
  );
}
