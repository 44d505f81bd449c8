import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { Failure } from '@foolscap/core/http';
import type { ReplyError } from '@foolscap/core/messages';
import { Alert, Link, SectionHeading, Stack, useLocale, useMessages } from '@foolscap/ui/components';
import type { InvoiceFilter } from '../model/index.ts';
import { INVOICE_MESSAGES, invoiceMessage } from '../model/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import {
  invoicesActions,
  selectInvoice,
  selectInvoicePayment,
  selectInvoices,
  selectInvoicesRequest,
  selectInvoiceStatement,
} from '../state/index.ts';
import {
  InvoiceAging,
  InvoiceDetails,
  InvoiceList,
  InvoicePaymentForm,
  InvoiceStatement,
} from '../ui/index.ts';
import type { InvoiceCard, InvoicePaymentFormProps } from '../ui/index.ts';
import type { FormOutcome } from './form-outcome.ts';

/** The parts of the pages about invoices: the list, one invoice, the payment of selected ones, and the statement of a month. */
export type InvoicesView =
  | { type: 'list' }
  | { type: 'invoice'; number: string }
  | { type: 'pay' }
  | { type: 'statement'; month: string };

export interface InvoicesProps {
  view: InvoicesView;
  /** URL of the page, without parameters. */
  action: string;
  hrefFor: (filter?: InvoiceFilter, page?: number) => string;
  invoiceHref: (number: string) => string;
  payHref: (number: string) => string;
  statementHref: (month: string, page?: number) => string;
  orderHref: (orderNumber: string) => string;
  /** Returns the URL of a document as PDF: an invoice, a credit note, or the statement of a month. */
  documentHref: (name: string) => string;
  csvHref: (month: string) => string;
  /** The saved cards; undefined while they are loading. */
  cards?: readonly InvoiceCard[] | undefined;
  cardsHref: string;
  /** Why the saved cards could not be loaded. */
  cardsError?: string | undefined;
  /** Slot for the form of a new card, which belongs to another domain. */
  renderNewCard?: InvoicePaymentFormProps['renderNewCard'];
  /** Returns the text of a failed payment by its code, if the code belongs to the domain of payments. */
  describePayment?: (failure: ReplyError) => string | undefined;
  /** Form action and hidden fields of a payment, for submissions before hydration. */
  payAction?: string;
  hidden?: ReactNode;
  outcome?: FormOutcome | undefined;
}

/** A page about the invoices of an organization (storefront-6.23). Loads no data; its route requests it. */
export function Invoices(props: InvoicesProps) {
  const { view, hrefFor } = props;
  const { invoicesPage: texts } = useMessages('account', INVOICE_MESSAGES);
  return (
    <Stack gap={8}>
      {view.type === 'list' && <Overview {...props} />}
      {view.type === 'invoice' && <OneInvoice {...props} number={view.number} />}
      {view.type === 'pay' && <Payment {...props} />}
      {view.type === 'statement' && <Statement {...props} month={view.month} />}
      {view.type !== 'list' && <Link href={hrefFor()}>{texts.all}</Link>}
    </Stack>
  );
}

/** Returns the text of a failed call. */
function useFailureText() {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const invoiceTexts = useMessages('account', INVOICE_MESSAGES);
  return (failure: ReplyError) => invoiceMessage(failure, messages, invoiceTexts);
}

function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const describe = useFailureText();
  return (
    <Alert kind="failure" live="assertive" onRetry={failure.retryable ? onRetry : undefined}>
      {describe(failure)}
    </Alert>
  );
}

function Overview({ action, hrefFor, invoiceHref, orderHref, statementHref, outcome }: InvoicesProps) {
  const { invoicesPage: texts, invoicePayment } = useMessages('account', INVOICE_MESSAGES);
  const dispatch = useDispatch();
  const { value: data, ...load } = useSelector(selectInvoices);
  const request = useSelector(selectInvoicesRequest);
  if (load.phase === 'failed')
    return (
      <LoadFailure
        failure={load.failure}
        onRetry={() => request && dispatch(invoicesActions.invoicesRequested(request))}
      />
    );
  return (
    <>
      {outcome?.form === 'invoice-payment' && !outcome.error && (
        <Alert kind="success" live="polite">
          {invoicePayment.paidPlain}
        </Alert>
      )}
      {request?.orderNumber && (
        <SectionHeading level={2} size="small">
          {texts.ofOrder(request.orderNumber)}
        </SectionHeading>
      )}
      {data && !request?.orderNumber && <InvoiceAging data={data} />}
      <InvoiceList
        data={data}
        action={action}
        hrefFor={hrefFor}
        invoiceHref={invoiceHref}
        orderHref={orderHref}
      />
      {data && <Link href={statementHref(data.currentMonth)}>{texts.statement}</Link>}
    </>
  );
}

function OneInvoice({ number, orderHref, documentHref, payHref }: InvoicesProps & { number: string }) {
  const dispatch = useDispatch();
  const { value, ...load } = useSelector(selectInvoice);
  if (load.phase === 'failed')
    return (
      <LoadFailure
        failure={load.failure}
        onRetry={() => dispatch(invoicesActions.invoiceRequested(number))}
      />
    );
  return (
    <InvoiceDetails invoice={value} orderHref={orderHref} documentHref={documentHref} payHref={payHref} />
  );
}

function Payment(props: InvoicesProps) {
  const { cards, cardsHref, cardsError, renderNewCard, describePayment, payAction, hidden, outcome } = props;
  const { invoicePayment: texts } = useMessages('account', INVOICE_MESSAGES);
  const describe = useFailureText();
  const locale = useLocale();
  const dispatch = useDispatch();
  const { value: data, ...load } = useSelector(selectInvoices);
  const request = useSelector(selectInvoicesRequest);
  const payment = useSelector(selectInvoicePayment);
  if (payment.phase === 'paid')
    return (
      // The form, which had the focus, is gone.
      <Alert kind="success" live="assertive" takesFocus>
        {texts.paid(formatMoney(toMinorUnits(payment.receipt.amount), locale), payment.receipt.number)}
      </Alert>
    );
  if (load.phase === 'failed')
    return (
      <LoadFailure
        failure={load.failure}
        onRetry={() => request && dispatch(invoicesActions.invoicesRequested(request))}
      />
    );
  const posted = payment.phase === 'idle' && outcome?.form === 'invoice-payment' ? outcome.error : undefined;
  const failure = payment.phase === 'failed' ? payment.failure : posted;
  return (
    <InvoicePaymentForm
      invoices={data?.invoices}
      // Without the saved cards, a new one can pay.
      cards={cards ?? (cardsError === undefined ? undefined : [])}
      cardsHref={cardsHref}
      cardsError={cardsError}
      error={failure && (describePayment?.(failure) ?? describe(failure))}
      attempt={payment.serial}
      busy={payment.phase === 'paying'}
      action={payAction}
      hidden={hidden}
      renderNewCard={renderNewCard}
      onPay={(body) => dispatch(invoicesActions.invoicePaymentSubmitted(body))}
    />
  );
}

function Statement({
  month,
  statementHref,
  invoiceHref,
  csvHref,
  documentHref,
}: InvoicesProps & { month: string }) {
  const dispatch = useDispatch();
  const { value, ...load } = useSelector(selectInvoiceStatement);
  if (load.phase === 'failed')
    return (
      <LoadFailure
        failure={load.failure}
        onRetry={() => dispatch(invoicesActions.invoiceStatementRequested({ month }))}
      />
    );
  return (
    <InvoiceStatement
      statement={value}
      hrefFor={statementHref}
      invoiceHref={invoiceHref}
      csvHref={csvHref}
      documentHref={documentHref}
    />
  );
}
