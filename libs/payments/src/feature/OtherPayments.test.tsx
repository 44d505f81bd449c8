import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import type { PaymentOptions } from '@foolscap/core/contract';
import { Announcer } from '@foolscap/ui/components';
import { createPayAuthModule, createVendorPaymentModule } from '../state/index.ts';
import { createFakeVendorClient, createFakeVendorWindows } from '../testing/index.ts';
import { OtherPayments } from './OtherPayments.tsx';

const config = { urlMap: {}, routeIdMap: {}, vendorProfileId: 'shop' };
const options: PaymentOptions = {
  allowedPaymentCodes: ['AR', 'CC', 'CW'],
  displayRules: {
    showInvoice: true,
    showNewCard: true,
    showProfileCard: true,
    showOrderCard: false,
    defaultInvoice: false,
  },
  vendors: ['PAYPAL', 'KLARNA'],
  vendorConfig: {
    staplesPay: { ...config, urlMap: { PAYPAL: 'https://pay.example/window/paypal' } },
    aci: config,
  },
};

function open({ waits = false } = {}) {
  const client = createFakeVendorClient();
  const windows = createFakeVendorWindows({ waits });
  const payAuth = createPayAuthModule({
    client,
    storage: { get: () => undefined, set: () => true, remove: () => undefined },
    now: Date.now,
    log: () => undefined,
  });
  let keys = 0;
  const vendorPayment = createVendorPaymentModule({ client, windows, newKey: () => `key-${(keys += 1)}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { payAuth: payAuth.reducer, vendorPayment: vendorPayment.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(function* () {
    yield all([call(payAuth.saga), call(vendorPayment.saga)]);
  });
  const onRecorded = jest.fn();
  render(
    <Provider store={store}>
      <Announcer>
        <OtherPayments
          options={options}
          invoiceTo="Bell & Margin LLC"
          checkoutId="cart-1"
          userType="REGISTERED"
          getOrigin={() => 'https://shop.example'}
          newTransactionId={() => 't-1'}
          purchaseOrderNumber="PO-7"
          onRecorded={onRecorded}
        />
      </Announcer>
    </Provider>,
  );
  return { client, onRecorded, windows };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('opens the window with the token and the shop’s origin, and continues when the payment is recorded', async () => {
  const { client, onRecorded, windows } = open();
  // A vendor without a window is not offered.
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(client.calls).toHaveLength(1));
  await press('Continue with PayPal');
  const url = new URL(windows.opened[0]!);
  expect(url.origin + url.pathname).toBe('https://pay.example/window/paypal');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    checkoutId: 'checkout-1',
    transactionId: 't-1',
    origin: 'https://shop.example',
    locale: 'en-US',
    token: 'client-1',
  });
  await waitFor(() => expect(onRecorded).toHaveBeenCalledTimes(1));
  expect(
    screen.getByText('PayPal was added to your order. You pay when you place the order.'),
  ).toBeInTheDocument();
});

it('lets the shopper leave the window, and shows that nothing was charged', async () => {
  const { client, windows } = open({ waits: true });
  await press('Continue with PayPal');
  expect(screen.getByText('Finish paying in the PayPal window.')).toBeVisible();
  await press('Cancel');
  expect(await screen.findByText(/You were not charged/)).toBeVisible();
  expect(windows.isOpen).toBe(false);
  expect(client.calls.some(({ operation }) => operation === 'pay')).toBe(false);
});

it('offers a payment once more where the vendor allows it, by the specified text', async () => {
  const { windows } = open({ waits: true });
  await press('Continue with PayPal');
  windows.decide({ status: 'FAILED', code: 'PAYPAL_AUTH_RETRY' });
  expect(await screen.findByText("We're sorry, something went wrong. Click here to retry.")).toBeVisible();
  await press('Try PayPal again');
  expect(windows.opened).toHaveLength(2);
});

it('pays by an invoice with the purchase order', async () => {
  const { client, onRecorded } = open();
  await press('Use invoice');
  await waitFor(() => expect(onRecorded).toHaveBeenCalledTimes(1));
  expect(client.calls.at(-1)).toEqual({
    operation: 'payByInvoice',
    args: [{ purchaseOrderNumber: 'PO-7' }, 'key-1'],
  });
});

it('moves the focus to the notice when the shopper leaves the window', async () => {
  open({ waits: true });
  await userEvent.click(screen.getByRole('button', { name: 'Continue with PayPal' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const notice = await screen.findByText(/You left PayPal before you had paid/);
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
});
