import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  Button,
  Checkbox,
  EmptyState,
  Inline,
  Link,
  Pagination,
  Stack,
  Table,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { TableColumn } from '@foolscap/ui/components';
import type { InvoicesData, InvoiceSummary } from '../../contract/index.ts';
import { INVOICE_FILTERS } from '../../model/invoice-codes.ts';
import type { InvoiceFilter } from '../../model/invoice-codes.ts';
import { INVOICE_MESSAGES } from '../../model/invoice-messages.ts';
import styles from '../rows.module.scss';
import { formatDay, STATUS_TONES } from './describe-invoice.ts';

/** Names of the fields of the form that selects invoices, which are parameters of the page's address. */
export const INVOICE_FIELDS = { invoice: 'invoice' } as const;

export interface InvoiceListProps {
  /** A page of the invoices; absent while they are unknown. */
  data?: InvoicesData | undefined;
  /** URL of the page, without parameters; the selected invoices are its parameters. */
  action: string;
  /** Returns the URL of a filter, and of its pages from 1. */
  hrefFor: (filter: InvoiceFilter, page?: number) => string;
  /** Returns the page of an invoice. */
  invoiceHref: (number: string) => string;
  /** Returns the page of an order. */
  orderHref: (orderNumber: string) => string;
}

/** The invoices of an organization with filters. The open ones can be selected and paid together, also without JavaScript. */
export function InvoiceList({ data, action, hrefFor, invoiceHref, orderHref }: InvoiceListProps) {
  const { invoicesPage: texts, invoiceFilters, invoiceStatuses } = useMessages('account', INVOICE_MESSAGES);
  const locale = useLocale();
  const day = (text: string) => (
    <span className={styles.whole}>{formatDay(text, locale, data?.timeZone ?? 'UTC')}</span>
  );
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  const canPay = data?.invoices.some((invoice) => invoice.canPay) ?? false;
  const columns: TableColumn<InvoiceSummary>[] = [
    {
      id: 'number',
      header: texts.number,
      rowHeader: true,
      cell: ({ number }) => <Link href={invoiceHref(number)}>{number}</Link>,
    },
    ...(canPay
      ? [
          {
            id: 'select',
            header: texts.select,
            cell: ({ number, canPay: isPayable }: InvoiceSummary) =>
              isPayable && (
                <Checkbox
                  name={INVOICE_FIELDS.invoice}
                  value={number}
                  label={texts.select}
                  aria-label={texts.selectOf(number)}
                />
              ),
          },
        ]
      : []),
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{invoiceStatuses[status]}</Badge>,
    },
    { id: 'issued', header: texts.issued, cell: ({ issuedAt }) => day(issuedAt) },
    { id: 'due', header: texts.due, cell: ({ dueOn }) => day(dueOn) },
    {
      id: 'order',
      header: texts.order,
      cell: ({ orderNumber }) => <Link href={orderHref(orderNumber)}>{orderNumber}</Link>,
    },
    { id: 'po', header: texts.purchaseOrder, cell: ({ purchaseOrderNumber }) => purchaseOrderNumber ?? '–' },
    { id: 'total', header: texts.total, align: 'end', cell: ({ total }) => money(total) },
    { id: 'open', header: texts.open, align: 'end', cell: ({ open }) => money(open) },
  ];
  return (
    <Stack gap={5}>
      <nav aria-label={texts.filters}>
        <Inline gap={5}>
          {INVOICE_FILTERS.map((each) => (
            <Link
              key={each}
              href={hrefFor(each)}
              variant={each === data?.filter ? 'quiet' : 'inline'}
              aria-current={each === data?.filter ? 'page' : undefined}
            >
              {each === data?.filter ? <strong>{invoiceFilters[each]}</strong> : invoiceFilters[each]}
            </Link>
          ))}
        </Inline>
      </nav>
      {data?.invoices.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>
      ) : (
        <form action={action} method="get">
          <Stack gap={4}>
            <Table
              caption={texts.caption}
              hideCaption
              loading={!data}
              rows={data?.invoices ?? []}
              rowKey={({ number }) => number}
              columns={columns}
            />
            {canPay && (
              <Inline gap={4}>
                <Button type="submit" variant="primary">
                  {texts.pay}
                </Button>
                <Text as="span" tone="muted">
                  {texts.payHint}
                </Text>
              </Inline>
            )}
          </Stack>
        </form>
      )}
      {data && (
        <Pagination
          page={data.page}
          pages={data.totPages}
          hrefFor={(page) => hrefFor(data.filter, page)}
          label={texts.pages}
        />
      )}
    </Stack>
  );
}
