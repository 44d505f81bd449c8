import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router';
import { Invoices } from '@foolscap/account/feature';
import { INVOICE_MESSAGES } from '@foolscap/account/model';
import { accountAreaActions, invoicesActions } from '@foolscap/account/state';
import { PAYMENT_MESSAGES, paymentMessage, savedCardStatus } from '@foolscap/payments/model';
import { selectWallet, walletActions } from '@foolscap/payments/state';
import { SavedCardSummary } from '@foolscap/payments/ui';
import { useLocale, useMessages } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { INVOICES_FORM_PATHS } from '../../forms/invoices-form-paths.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { PAGES } from '../../routing/pages.ts';
import { useRouteParams } from '../../routing/route-params.ts';
import { useShop } from '../../shell/shop-context.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { accountFeature } from '../account/feature.ts';
import { paymentsFeature } from '../payments/feature.ts';
import { useOwnDocument } from '../payments/use-own-document.ts';
import { invoicesFeature } from './feature.ts';
import {
  invoicePath,
  invoicePaymentPath,
  invoicesPath,
  INVOICES_PATH,
  invoiceStatementPath,
  readInvoicesRequest,
  readInvoicesView,
  readPage,
} from './invoices-address.ts';

export const features = [accountFeature, paymentsFeature, invoicesFeature];

const newCard = lazyFeature(() => import('./NewInvoiceCard.tsx'), { as: 'section' });

export const load: FeatureExports['load'] = ({ params, search }) => {
  const view = readInvoicesView(params.number, search);
  if (view.type === 'invoice') return [invoicesActions.invoiceRequested(view.number)];
  if (view.type === 'statement') {
    const page = readPage(search);
    return [invoicesActions.invoiceStatementRequested({ month: view.month, ...(page && { page }) })];
  }
  return [
    invoicesActions.invoicePaymentForgotten(),
    invoicesActions.invoicesRequested(readInvoicesRequest(search)),
    ...(view.type === 'pay'
      ? [
          walletActions.walletRequested(),
          // A new card is billed to one of these addresses.
          accountAreaActions.organizationRequested(),
          accountAreaActions.addressesRequested(),
        ]
      : []),
  ];
};

/** The invoices of an organization, at `/account/invoices` (storefront-6.23). */
export default function InvoicesScreen() {
  const isOwnDocument = useOwnDocument();
  const outcome = useFormOutcome();
  const { now, open } = usePageServices();
  const { basename } = useShop();
  const { number } = useRouteParams();
  const search = new URLSearchParams(useLocation().search);
  const locale = useLocale();
  const wallet = useSelector(selectWallet);
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const { invoicePage, invoicePayment } = useMessages('account', INVOICE_MESSAGES);
  const action = useHref(INVOICES_PATH);
  const view = readInvoicesView(number, search);
  const isPayment = view.type === 'pay';
  // Before it is chosen. A form that failed to load reports that itself.
  useEffect(() => {
    if (isPayment) void Promise.resolve(open(newCard)).catch(() => undefined);
  }, [isPayment, open]);
  return (
    <AccountFrame
      title={TITLE_MESSAGES.titles.invoices}
      note={
        view.type === 'invoice'
          ? invoicePage.title(view.number)
          : view.type === 'pay'
            ? invoicePayment.title
            : undefined
      }
    >
      <Invoices
        // A selection belongs to one address.
        key={search.toString()}
        view={view}
        action={action}
        hrefFor={(filter, page) =>
          invoicesPath(
            { filter, ...(page && { orderNumber: readInvoicesRequest(search).orderNumber }) },
            page,
          )
        }
        invoiceHref={invoicePath}
        payHref={(each) => invoicePaymentPath([each])}
        statementHref={invoiceStatementPath}
        orderHref={(each) => `/order/${each}`}
        // The API sends documents itself. Links have no headers, so the site and the language are parameters.
        documentHref={(name) =>
          `/cc/api/organization/invoices/documents/${name}?${new URLSearchParams({ mmx: 'true', lang: locale })}`
        }
        csvHref={(month) =>
          `${INVOICES_FORM_PATHS.statement}?${new URLSearchParams({ month, site: basename })}`
        }
        cards={wallet.value?.userPayments.map((card) => ({
          id: card.id,
          label: <SavedCardSummary card={card} now={now} />,
          isExpired: savedCardStatus(card, now()) === 'expired',
        }))}
        cardsHref={PAGES.wallet}
        cardsError={
          wallet.phase === 'failed' && !wallet.value ? paymentMessage(wallet.failure, messages) : undefined
        }
        describePayment={(failure) =>
          failure.code in messages.payment ? paymentMessage(failure, messages) : undefined
        }
        renderNewCard={isOwnDocument ? (payment) => <newCard.Screen {...payment} /> : undefined}
        payAction={INVOICES_FORM_PATHS.pay}
        hidden={<FormFields purpose="invoice-payment" />}
        outcome={outcome?.form === 'invoice-payment' ? outcome : undefined}
      />
    </AccountFrame>
  );
}
