import fc from 'fast-check';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildPayPalPayment, createFakeVendorClient, createFakeVendorWindows } from '../testing/index.ts';
import { createVendorPaymentModule, selectVendorPayment, vendorPaymentActions } from './index.ts';

freezeTime();

function setUp({ waits = false, latency }: { waits?: boolean; latency?: () => Promise<unknown> } = {}) {
  const client = createFakeVendorClient(latency && { latency });
  const windows = createFakeVendorWindows({ waits });
  let keys = 0;
  const module = createVendorPaymentModule({ client, windows, newKey: () => `key-${(keys += 1)}` });
  const seen: unknown[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { vendorPayment: module.reducer },
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        seen.push(action);
        return next(action);
      }),
  });
  sagas.run(module.saga);
  return {
    client,
    windows,
    store,
    seen,
    state: () => selectVendorPayment(store.getState()),
    choose: () =>
      store.dispatch(
        vendorPaymentActions.vendorChosen({
          vendor: 'PAYPAL',
          url: 'https://pay.example/paypal',
          transactionId: 't-1',
        }),
      ),
  };
}

it('opens the window within the click, sends what was approved, and keeps it out of the store', async () => {
  const { choose, client, seen, state, store, windows } = setUp({ waits: true });
  choose();
  expect(windows.opened).toEqual(['https://pay.example/paypal']);
  expect(state()).toEqual({ phase: 'approving', payment: 'PAYPAL', serial: 0 });
  windows.decide({ status: 'APPROVED', vendorPayment: buildPayPalPayment() });
  await settle();
  expect(client.calls).toEqual([
    { operation: 'pay', args: [{ vendorPayment: buildPayPalPayment() }, 'key-1'] },
  ]);
  expect(state()).toEqual({ phase: 'recorded', payment: 'PAYPAL', serial: 1 });
  expect(seen).toContainEqual(
    vendorPaymentActions.otherPaymentRecorded({ payment: 'PAYPAL', proceedCheckout: true }),
  );
  expect(windows.isOpen).toBe(false);
  expect(JSON.stringify(seen) + JSON.stringify(store.getState())).not.toContain('nonce-1');
});

it('shows that the request is in flight', async () => {
  const { choose, state } = setUp({ latency: () => new Promise(() => undefined) });
  choose();
  await settle();
  expect(state()).toMatchObject({ phase: 'sending' });
});

it('reports a cart that is not ready to proceed', async () => {
  const { choose, client, seen } = setUp();
  client.proceedCheckout = false;
  choose();
  await settle();
  expect(seen).toContainEqual(
    vendorPaymentActions.otherPaymentRecorded({ payment: 'PAYPAL', proceedCheckout: false }),
  );
});

it('sends nothing after the shopper cancels, in the window or in the shop', async () => {
  const { choose, client, state, store, windows } = setUp({ waits: true });
  choose();
  windows.decide({ status: 'CANCELED' });
  await settle();
  expect(state()).toEqual({ phase: 'canceled', payment: 'PAYPAL', serial: 1 });
  choose();
  store.dispatch(vendorPaymentActions.vendorWindowRequested());
  expect(windows.focused).toBe(1);
  store.dispatch(vendorPaymentActions.vendorAbandoned());
  await settle();
  expect(state()).toEqual({ phase: 'canceled', payment: 'PAYPAL', serial: 2 });
  expect(windows.isOpen).toBe(false);
  expect(client.calls).toEqual([]);
});

it('reports a window that the browser blocks, a code of the vendor, and a refused payment', async () => {
  const { choose, client, state, windows } = setUp({ waits: true });
  windows.isBlocked = true;
  choose();
  expect(state()).toMatchObject({ phase: 'failed', failure: { code: 'WINDOW_BLOCKED' } });
  windows.isBlocked = false;
  choose();
  windows.decide({ status: 'FAILED', code: 'PAYPAL_AUTH_RETRY' });
  await settle();
  expect(state()).toMatchObject({ phase: 'failed', failure: { code: 'PAYPAL_AUTH_RETRY' }, serial: 2 });
  choose();
  client.failNext({ code: 'PAYPAL_AUTH_FAILURE' });
  windows.decide({ status: 'APPROVED', vendorPayment: buildPayPalPayment() });
  await settle();
  expect(state()).toMatchObject({ phase: 'failed', failure: { code: 'PAYPAL_AUTH_FAILURE' }, serial: 3 });
});

it('takes a reply whose order does not have the payment as a failure', async () => {
  const { choose, client, state } = setUp();
  client.failNext('empty');
  choose();
  await settle();
  expect(state()).toMatchObject({ phase: 'failed', failure: { code: 'PAYMENT_OPERATION_FAILED' } });
});

it('pays by invoice once, with the purchase order', async () => {
  const { client, state, store } = setUp();
  store.dispatch(vendorPaymentActions.invoiceChosen({ purchaseOrderNumber: 'PO-7' }));
  store.dispatch(vendorPaymentActions.invoiceChosen({ purchaseOrderNumber: 'PO-7' }));
  await settle();
  expect(client.calls).toEqual([
    { operation: 'payByInvoice', args: [{ purchaseOrderNumber: 'PO-7' }, 'key-1'] },
  ]);
  expect(state()).toEqual({ phase: 'recorded', payment: 'INVOICE', serial: 1 });
});

it('opens one window at a time, and leaves nothing of a user who signs out, in every order', async () => {
  const steps = fc.array(fc.constantFrom('choose', 'approve', 'cancel', 'reset', 'reply'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, taken) => {
      const { choose, client, state, store, windows } = setUp({
        waits: true,
        latency: () => scheduler.schedule(Promise.resolve(), 'reply'),
      });
      let approvals = 0;
      for (const step of taken) {
        if (step === 'choose') choose();
        if (step === 'approve' && windows.isOpen) {
          approvals += state().phase === 'approving' ? 1 : 0;
          windows.decide({ status: 'APPROVED', vendorPayment: buildPayPalPayment() });
        }
        if (step === 'cancel' && windows.isOpen) windows.decide({ status: 'CANCELED' });
        if (step === 'reset') store.dispatch(vendorPaymentActions.vendorPaymentReset());
        if (step === 'reply' && scheduler.count() > 0) await scheduler.waitOne();
        await settle();
        expect(windows.isOpen).toBe(['approving', 'sending'].includes(state().phase));
      }
      expect(client.calls.length).toBeLessThanOrEqual(approvals);
      store.dispatch(vendorPaymentActions.vendorPaymentReset());
      await scheduler.waitIdle();
      await settle();
      expect(state()).toEqual({ phase: 'idle', serial: 0 });
      expect(windows.isOpen).toBe(false);
    }),
    { numRuns: 60 },
  );
});
