import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { addressLines } from '@foolscap/core/vocabulary';
import type { Address } from '@foolscap/core/vocabulary';
import {
  Amounts,
  Badge,
  ButtonLink,
  DefinitionList,
  Inline,
  Link,
  LinkProvider,
  SectionHeading,
  Skeleton,
  SkeletonText,
  Stack,
  Table,
  Text,
  useLocale,
  useMessages,
  VisuallyHidden,
} from '@foolscap/ui/components';
import type { CreditNote, Invoice } from '../../contract/index.ts';
import { INVOICE_MESSAGES } from '../../model/invoice-messages.ts';
import { formatDay, STATUS_TONES } from '../InvoiceList/describe-invoice.ts';
import styles from '../rows.module.scss';

export interface InvoiceDetailsProps {
  /** The invoice; absent while it is unknown. */
  invoice?: Invoice | undefined;
  /** Returns the page of an order. */
  orderHref: (orderNumber: string) => string;
  /** Returns the URL of a document as PDF. @param name an invoice or a credit note */
  documentHref: (name: string) => string;
  /** Returns the page that pays an invoice. */
  payHref: (number: string) => string;
}

const Loading = ({ text }: { text: string }) => (
  <Stack gap={5} aria-busy>
    <VisuallyHidden>
      <p role="status">{text}</p>
    </VisuallyHidden>
    <Skeleton width="half" />
    <SkeletonText lines={4} />
    <SkeletonText lines={3} />
  </Stack>
);

/** An invoice with its items, payments and credit notes, as PDF and for payment. */
export function InvoiceDetails({ invoice, orderHref, documentHref, payHref }: InvoiceDetailsProps) {
  const {
    invoicePage: texts,
    invoicesPage: list,
    invoiceStatuses,
    invoiceApplications,
  } = useMessages('account', INVOICE_MESSAGES);
  const locale = useLocale();
  const day = (text: string) => formatDay(text, locale, invoice?.timeZone ?? 'UTC');
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  if (!invoice) return <Loading text={texts.loading} />;

  /** A plain anchor: the address is an endpoint of the API, not a page of the site. */
  const document = (name: string, label: string) => (
    <LinkProvider component="a">
      <Link href={documentHref(name)} download>
        {label}
      </Link>
    </LinkProvider>
  );
  const lines = (address: object | undefined) =>
    address && (
      <Stack gap={1}>
        {addressLines(address as Address)
          .filter(Boolean)
          .map((line) => (
            <Text as="span" key={line}>
              {line}
            </Text>
          ))}
      </Stack>
    );
  const sumUp = (value: (note: CreditNote) => number) =>
    invoice.creditNotes.reduce((sum, note) => sum + toMinorUnits(value(note))!, 0);
  const transferred = sumUp((note) => note.transferred ?? 0);
  const returned = sumUp(({ total }) => total) - sumUp(({ account }) => account) - transferred;
  const optional = (label: string, amount: number) => (amount === 0 ? [] : [{ label, value: money(amount) }]);
  return (
    <Stack gap={8}>
      <Inline gap={5}>
        <Badge tone={STATUS_TONES[invoice.status]}>{invoiceStatuses[invoice.status]}</Badge>
        {document(invoice.number, texts.pdf)}
        {invoice.canPay && (
          <ButtonLink href={payHref(invoice.number)} variant="primary">
            {texts.pay(money(invoice.open))}
          </ButtonLink>
        )}
        {invoice.portalUrl && invoice.open > 0 && (
          <LinkProvider component="a">
            <Link href={invoice.portalUrl}>{list.portal}</Link>
          </LinkProvider>
        )}
      </Inline>
      {invoice.biller === 'BLUE_TARP' && <Text>{list.blueTarp}</Text>}
      <Stack as="section" gap={4}>
        <SectionHeading level={2} size="small">
          {texts.details}
        </SectionHeading>
        <DefinitionList
          items={[
            { term: list.issued, description: day(invoice.issuedAt) },
            { term: list.due, description: day(invoice.dueOn) },
            {
              term: list.order,
              description: <Link href={orderHref(invoice.orderNumber)}>{invoice.orderNumber}</Link>,
            },
            ...(invoice.purchaseOrderNumber
              ? [{ term: list.purchaseOrder, description: invoice.purchaseOrderNumber }]
              : []),
            ...(invoice.poRelease ? [{ term: texts.release, description: invoice.poRelease }] : []),
            ...(invoice.budgetCenter ? [{ term: texts.budget, description: invoice.budgetCenter }] : []),
            ...(invoice.billTo ? [{ term: texts.billTo, description: lines(invoice.billTo) }] : []),
            ...(invoice.shipTo ? [{ term: texts.shipTo, description: lines(invoice.shipTo) }] : []),
          ]}
        />
      </Stack>
      <Stack as="section" gap={4}>
        <SectionHeading level={2} size="small">
          {texts.lines}
        </SectionHeading>
        <Table
          caption={texts.lines}
          hideCaption
          rows={invoice.lines.map((line, index) => ({ ...line, id: index }))}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              id: 'item',
              header: texts.item,
              rowHeader: true,
              cell: ({ name, itemId }) => `${name} (${itemId})`,
            },
            { id: 'qty', header: texts.qty, align: 'end', cell: ({ qty }) => qty },
            { id: 'unit', header: texts.unitPrice, align: 'end', cell: ({ unitPrice }) => money(unitPrice) },
            { id: 'tax', header: texts.tax, align: 'end', cell: ({ tax }) => money(tax) },
            { id: 'amount', header: texts.amount, align: 'end', cell: ({ price }) => money(price) },
          ]}
        />
        <Amounts
          rows={[
            { label: texts.goods, value: money(invoice.goods) },
            ...optional(texts.surcharges, invoice.surcharges),
            ...optional(texts.services, invoice.services),
            ...optional(texts.shipping, invoice.shipping),
            ...optional(texts.fees, invoice.fees),
            { label: texts.tax, value: money(invoice.tax) },
          ]}
          total={{ label: list.total, value: money(invoice.total) }}
        />
      </Stack>
      {invoice.applications.length > 0 && (
        <Stack as="section" gap={4}>
          <SectionHeading level={2} size="small">
            {texts.payments}
          </SectionHeading>
          <Table
            caption={texts.payments}
            hideCaption
            rows={invoice.applications.map((each, index) => ({ ...each, id: index }))}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                id: 'entry',
                header: texts.entry,
                rowHeader: true,
                cell: ({ kind, number, note }) =>
                  [invoiceApplications[kind], number, note].filter(Boolean).join(' · '),
              },
              {
                id: 'date',
                header: texts.date,
                cell: ({ at }) => <span className={styles.whole}>{day(at)}</span>,
              },
              { id: 'amount', header: texts.amount, align: 'end', cell: ({ amount }) => money(-amount) },
            ]}
          />
          <Amounts rows={[]} total={{ label: list.open, value: money(invoice.open) }} />
        </Stack>
      )}
      {invoice.creditNotes.length > 0 && (
        <Stack as="section" gap={4}>
          <SectionHeading level={2} size="small">
            {texts.creditNotes}
          </SectionHeading>
          <Table
            caption={texts.creditNotes}
            hideCaption
            rows={invoice.creditNotes}
            rowKey={({ number }) => number}
            columns={[
              {
                id: 'number',
                header: texts.creditNotes,
                rowHeader: true,
                cell: ({ number }) => document(number, texts.pdfOf(number)),
              },
              {
                id: 'date',
                header: texts.date,
                cell: ({ issuedAt }) => <span className={styles.whole}>{day(issuedAt)}</span>,
              },
              {
                id: 'items',
                header: texts.lines,
                cell: ({ lines: credited }: CreditNote) =>
                  credited.map(({ qty, name }) => `${qty} × ${name}`).join(', '),
              },
              {
                id: 'amount',
                header: texts.amount,
                align: 'end',
                cell: ({ total }) => money(total),
              },
            ]}
          />
          {transferred > 0 && <Text tone="muted">{texts.transferred(money(transferred / 100))}</Text>}
          {returned > 0 && <Text tone="muted">{texts.returned(money(returned / 100))}</Text>}
        </Stack>
      )}
    </Stack>
  );
}
