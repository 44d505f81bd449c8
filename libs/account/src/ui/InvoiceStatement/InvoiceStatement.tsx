import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Amounts,
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
import type { InvoiceStatement as Statement } from '../../contract/index.ts';
import { INVOICE_MESSAGES } from '../../model/invoice-messages.ts';
import { formatDay } from '../InvoiceList/describe-invoice.ts';
import styles from '../rows.module.scss';

/** Adds months to a month, `YYYY-MM`. */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export interface InvoiceStatementProps {
  /** A page of the statement; absent while it is unknown. */
  statement?: Statement | undefined;
  /** Returns the URL of a month, and of its pages from 1. */
  hrefFor: (month: string, page?: number) => string;
  /** Returns the page of an invoice. */
  invoiceHref: (number: string) => string;
  /** Returns the URL of all entries of a month as CSV. */
  csvHref: (month: string) => string;
  /** Returns the URL of the statement of a month as PDF. */
  documentHref: (month: string) => string;
}

/** The statement of a month: the balances before and after it, and its entries. */
export function InvoiceStatement(props: InvoiceStatementProps) {
  const { statement, hrefFor, invoiceHref, csvHref, documentHref } = props;
  const { invoiceStatement: texts, invoicePage, statementKinds } = useMessages('account', INVOICE_MESSAGES);
  const locale = useLocale();
  const day = (text: string) => formatDay(text, locale, statement?.timeZone ?? 'UTC');
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  const { month = '', firstMonth = '', currentMonth = '' } = statement ?? {};
  const monthFormat = dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const describe = (each: string) => monthFormat.format(new Date(`${each}-01`));
  const name = statement ? describe(month) : '';
  return (
    <Stack as="section" gap={5}>
      {statement && (
        <>
          <SectionHeading level={2} size="small">
            {texts.heading(name)}
          </SectionHeading>
          <nav aria-label={texts.months}>
            <Inline gap={5}>
              {month > firstMonth && (
                <Link href={hrefFor(addMonths(month, -1))}>{describe(addMonths(month, -1))}</Link>
              )}
              <Link href={hrefFor(month)} variant="quiet" aria-current="page">
                <strong>{name}</strong>
              </Link>
              {month < currentMonth && (
                <Link href={hrefFor(addMonths(month, 1))}>{describe(addMonths(month, 1))}</Link>
              )}
            </Inline>
          </nav>
          <Amounts
            rows={[
              { label: texts.opening, value: money(statement.opening) },
              { label: texts.invoiced, value: money(statement.invoiced) },
              { label: texts.credited, value: money(statement.credited) },
              { label: texts.paid, value: money(statement.paid) },
            ]}
            total={{ label: texts.closing, value: money(statement.closing) }}
          />
        </>
      )}
      <Table
        caption={statement ? texts.caption(name) : texts.loading}
        hideCaption
        loading={!statement}
        rows={(statement?.entries ?? []).map((entry, index) => ({ ...entry, id: index }))}
        rowKey={({ id }) => String(id)}
        empty={texts.none}
        columns={[
          {
            id: 'entry',
            header: invoicePage.entry,
            rowHeader: true,
            cell: ({ kind }) => statementKinds[kind],
          },
          {
            id: 'date',
            header: invoicePage.date,
            cell: ({ at }) => <span className={styles.whole}>{day(at)}</span>,
          },
          {
            id: 'document',
            header: texts.document,
            cell: ({ number }) =>
              number.startsWith('INV-') ? <Link href={invoiceHref(number)}>{number}</Link> : number,
          },
          { id: 'amount', header: invoicePage.amount, align: 'end', cell: ({ amount }) => money(amount) },
          { id: 'balance', header: texts.balance, align: 'end', cell: ({ balance }) => money(balance) },
        ]}
      />
      {statement && (
        <>
          <Pagination
            page={statement.page}
            pages={statement.totPages}
            hrefFor={(page) => hrefFor(month, page)}
            label={texts.pages}
          />
          {/* Plain anchors: the addresses are endpoints of the server, not pages of the site. */}
          <LinkProvider component="a">
            <Inline gap={5}>
              <Link href={documentHref(month)} download>
                {invoicePage.pdf}
              </Link>
              <Link href={csvHref(month)} download>
                {texts.csv}
              </Link>
            </Inline>
          </LinkProvider>
        </>
      )}
    </Stack>
  );
}
