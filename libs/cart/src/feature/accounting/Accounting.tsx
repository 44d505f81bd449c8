import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, lazyComponent, useMessages } from '@foolscap/ui/components';
import type { CartInfo, InvoiceInfo } from '../../contract/index.ts';
import {
  ACCOUNTING_REQUEST_FIELDS,
  accountingRefusalText,
  type AccountingField,
  getAccountingEntries,
  getBudgetExcess,
  getLineFields,
  isAssigned,
  isShown,
} from '../../model/index.ts';
import {
  accountingActions,
  accountingValuesActions,
  cartActions,
  selectAccountingFailure,
  selectAccountingValues,
  selectCart,
  selectConfirmed,
  selectIsChoosingAccounting,
} from '../../state/index.ts';
import { AccountingBox } from '../../ui/index.ts';
import { failureText } from '../failure-text.ts';
import { useAnnounced } from '../use-announced.ts';
import { useLazyDrawer } from '../use-lazy-drawer.ts';
import { getAccountingAnnouncement } from './get-accounting-announcement.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { BUSINESS_CART_MESSAGES } from '../../model/business-cart-messages.ts';

const loadDrawer = async () => ({
  default: (await import('../../ui/AccountingDrawer/AccountingDrawer.tsx')).AccountingDrawer,
});
const AccountingDrawer = lazyComponent(loadDrawer);

export interface AccountingProps {
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
  /** URL of the page of cost centers and projects; without it, the cart does not show them. */
  linesHref?: string;
  /** The code of a rejected choice that was submitted without JavaScript. */
  refused?: string | undefined;
}

/** Counts the items with cost centers and projects; undefined if the organization uses none. */
function getAssignment({ items }: CartInfo, info: InvoiceInfo, href: string) {
  const fields = getLineFields(info);
  if (fields.length === 0) return undefined;
  const lines = items.filter((line) => isShown(line) && line.status === 'ACTIVE');
  return {
    label: fields.map((each) => each.info.name).join(' · '),
    assigned: lines.filter(({ splits }) => isAssigned(splits, fields)).length,
    total: lines.length,
    href,
  };
}

/**
 * A business order's accounting, with the overlays that change it, which load when the first one opens. Renders nothing for other carts.
 */
export function Accounting({ form, linesHref, refused }: AccountingProps) {
  const dispatch = useDispatch();
  const messages = useMessages('cart', CART_MESSAGES);
  const business = useMessages('cart', BUSINESS_CART_MESSAGES);
  const cart = useSelector(selectCart);
  const isSaving = useSelector(selectIsChoosingAccounting);
  const failure = useSelector(selectAccountingFailure);
  const error = useMemo(() => failure && { text: failureText(failure, messages) }, [failure, messages]);
  const drawer = useLazyDrawer(loadDrawer);
  const [field, setField] = useState<AccountingField>();
  const values = useSelector(selectAccountingValues);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const info = cart?.invoiceInfo;
  const entries = info ? getAccountingEntries(info, cart.cartAttributes.isMandatoryEnabled) : [];
  useAnnounced(
    useSelector(selectConfirmed),
    (change) => info && getAccountingAnnouncement(change, info, business),
  );

  // The overlay stays open until the server has confirmed the choice. A failure that arrives after it was closed reopens it, because the
  // cart shows the failure nowhere else.
  if (isSubmitted && !isSaving) {
    setIsSubmitted(false);
    if (failure) drawer.open();
    else drawer.close();
  }

  const lines = cart && info && linesHref ? getAssignment(cart, info, linesHref) : undefined;
  if (!cart || !info || (entries.length === 0 && !lines)) return null;
  const dismiss = () => {
    if (failure) dispatch(cartActions.alertDismissed());
  };
  const open = (changed: AccountingField) => {
    dismiss();
    setField(changed);
    drawer.open();
  };
  const close = () => {
    dismiss();
    drawer.close();
  };
  const entry = entries.find((each) => each.field === field);
  return (
    <>
      <AccountingBox
        entries={entries}
        bcDetails={cart.bcDetails}
        lines={lines}
        excess={getBudgetExcess(cart)}
        isSaving={isSaving}
        opening={drawer.isLoading ? field : undefined}
        onChange={open}
        form={form}
        refusal={
          refused === undefined
            ? undefined
            : (accountingRefusalText(refused, business) ?? messages.texts.standardError)
        }
      />
      {drawer.hasFailed && (
        <Alert kind="failure" live="assertive">
          {messages.connection.unreachable}
        </Alert>
      )}
      {entry && drawer.isLoaded && (
        <AccountingDrawer
          entry={entry}
          defaultValue={entry.field === 'bc' ? info.defaultVal : undefined}
          found={values?.request?.field === entry.field ? values.values.value : undefined}
          hasFindFailed={values?.request?.field === entry.field && values.values.phase === 'failed'}
          onFind={
            values && ((q) => dispatch(accountingValuesActions.valuesRequested({ field: entry.field, q })))
          }
          open={drawer.isOpen}
          isSaving={isSaving}
          error={error}
          onClose={close}
          onSave={(value) => {
            dismiss();
            dispatch(
              accountingActions.accountingRequested({ [ACCOUNTING_REQUEST_FIELDS[entry.field]]: value }),
            );
            setIsSubmitted(true);
          }}
        />
      )}
    </>
  );
}
