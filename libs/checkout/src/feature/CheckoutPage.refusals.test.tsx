import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { checkoutActions, createCheckoutModule } from '../state/index.ts';
import { buildCheckout, createFakeCheckoutClient } from '../testing/index.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const MESSAGE = 'This field can’t contain a card number.';
const getRefusal = (field?: string) => ({
  code: 'CARD_NUMBER_IN_TEXT',
  status: 400,
  retryable: false,
  message: MESSAGE,
  ...(field ? { field } : {}),
});

async function open(info = buildCheckout()) {
  sessionStorage.clear();
  const client = createFakeCheckoutClient({ info });
  const module = createCheckoutModule({
    client,
    newKey: () => 'key',
    keys: createExpiringStorage(() => sessionStorage, createTestClock()),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { checkout: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <CheckoutPage
        cartHref="/cart"
        signInHref="/sign-in"
        renderPayment={() => <p>Ways to pay</p>}
        withPurchaseOrder
      />
    </Provider>,
  );
  await act(async () => void store.dispatch(checkoutActions.checkoutRequested()));
  return client;
}

/** Clicks a button and waits until React has rendered the resulting store changes. */
async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(async () => undefined);
}
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const step = (type: 'CONTACT' | 'PICKUP') =>
  buildCheckout({
    userType: 'GUEST',
    guestCheckoutAllowed: true,
    emailId1: 'pat@example.com',
    pickupPerson: { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '5085550142' },
    sections: [{ type, done: false }],
  });

/** Expects a rejection to be shown like a validation error: at the field, and in the focused summary, which links to the field. */
async function expectRefusalAt(field: HTMLElement) {
  const summary = screen.getByRole('group', { name: 'Check these details' });
  expect(summary).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(new RegExp(MESSAGE));
  await userEvent.click(within(summary).getByRole('link', { name: MESSAGE }));
  expect(field).toHaveFocus();
  await userEvent.type(field, 'x');
  expect(field).toBeValid();
  expect(screen.queryByRole('group', { name: 'Check these details' })).not.toBeInTheDocument();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

describe('a refusal that names a field', () => {
  it('is shown at the address field, each time', async () => {
    const client = await open();
    await press('Change delivery address');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      client.failNext('save', getRefusal('addresses[0].address1'));
      await press('Use this address');
      await expectRefusalAt(box(/Street address/));
    }
  });

  it('is shown at the phone field', async () => {
    const client = await open();
    await press('Change delivery address');
    client.failNext('save', getRefusal('addresses[0].phones[0].number'));
    await press('Use this address');
    expect(box(/Phone number/)).toHaveAccessibleDescription(MESSAGE);
  });

  it('is shown at the email address of the contact, the only field of its form', async () => {
    const client = await open(step('CONTACT'));
    client.failNext('save', getRefusal('emailId1'));
    await press('Continue with e-mail');
    const field = box(/Email address/);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(new RegExp(MESSAGE));
    await userEvent.type(field, 'x');
    expect(field).toBeValid();
  });

  it('is shown at the field of the pickup person', async () => {
    const client = await open(step('PICKUP'));
    client.failNext('save', getRefusal('pickupPerson.lastName'));
    await press('Save pickup person');
    await expectRefusalAt(box(/Last name/));
  });

  it('is shown at the purchase order number', async () => {
    const client = await open();
    await userEvent.type(box(/Purchase order number/), '4111');
    client.failNext('placeOrder', getRefusal('purchaseOrderNumber'));
    await press(/^Place order/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expectRefusalAt(box(/Purchase order number/));
  });
});

describe('a refusal that names no field of the form', () => {
  it('links to the cart when the order exceeds its budget', async () => {
    const client = await open();
    client.failNext('placeOrder', {
      code: 'BUDGET_EXCEEDED',
      message: 'The budget has $1.00 left.',
      status: 400,
    });
    await press(/^Place order/);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The budget has $1.00 left.');
    expect(within(alert).getByRole('link', { name: 'Change cart' })).toHaveAttribute('href', '/cart');
  });

  it.each([undefined, 'addresses[0].country'])('puts focus on the alert of the step (%p)', async (field) => {
    const client = await open();
    await press('Change delivery address');
    client.failNext('save', getRefusal(field));
    await press('Use this address');
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('is cleared when the step is reopened', async () => {
    const client = await open();
    await press('Change delivery address');
    client.failNext('save', getRefusal());
    await press('Use this address');
    await press('Cancel changing delivery address');
    await press('Change delivery address');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('has no purchase order number for third-party users', async () => {
  await open(buildCheckout({ userType: 'THIRD_PARTY' }));
  expect(screen.queryByRole('textbox', { name: /Purchase order number/ })).not.toBeInTheDocument();
  await press(/^Place order/);
  expect(screen.queryByRole('group', { name: 'Check these details' })).not.toBeInTheDocument();
});

it.each([
  ['a card', 'PAYMENT_OPERATION_FAILED', /Your credit card was not charged/],
  ['PayPal', 'PAYPAL_AUTH_FAILURE', /Please select Change payment/],
  ['Klarna', 'KLARNA_AUTH_FAILURE', /your Klarna payment/],
  ['another wallet', 'SPAY_API_FAILURE', /something went wrong. Please try again/],
  ['an invoice', 'INVOICE_DECLINED', /Choose another way to pay/],
  ['a blocked gift card', 'GIFT_CARD_D39', /no longer active/],
] as const)('that declines %s opens the payment step with the reason', async (_, code, text) => {
  const info = buildCheckout();
  const payment = {
    id: 'payment-1',
    brand: 'VISA',
    lastFourDigit: '',
    expiryMonth: '',
    expiryYear: '',
    type: 'CARD' as const,
  };
  const client = await open({
    ...info,
    payment,
    purchaseOrderNumber: 'PO-7',
    sections: info.sections.map((section) => ({ ...section, done: true })),
  });
  client.failNext('placeOrder', { code, status: 402, retryable: false, message: '' });
  await press(/^Place order/);
  const region = within(screen.getByRole('region', { name: 'Payment' }));
  expect(region.getByText(text)).toBeVisible();
});

it('about a gift card that was used elsewhere shows the remaining amount and ways to pay it', async () => {
  const info = buildCheckout();
  const gift = { id: 'gift-1', paymentType: 'GIFT_CARD', lastFourDigit: '0001', addedToOrder: true } as const;
  const sections = info.sections.map((section) => ({ ...section, done: true }));
  const { ordTotal } = info.totals;
  const client = await open({
    ...info,
    payment: undefined,
    purchaseOrderNumber: 'PO-7',
    sections,
    orderPayments: [{ ...gift, balance: ordTotal + 9, amountApplied: ordTotal }],
  });
  client.failNext('placeOrder', {
    code: 'GIFT_CARD_BALANCE_CHANGED',
    status: 402,
    retryable: false,
    message: '',
  });
  client.server.info = {
    ...info,
    payment: undefined,
    purchaseOrderNumber: 'PO-7',
    sections: sections.map((section) => ({ ...section, done: section.type !== 'PAYMENT' })),
    orderPayments: [{ ...gift, balance: 1, amountApplied: 1 }],
    giftCardItemsTotal: 25,
  };
  await press(/^Place order/);
  const region = within(screen.getByRole('region', { name: 'Payment' }));
  expect(
    region.getByText(/balance of a gift or prepaid card has changed. Nothing was charged/),
  ).toBeVisible();
  expect(region.getByText(/^Left to pay/)).toBeVisible();
  expect(region.queryByText(/No other payment is needed/)).not.toBeInTheDocument();
  expect(region.getByText(/can’t pay for the gift cards in your order/)).toBeVisible();
  expect(region.getByText('Ways to pay')).toBeVisible();
});
