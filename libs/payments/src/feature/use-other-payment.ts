import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PaymentOptions } from '@foolscap/core/contract';
import { VENDOR_NAMES } from '@foolscap/core/vocabulary';
import { useAnnounce, useLocale, useMessages } from '@foolscap/ui/components';
import { isRetryable, vendorMessage, vendorWindowUrl } from '../model/index.ts';
import {
  payAuthActions,
  selectPayAuth,
  selectVendorPayment,
  vendorPaymentActions,
  WINDOW_BLOCKED,
} from '../state/index.ts';
import type { PayAuthRequest, VendorPaymentState } from '../state/index.ts';
import type { OtherPaymentId, OtherPaymentListProps } from '../ui/index.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

export interface OtherPaymentOptions extends PayAuthRequest {
  /** The payment methods that the server offers for the cart. */
  options: PaymentOptions;
  /** Returns the origin of the page, to which a vendor's window reports. */
  getOrigin: () => string;
  /** Creates the id of a vendor's window. */
  newTransactionId: () => string;
  /** The number of the purchase order that an invoice is for. */
  purchaseOrderNumber?: string | undefined;
  /** Called when the payment was added to the order. */
  onRecorded?: (() => void) | undefined;
}

function getPending(state: VendorPaymentState): OtherPaymentListProps['pending'] {
  if (state.phase !== 'approving' && state.phase !== 'sending') return undefined;
  return { id: state.payment, step: state.phase };
}

/**
 * Connects payments by a vendor or by invoice to the state. It loads the tokens for PayPal's window when it is first used.
 * @returns the props of the list of other payments, and of the row of express checkout
 */
export function useOtherPayment({
  options,
  checkoutId,
  userType,
  isPickup = false,
  getOrigin,
  newTransactionId,
  purchaseOrderNumber,
  onRecorded,
}: OtherPaymentOptions) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const locale = useLocale();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const state = useSelector(selectVendorPayment);
  const payAuth = useSelector(selectPayAuth);
  const { vendors, vendorConfig } = options;

  // Without PayPal no token is needed.
  const needsTokens = vendors.includes('PAYPAL');
  useEffect(() => {
    if (needsTokens) dispatch(payAuthActions.payAuthRequested({ checkoutId, userType, isPickup }));
  }, [checkoutId, dispatch, isPickup, needsTokens, userType]);

  const before = useRef(state.serial);
  useEffect(() => {
    if (state.serial !== before.current && state.phase === 'recorded') {
      const { otherPayment: texts } = messages;
      announce(
        state.payment === 'INVOICE' ? texts.invoiceRecorded('') : texts.recorded(VENDOR_NAMES[state.payment]),
      );
      onRecorded?.();
    }
    before.current = state.serial;
  }, [announce, messages, onRecorded, state]);

  function pay(id: OtherPaymentId) {
    if (id === 'INVOICE') {
      dispatch(vendorPaymentActions.invoiceChosen({ purchaseOrderNumber }));
      return;
    }
    const tokens = payAuth.phase === 'ready' ? payAuth.spayTokenData : {};
    const transactionId = newTransactionId();
    const url = vendorWindowUrl(vendorConfig.staplesPay.urlMap[id]!, {
      checkoutId: tokens.aciCheckoutId ?? checkoutId,
      transactionId,
      origin: getOrigin(),
      locale,
      token: id === 'PAYPAL' ? tokens.paypalAuth : tokens.payAuth,
    });
    dispatch(vendorPaymentActions.vendorChosen({ vendor: id, url, transactionId }));
  }

  return {
    vendors: vendors.filter((vendor) => vendorConfig.staplesPay.urlMap[vendor] !== undefined),
    pending: getPending(state),
    canceled: state.phase === 'canceled' && state.payment !== 'INVOICE' ? state.payment : undefined,
    failure:
      state.phase === 'failed'
        ? {
            id: state.payment,
            text:
              state.failure.code === WINDOW_BLOCKED
                ? messages.otherPayment.blocked('')
                : vendorMessage(state.failure, messages),
            isRetryable: isRetryable(state.failure.code) || state.failure.retryable,
          }
        : undefined,
    attempt: state.serial,
    onPay: pay,
    onShowWindow: () => dispatch(vendorPaymentActions.vendorWindowRequested()),
    onAbandon: () => dispatch(vendorPaymentActions.vendorAbandoned()),
  };
}
