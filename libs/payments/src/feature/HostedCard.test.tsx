import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import type { CardPaymentBody } from '../contract/index.ts';
import { createPaymentsModule, createSecretHandover } from '../state/index.ts';
import { createFakePaymentFrames, createFakePaymentsClient, FRAME_TOKEN } from '../testing/index.ts';
import { HostedCard, HostedPayingCard } from './HostedCard.tsx';

const address = {
  firstName: 'Pat',
  lastName: 'Reyes',
  address1: '12 Mill Lane',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
};
const UNAVAILABLE = 'Oops, something went wrong on our side. Please refresh the page to continue.';
const getOrigin = () => 'https://shop.example';
const getStyle = () => 'dark' as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders an application with only the hosted card, and records everything that passes through its store. */
function setUp() {
  const client = createFakePaymentsClient();
  const frames = createFakePaymentFrames();
  const cards = createSecretHandover<CardPaymentBody>();
  const module = createPaymentsModule({ client, cards, newKey: () => 'key' });
  const seen: string[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { payments: module.reducer },
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        const result = next(action);
        seen.push(JSON.stringify([action, store.getState()]));
        return result;
      }),
  });
  sagas.run(module.saga);
  const onSaved = jest.fn();
  const element = (
    <Provider store={store}>
      <HostedCard
        url="https://pay.example/fields"
        frames={frames}
        cards={cards}
        checkoutId="c-1"
        profileId="foolscap-sandbox"
        getOrigin={getOrigin}
        getStyle={getStyle}
        newTransactionId={() => 't'}
        shippingAddress={address}
        canSave
        onSaved={onSaved}
      />
    </Provider>
  );
  return { client, element, frames, onSaved, seen };
}

function open() {
  const all = setUp();
  const view = render(all.element);
  /** Reports an event of the page, and lets sagas run. */
  const report = async (event: Parameters<typeof all.frames.report>[0]) => {
    // React must show that the card is being sent before the reply arrives.
    act(() => all.frames.report(event));
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { ...all, report, view, wait };
}

const button = () => screen.getByRole('button', { name: 'Use this card' });
const READY = { status: 'READY', height: 240 } as const;
const TOKEN = { status: 'TOKEN', gatewayToken: FRAME_TOKEN } as const;

it('renders no frame on the server, whose page could not receive that it is ready', () => {
  expect(renderToString(setUp().element)).not.toContain('<iframe');
});

it('opens the page of the gateway for this checkout, confined to its frame', async () => {
  const { frames, report } = open();
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details');
  expect(frame.src).toBe(frames.urls[0]);
  expect(Object.fromEntries(new URL(frame.src).searchParams)).toEqual({
    checkoutId: 'c-1',
    transactionId: 't-0',
    origin: 'https://shop.example',
    locale: 'en-US',
    style: 'dark',
    iframeId: frame.id,
    id: 'foolscap-sandbox',
  });
  // The frame must not open windows, start downloads or navigate the shop's page.
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
  expect(button()).toBeDisabled();
  await report(READY);
  expect(button()).toBeEnabled();
  expect(frame.style.blockSize).toBe('240px');
});

it('sends the token by the path of a typed card, and keeps it out of the store', async () => {
  const { client, frames, onSaved, report, seen } = open();
  await report(READY);
  fireEvent.click(screen.getByLabelText('Save this card for next time'));
  fireEvent.click(button());
  expect(frames.submissions).toBe(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await report({ status: 'RESIZED', height: 250 });
  expect(frames.submissions).toBe(1);
  await report(TOKEN);
  expect(client.calls).toEqual([
    {
      operation: 'saveCard',
      args: [
        {
          cardPayment: {
            gatewayToken: 'card_1',
            paymentType: 'CREDIT_CARD',
            source: 'USER_KEYED',
            currencyCode: 'USD',
            profilePayment: true,
            contactInformation: { billingAddress: { ...address, type: 'B', country: 'US' } },
          },
        },
        'key',
      ],
    },
  ]);
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(seen.join()).toContain('payments/cardSaved');
  expect(seen.join()).not.toContain('card_1');
});

it('submits when the shopper presses Enter in the page', async () => {
  const { frames, report } = open();
  await report({ status: 'ENTERED' });
  expect(frames.submissions).toBe(0);
  await report(READY);
  await report({ status: 'ENTERED' });
  await report({ status: 'ENTERED' });
  expect(frames.submissions).toBe(1);
});

it('ignores a token that it did not ask for', async () => {
  const { client, report } = open();
  await report(TOKEN);
  await report(READY);
  await report(TOKEN);
  expect(client.calls).toEqual([]);
});

it.each([
  ['INVALID_CARD', /check that your credit card details are correct/],
  ['GATEWAY_UNAVAILABLE', /unable to process your payment at this time/],
  ['TOO_MANY_REQUESTS', /Too many attempts/],
])('explains %s and lets the shopper try again', async (code, text) => {
  const { frames, report } = open();
  await report(READY);
  fireEvent.click(button());
  await report({ status: 'FAILED', code });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByTitle('Card details')).toHaveFocus();
  fireEvent.click(button());
  expect(frames.submissions).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('explains why the API refused the card', async () => {
  const { client, onSaved, report } = open();
  client.failNext();
  await report(READY);
  fireEvent.click(button());
  await report(TOKEN);
  expect(screen.getByRole('alert')).toHaveTextContent(/Your credit card was not charged/);
  expect(onSaved).not.toHaveBeenCalled();
  expect(button()).toBeEnabled();
});

describe('the time-out', () => {
  it('replaces a page that is not ready within 8 seconds, and opens another one', async () => {
    const { frames, report, wait } = open();
    await wait(7_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(1);
    expect(screen.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
    expect(screen.queryByTitle('Card details')).toBeNull();
    expect(frames.isConnected).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Reload the card form' }));
    expect(frames.urls[1]).toContain('transactionId=t-1');
    // The clicked button no longer exists.
    expect(document.body).not.toHaveFocus();
    await report(READY);
    expect(button()).toBeEnabled();
    await wait(60_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives up a submission after 8 seconds, and ignores its late token', async () => {
    const { client, report, wait } = open();
    await report(READY);
    await wait(60_000);
    fireEvent.click(button());
    await wait(8_000);
    expect(screen.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
    await report(TOKEN);
    expect(client.calls).toEqual([]);
  });

  it('does not run once the card form is closed', () => {
    const { frames, view } = open();
    view.unmount();
    expect(frames.isConnected).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('passes the token on to a payment of another domain, and shows why that failed', async () => {
  const frames = createFakePaymentFrames();
  const cards = createSecretHandover<CardPaymentBody>();
  const onSubmit = jest.fn();
  const { element } = setUp();
  const store = (element.props as { store: ReturnType<typeof configureStore> }).store;
  const show = (error?: string) => (
    <Provider store={store}>
      <HostedPayingCard
        url="https://pay.example/fields"
        frames={frames}
        cards={cards}
        checkoutId="invoices"
        getOrigin={getOrigin}
        newTransactionId={() => 't'}
        shippingAddress={address}
        card={
          error
            ? { phase: 'failed', failure: { code: 'INVOICE_PAID', message: '', retryable: false }, serial: 1 }
            : { phase: 'idle' }
        }
        cardError={error}
        submitLabel="Pay $20.00"
        onSubmit={onSubmit}
      />
    </Provider>
  );
  const { rerender } = render(show());
  act(() => frames.report(READY));
  fireEvent.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  act(() => frames.report(TOKEN));
  expect(onSubmit.mock.calls).toEqual([[expect.any(String)]]);
  const [[claim]] = onSubmit.mock.calls as [[string]];
  expect(cards.collect(claim)?.cardPayment).toMatchObject({ gatewayToken: 'card_1' });
  rerender(show('This invoice is paid already.'));
  expect(screen.getByRole('alert')).toHaveTextContent('This invoice is paid already.');
});
