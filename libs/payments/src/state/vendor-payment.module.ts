import { call, put, take, takeLeading } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, raceOf, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { VendorClient } from '../client/index.ts';
import type { VendorPayment } from '../contract/index.ts';
import { PAYMENT_CODES } from '../model/codes.ts';
import { isRecorded } from '../model/vendor-window.ts';
import type { VendorOutcome } from '../model/vendor-window.ts';
import { vendorPaymentActions, vendorPaymentReducer } from './vendor-payment.slice.ts';
import type { OtherPayment, VendorPaymentState } from './vendor-payment.slice.ts';
import type { VendorWindow, VendorWindows } from './vendor-windows.ts';

/** The code of a vendor's window that the browser has blocked. */
export const WINDOW_BLOCKED = 'WINDOW_BLOCKED';

export interface VendorPaymentDeps {
  client: Pick<VendorClient, 'pay' | 'payByInvoice'>;
  windows: VendorWindows;
  newKey: () => string;
  /** Orders these writes among those of other domains, which change the same cart; a separate lane by default. */
  inLane?: WriteLane;
}

const refusal = (code: string, message: string) => new HttpError({ code, message, retryable: false });

/** Creates the module of payments by vendors and by invoice (storefront-4.15 to 4.17). */
export function createVendorPaymentModule({
  client,
  windows,
  newKey,
  inLane = createWriteLane(),
}: VendorPaymentDeps): DomainModule<VendorPaymentState, 'vendorPayment'> {
  const recorded = (payment: OtherPayment, proceedCheckout: boolean) =>
    put(vendorPaymentActions.otherPaymentRecorded({ payment, proceedCheckout }));
  const failed = (payment: OtherPayment, error: unknown) =>
    put(vendorPaymentActions.otherPaymentFailed({ payment, failure: toFailure(error) }));

  /** Waits until the shopper is done in the vendor's window, or closes it in the shop. */
  function* getOutcome(opened: VendorWindow): SagaOf<VendorOutcome> {
    for (;;) {
      const { outcome, requested } = yield* raceOf<{
        outcome: VendorOutcome;
        requested: unknown;
        abandoned: unknown;
      }>({
        outcome: call(() => opened.outcome),
        requested: take(vendorPaymentActions.vendorWindowRequested.type),
        abandoned: take(vendorPaymentActions.vendorAbandoned.type),
      });
      if (!requested) return outcome ?? { status: 'CANCELED' };
      opened.focus();
    }
  }

  /** @throws HttpError also if the reply's order does not have the payment */
  function* send(vendorPayment: VendorPayment): SagaOf<boolean> {
    const reply = yield* sendNowOrNever(inLane, () => callTo(client.pay, { vendorPayment }, newKey()));
    if (isRecorded(reply, vendorPayment.vendorPaymentType))
      return reply.cartInfo.cartAttributes.proceedCheckout;
    const [message] = reply.messages;
    throw refusal(message?.code ?? PAYMENT_CODES.operationFailed, message?.description ?? '');
  }

  function* payWithVendor({ payload }: ReturnType<typeof vendorPaymentActions.vendorChosen>): SagaOf<void> {
    const { vendor, url, transactionId } = payload;
    // Before anything is awaited: browsers block a window that is not opened by a click.
    const opened = windows.open(url, transactionId);
    try {
      if (!opened) throw refusal(WINDOW_BLOCKED, 'The browser has blocked the window.');
      const outcome = yield* getOutcome(opened);
      if (outcome.status === 'FAILED') throw refusal(outcome.code, '');
      if (outcome.status === 'CANCELED') {
        yield put(vendorPaymentActions.vendorCanceled({ vendor }));
        return;
      }
      yield put(vendorPaymentActions.vendorApproved({ vendor }));
      yield recorded(vendor, yield* send(outcome.vendorPayment));
    } catch (error) {
      yield failed(vendor, error);
    } finally {
      opened?.close();
    }
  }

  function* payByInvoice({ payload }: ReturnType<typeof vendorPaymentActions.invoiceChosen>): SagaOf<void> {
    const { purchaseOrderNumber } = payload ?? {};
    const body = purchaseOrderNumber ? { purchaseOrderNumber } : {};
    try {
      yield* sendNowOrNever(inLane, () => callTo(client.payByInvoice, body, newKey()));
      yield recorded('INVOICE', true);
    } catch (error) {
      yield failed('INVOICE', error);
    }
  }

  return {
    name: 'vendorPayment',
    reducer: vendorPaymentReducer,
    // After a reset the payment belongs to another order.
    saga: () =>
      restartOn(vendorPaymentActions.vendorPaymentReset.type, () => [
        // Leading: one vendor's window at a time, and a second click does not pay twice.
        takeLeading(vendorPaymentActions.vendorChosen.type, payWithVendor),
        takeLeading(vendorPaymentActions.invoiceChosen.type, payByInvoice),
      ]),
  };
}
