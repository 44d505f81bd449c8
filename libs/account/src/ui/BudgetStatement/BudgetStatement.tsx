import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Inline,
  Link,
  LinkProvider,
  Pagination,
  SectionHeading,
  Stack,
  Table,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { BudgetEntry, BudgetStatement as Statement } from '../../contract/index.ts';
import { BUDGET_CSV_MESSAGES, getBalanceChange, getShownAmount } from '../../model/index.ts';
import { BUDGET_MESSAGES } from '../BudgetList/budget-messages.ts';
import { describePeriod } from '../BudgetList/describe-budget.ts';
import styles from '../rows.module.scss';

export interface BudgetStatementProps {
  /** A page of the statement; absent while it is unknown. */
  statement?: Statement | undefined;
  /** Returns the URL of a period, and of its pages from 1. */
  hrefFor: (period: string, page?: number) => string;
  /** Returns the page of an order. */
  orderHref: (orderNumber: string) => string;
  /** Returns the URL of all entries of a period as CSV. */
  csvHref: (period: string) => string;
}

/** The entries of a budget and period, the newest first, with links to the other periods. */
export function BudgetStatement({ statement, hrefFor, orderHref, csvHref }: BudgetStatementProps) {
  const messages = useMessages('account', BUDGET_MESSAGES);
  const { budgetStatement: texts } = messages;
  const { budgetCsv: headings, budgetEntries } = useMessages('account', BUDGET_CSV_MESSAGES);
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  const current = statement?.sums.periodStart ?? '';
  const nameOf = (start: string) => statement && describePeriod(statement.period, start, locale, messages);
  const describe = ({ kind, note }: BudgetEntry) =>
    note ? texts.withNote(budgetEntries[kind], note) : budgetEntries[kind];
  return (
    <Stack as="section" gap={4}>
      <SectionHeading level={2} size="small">
        {texts.heading}
      </SectionHeading>
      {statement && (
        <Inline gap={5}>
          {statement.periods.length > 1 && (
            <nav aria-label={texts.periods}>
              <Inline gap={4}>
                {statement.periods.slice(0, 12).map((start) => (
                  <Link
                    key={start}
                    href={hrefFor(start)}
                    variant={start === current ? 'quiet' : 'inline'}
                    aria-current={start === current ? 'page' : undefined}
                  >
                    {start === current ? <strong>{nameOf(start)}</strong> : nameOf(start)}
                  </Link>
                ))}
              </Inline>
            </nav>
          )}
          {/* A plain anchor: the address is an endpoint of the server, not a page of the site. */}
          <LinkProvider component="a">
            <Link href={csvHref(current)} download>
              {texts.download}
            </Link>
          </LinkProvider>
        </Inline>
      )}
      <Table
        caption={statement ? texts.caption(nameOf(current) ?? '') : texts.loading}
        hideCaption
        loading={!statement}
        rows={statement?.entries ?? []}
        rowKey={({ id }) => String(id)}
        empty={texts.none}
        columns={[
          { id: 'entry', header: headings.entry, rowHeader: true, cell: describe },
          {
            id: 'date',
            header: headings.date,
            cell: ({ createdAt }) => <span className={styles.whole}>{date.format(new Date(createdAt))}</span>,
          },
          {
            id: 'order',
            header: headings.order,
            cell: ({ orderNumber }) =>
              orderNumber && <Link href={orderHref(orderNumber)}>{orderNumber}</Link>,
          },
          { id: 'by', header: headings.by, cell: ({ by }) => by },
          {
            id: 'amount',
            header: headings.amount,
            align: 'end',
            cell: (entry) => money(getShownAmount(entry)),
          },
          {
            id: 'change',
            header: headings.change,
            align: 'end',
            cell: (entry) => {
              const change = getBalanceChange(entry);
              return `${change > 0 ? '+' : ''}${money(change)}`;
            },
          },
          { id: 'balance', header: headings.balance, align: 'end', cell: ({ balance }) => money(balance) },
        ]}
      />
      {statement && (
        <Pagination
          page={statement.page}
          pages={statement.totPages}
          hrefFor={(page) => hrefFor(current, page)}
          label={texts.pages}
        />
      )}
    </Stack>
  );
}
