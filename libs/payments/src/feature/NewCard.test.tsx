import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import type { CardPaymentBody } from '../contract/index.ts';
import { createPaymentsModule, createSecretHandover } from '../state/index.ts';
import { createFakePaymentsClient } from '../testing/index.ts';
import { NewCard } from './NewCard.tsx';

const address = {
  firstName: 'Pat',
  lastName: 'Reyes',
  address1: '12 Mill Lane',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
};

/** Renders an application with only the card form, and records everything that passes through its store. */
function open() {
  const client = createFakePaymentsClient();
  const cards = createSecretHandover<CardPaymentBody>();
  let keys = 0;
  const module = createPaymentsModule({ client, cards, newKey: () => `key-${(keys += 1)}` });
  const seen: string[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { payments: module.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(
        sagas,
        () => (next: (action: unknown) => unknown) => (action: unknown) => {
          seen.push(JSON.stringify(action));
          const result = next(action);
          seen.push(JSON.stringify(store.getState()));
          return result;
        },
      ),
  });
  sagas.run(module.saga);
  const onSaved = jest.fn();
  const form = (key: string) => (
    <Provider store={store}>
      <NewCard
        key={key}
        cards={cards}
        now={() => Date.UTC(2026, 0, 15)}
        shippingAddress={address}
        onSaved={onSaved}
      />
    </Provider>
  );
  const { rerender } = render(form('first'));
  return { client, onSaved, seen, reopen: () => rerender(form('second')) };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function pay({ number = '4111111111111111', expiry = '431', code = '987' } = {}) {
  await userEvent.type(field(/Card number/), number);
  await userEvent.type(field(/Expires/), expiry);
  if (code) await userEvent.type(field(/Security code/), code);
  await userEvent.click(screen.getByRole('button', { name: 'Use this card' }));
}

it('sends the card once, in the specified format, and reports that it is saved', async () => {
  const { client, onSaved } = open();
  await pay();
  expect(client.calls).toEqual([
    {
      operation: 'saveCard',
      args: [
        {
          cardPayment: {
            accountNumber: '4111111111111111',
            cvv: '987',
            expiryMonth: '04',
            expiryYear: '2031',
            brand: 'VISA',
            paymentType: 'CREDIT_CARD',
            source: 'USER_KEYED',
            currencyCode: 'USD',
            contactInformation: { billingAddress: { ...address, type: 'B', country: 'US' } },
          },
        },
        'key-1',
      ],
    },
  ]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('keeps number and code out of actions, the state and browser storage', async () => {
  const { client, seen } = open();
  client.failNext();
  await pay();
  await pay();
  expect(client.calls).toHaveLength(2);
  const everything =
    seen.join('\n') + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
  // Checks that actions were recorded at all.
  expect(everything).toContain('payments/cardSaved');
  for (const secret of ['4111111111111111', '4111 1111', '411111', '987']) {
    expect(everything).not.toContain(secret);
  }
});

it('shows why a card was refused, clears the form, and focuses the number field', async () => {
  const { client, onSaved } = open();
  client.failNext();
  await pay();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
  );
  expect(field(/Card number/)).toHaveValue('');
  expect(field(/Security code/)).toHaveValue('');
  expect(field(/Card number/)).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
});

it.each([
  [{ number: '4111111111111112' }, /One of the digits is wrong/],
  [{ expiry: '1225' }, /This card has expired/],
  [{ code: '' }, /3 digits of the security code/],
])('sends nothing for %p', async (entry, message) => {
  const { client } = open();
  await pay(entry);
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(client.calls).toEqual([]);
});

it('drops number and code when it is closed (decision-card-data.4)', async () => {
  const { client, reopen, seen } = open();
  await userEvent.type(field(/Card number/), '4111111111111111');
  await userEvent.type(field(/Security code/), '987');
  reopen();
  expect(field(/Card number/)).toHaveValue('');
  expect(field(/Security code/)).toHaveValue('');
  expect(client.calls).toEqual([]);
  expect(seen.join()).not.toMatch(/4111|987/);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/4111|987/);
});
