import { useState } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import { Announcer } from '@foolscap/ui/components';
import type { CardPaymentBody } from '../contract/index.ts';
import { parentDrawer } from '../model/index.ts';
import type { PaymentDrawerName } from '../model/index.ts';
import {
  createBillingAddressModule,
  createPaymentsModule,
  createSecretHandover,
  createStoredValueModule,
  createWalletModule,
} from '../state/index.ts';
import {
  buildAppliedStoredValue,
  buildOrderPayment,
  buildSavedCard,
  createFakePaymentsClient,
  createFakeWalletClient,
} from '../testing/index.ts';
import { NewCard } from './NewCard.tsx';
import { PaymentDrawers } from './PaymentDrawers.tsx';
import type { PaymentDrawersProps } from './PaymentDrawers.tsx';

const now = () => Date.UTC(2026, 8, 25);
const saved = [
  buildSavedCard({ isDefault: true }),
  buildSavedCard({ id: 'card-2', userNotes: 'Office card' }),
];
const { billingAddress } = saved[0]!;

function open(name: PaymentDrawerName | undefined, props: Partial<PaymentDrawersProps> = {}) {
  const client = createFakePaymentsClient({ now });
  const cards = createSecretHandover<CardPaymentBody>();
  let keys = 0;
  const deps = { client, cards, newKey: () => `key-${(keys += 1)}` };
  const modules = [
    createPaymentsModule(deps),
    createStoredValueModule(deps),
    createBillingAddressModule(deps),
    createWalletModule({ client: createFakeWalletClient({ cards: saved, now }), cards, newKey: deps.newKey }),
  ] as const;
  const [payments, storedValue, billing, wallet] = modules;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      payments: payments.reducer,
      storedValue: storedValue.reducer,
      billingAddress: billing.reducer,
      wallet: wallet.reducer,
    },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(function* () {
    yield all(modules.map(({ saga }) => call(saga)));
  });
  const onDone = jest.fn();
  function Drawers() {
    const [drawer, setDrawer] = useState(name);
    return (
      <PaymentDrawers
        open={drawer}
        onOpen={setDrawer}
        onClose={() => setDrawer(drawer && parentDrawer(drawer))}
        onDone={() => {
          onDone();
          setDrawer(undefined);
        }}
        cards={cards}
        now={now}
        storedValue={[]}
        total={5000}
        rest={5000}
        payment={{ id: 'payment-1', name: 'Visa ending in 1111', billingAddress, hasBilling: true }}
        hasSavedCards
        renderNewCard={(onSaved) => (
          <NewCard cards={cards} now={now} shippingAddress={billingAddress} onSaved={onSaved} />
        )}
        renderBilling={({ address, failure, onSubmit }) => (
          <>
            {failure && <p>{failure.code}</p>}
            <button onClick={() => onSubmit({ ...address!, city: 'Boston' })}>Save address</button>
          </>
        )}
        {...props}
      />
    );
  }
  render(
    <Provider store={store}>
      <Announcer>
        <Drawers />
      </Announcer>
    </Provider>,
  );
  return { client, onDone };
}

const drawer = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

async function enterCard(number: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Card number' }), number);
  await userEvent.type(screen.getByRole('textbox', { name: /^Expires/ }), '0431');
  await userEvent.type(screen.getByRole('textbox', { name: /^Security code/ }), '123');
  await press('Use this card');
}

it('calls a declined payment declined', async () => {
  open('payment_drawer', { isDeclined: true });
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(screen.queryByText('On this order')).not.toBeInTheDocument();
});

it('pays with a saved card', async () => {
  const { client, onDone } = open('payment_drawer');
  await userEvent.click(await screen.findByRole('radio', { name: /Office card/ }));
  await press('Use this card');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(client.calls).toMatchObject([
    { operation: 'saveCard', args: [{ cardPayment: { profileRefId: 'card-2' } }, 'key-1'] },
  ]);
  expect(screen.getByText('Your payment was changed.')).toBeInTheDocument();
});

it('adds a new card above the choice of a payment, and reports it done once', async () => {
  const { onDone } = open('payment_drawer');
  await press('Add a credit card');
  await enterCard('4111111111111111');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await isClosed('Change payment');
});

it('keeps the drawer of a refused card open, and shows no old error in the drawer below', async () => {
  const { client, onDone } = open('payment_drawer');
  await press('Add a credit card');
  client.failNext();
  await enterCard('4111111111111111');
  expect(await drawer('Add a credit card').findByRole('alert')).toHaveTextContent(/was not charged/);
  await userEvent.keyboard('{Escape}');
  await isClosed('Add a credit card');
  expect(await screen.findByRole('radio', { name: /Office card/ })).toBeVisible();
  expect(drawer('Change payment').queryByRole('alert')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ['Add gift card', 'Add a gift card', 'Gift card number', '6006490025000000001', 'GIFT_CARD'],
  ['Add prepaid card', 'Add a prepaid card', 'Prepaid card number', '6006500025000000001', 'PREPAID_CARD'],
])(
  '"%s" adds a card of its type and returns to the split payment',
  async (button, title, field, number, type) => {
    const { client } = open('mmop_drawer');
    await press(button);
    await userEvent.type(drawer(title).getByRole('textbox', { name: field }), number);
    await userEvent.type(drawer(title).getByRole('textbox', { name: 'Card code' }), '0001');
    await press('Apply card');
    await isClosed(title);
    expect(drawer('Split payment').getByText('Gift & prepaid cards')).toBeVisible();
    expect(client.server.storedValue).toMatchObject([{ paymentType: type }]);
  },
);

it('checks a card without applying it, and returns to the split payment', async () => {
  const { client } = open('mmop_drawer');
  await press('Add gift card');
  const form = drawer('Add a gift card');
  await userEvent.type(form.getByRole('textbox', { name: 'Gift card number' }), '6006490025000000001');
  await userEvent.type(form.getByRole('textbox', { name: 'Card code' }), '0002');
  await press('Check balance');
  expect(await form.findByRole('alert')).toHaveTextContent('Please verify the card number and try again.');
  await userEvent.type(form.getByRole('textbox', { name: 'Gift card number' }), '6006490025000000001');
  await userEvent.type(form.getByRole('textbox', { name: 'Card code' }), '0001');
  await press('Check balance');
  await isClosed('Add a gift card');
  expect(client.server.storedValue).toMatchObject([{ addedToOrder: false, balance: 25 }]);
});

it('lists a checked card, applies it without its number, and keeps the focus in the drawer', async () => {
  const { client } = open('mmop_drawer', {
    storedValue: [buildAppliedStoredValue({ amountApplied: 0, balance: 25, addedToOrder: false })],
  });
  client.server.storedValue = [
    buildOrderPayment({ id: 'gift-1', paymentType: 'GIFT_CARD', balance: 25, addedToOrder: false }),
  ];
  const content = drawer('Split payment');
  expect(content.getByRole('listitem')).toHaveTextContent('Not applied, $25.00 on the card');
  expect(content.getByRole('button', { name: 'Add gift card' })).toBeVisible();
  await press('Apply Gift card ending in 0042');
  await waitFor(() => expect(screen.getByText('Your card was applied.')).toBeInTheDocument());
  expect(client.calls).toMatchObject([{ args: [{ cardPayment: { id: 'gift-1' } }, 'key-1'] }]);
  expect(client.server.storedValue).toMatchObject([{ id: 'gift-1', addedToOrder: true }]);
});

it('reports that a checked card no longer exists', async () => {
  open('mmop_drawer', {
    storedValue: [buildAppliedStoredValue({ amountApplied: 0, balance: 25, addedToOrder: false })],
  });
  await press('Apply Gift card ending in 0042');
  expect(await drawer('Split payment').findByRole('alert')).toHaveTextContent('no longer on your order');
});

describe('the billing address', () => {
  const edit = async (
    validation?: Parameters<ReturnType<typeof createFakePaymentsClient>['validateNext']>[0],
  ) => {
    const { client } = open('mmop_drawer');
    if (validation) client.validateNext(validation);
    await press('Edit billing address');
    await press('Save address');
    return client;
  };

  it('that fits its ZIP code is saved', async () => {
    const client = await edit();
    await isClosed('Edit billing address');
    expect(client.calls).toMatchObject([
      { operation: 'setBillingAddress', args: ['payment-1', { city: 'Boston' }, 'key-1'] },
    ]);
    expect(screen.getByText('Your billing address was saved.')).toBeInTheDocument();
  });

  it('is corrected if the shopper takes the suggestion', async () => {
    const client = await edit({ validation: 'SUGGESTED', suggestedAddress: billingAddress });
    await screen.findByRole('dialog', { name: 'Check your billing address' });
    await press('Use this address');
    await isClosed('Check your billing address');
    expect(client.calls.at(-1)).toMatchObject({ args: ['payment-1', { city: 'Framingham' }, 'key-2'] });
  });

  it('stays as entered if the shopper keeps it', async () => {
    const client = await edit({ validation: 'SUGGESTED', suggestedAddress: billingAddress });
    await userEvent.click(await screen.findByRole('radio', { name: /^As entered/ }));
    await press('Use this address');
    await isClosed('Check your billing address');
    expect(client.calls).toHaveLength(1);
  });

  it('with an unknown ZIP code is confirmed, or edited again', async () => {
    await edit({ validation: 'UNVERIFIED' });
    await screen.findByRole('dialog', { name: 'Confirm your billing address' });
    await press('Edit address');
    expect(await screen.findByRole('dialog', { name: 'Edit billing address' })).toBeVisible();
  });

  it('that is refused keeps its form, without the error when it opens again', async () => {
    const { client } = open('mmop_drawer');
    client.failNext({ code: 'ADDRESS_INVALID', status: 400 });
    await press('Edit billing address');
    await press('Save address');
    expect(await screen.findByText('ADDRESS_INVALID')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed('Edit billing address');
    await press('Edit billing address');
    expect(screen.queryByText('ADDRESS_INVALID')).toBeNull();
  });

  it('is added for a payment without one', async () => {
    open('mmop_drawer', { payment: { id: 'payment-1', name: 'Card wallet', hasBilling: true } });
    await press('Add billing address');
    expect(await screen.findByRole('dialog', { name: 'Add a billing address' })).toBeVisible();
  });
});
