import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { HttpError } from '@foolscap/core/http';
import type { InvoicesClient } from '../client/index.ts';
import type { FakeInvoices } from '../testing/index.ts';
import { buildInvoicesData, createFakeInvoicesClient } from '../testing/index.ts';
import {
  createInvoicesModule,
  invoicesActions,
  selectInvoice,
  selectInvoicePayment,
  selectInvoices,
  selectInvoiceStatement,
} from './index.ts';
import type { InvoicesDeps } from './index.ts';

freezeTime();

const [FIRST, SECOND] = ['INV-2026-000012', 'INV-2026-000009'];
const BOTH = { invoices: [FIRST, SECOND], total: 416.45, cardId: 'office' };
const failure = (code: string, status = 409) =>
  new HttpError({ status, code, message: 'no', retryable: status === 503 });

/** Runs the module over a fake client, whose calls can be replaced. */
function start(
  fake: FakeInvoices = {},
  replaced: Partial<InvoicesClient> = {},
  takeCard?: InvoicesDeps['takeCard'],
) {
  const base = { ...createFakeInvoicesClient(fake), ...replaced };
  const client = {
    getInvoices: jest.fn(base.getInvoices),
    getInvoice: jest.fn(base.getInvoice),
    getStatement: jest.fn(base.getStatement),
    pay: jest.fn(base.pay),
  };
  let keys = 0;
  const { reducer, saga } = createInvoicesModule({
    client,
    newKey: () => `key ${(keys += 1)}`,
    ...(takeCard ? { takeCard } : {}),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { invoices: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  const open = () =>
    selectInvoices(store.getState()).value?.invoices.map(({ number, open }) => [number, open]);
  return { client, store, open, payment: () => selectInvoicePayment(store.getState()) };
}

it('reads the latest list that was requested, and keeps it while the same is requested again', async () => {
  const { client, store, open } = start();
  store.dispatch(invoicesActions.invoicesRequested({ filter: 'PAID' }));
  store.dispatch(invoicesActions.invoicesRequested({ filter: 'OVERDUE' }));
  await settle();
  expect(open()).toEqual([[SECOND, 290.05]]);
  client.getInvoices.mockImplementation(() => new Promise(() => undefined));
  store.dispatch(invoicesActions.invoicesRequested({ filter: 'OVERDUE' }));
  expect(open()).toEqual([[SECOND, 290.05]]);
});

it('shows no other invoice while one is loading, and why it could not be read', async () => {
  const { store } = start();
  const invoice = () => selectInvoice(store.getState());
  store.dispatch(invoicesActions.invoiceRequested(FIRST));
  await settle();
  expect(invoice().value?.number).toBe(FIRST);
  store.dispatch(invoicesActions.invoiceRequested('INV-2026-999999'));
  expect(invoice()).toMatchObject({ phase: 'loading' });
  expect(invoice().value).toBeUndefined();
  await settle();
  expect(invoice()).toMatchObject({ phase: 'failed', failure: { code: 'INVOICE_NOT_FOUND' } });
});

it('shows the statement of the month that was requested last, whatever order the replies have', async () => {
  const replies: (() => void)[] = [];
  const { client, store } = start();
  const read = client.getStatement.getMockImplementation()!;
  client.getStatement.mockImplementation(async (request) => {
    await new Promise<void>((resolve) => replies.push(resolve));
    return read(request);
  });
  store.dispatch(invoicesActions.invoiceStatementRequested({ month: '2026-10' }));
  store.dispatch(invoicesActions.invoiceStatementRequested({ month: '2026-11' }));
  await settle();
  for (const reply of replies.reverse()) reply();
  await settle();
  expect(replies).toHaveLength(2);
  expect(selectInvoiceStatement(store.getState()).value?.month).toBe('2026-11');
});

describe('a payment', () => {
  it('is sent once for two clicks, under one key, and then shows what is open now', async () => {
    const { client, store, open, payment } = start();
    store.dispatch(invoicesActions.invoicesRequested({ numbers: BOTH.invoices }));
    await settle();
    store.dispatch(invoicesActions.invoicePaymentSubmitted(BOTH));
    store.dispatch(invoicesActions.invoicePaymentSubmitted(BOTH));
    expect(payment()).toEqual({ phase: 'paying', serial: 0 });
    await settle();
    expect(client.pay.mock.calls).toEqual([[BOTH, 'key 1']]);
    expect(payment()).toMatchObject({
      phase: 'paid',
      serial: 1,
      receipt: { number: 'PAY-2026-000004', amount: 416.45 },
    });
    expect(open()).toEqual([
      [FIRST, 0],
      [SECOND, 0],
    ]);
  });

  it('that is refused shows the reason and the amounts that are open now, and can be repeated', async () => {
    const { client, store, open, payment } = start();
    store.dispatch(invoicesActions.invoicesRequested({ numbers: BOTH.invoices }));
    await settle();
    // A credit note has lowered an invoice meanwhile.
    client.pay.mockRejectedValueOnce(failure('INVOICE_TOTAL_CHANGED'));
    client.getInvoices.mockResolvedValueOnce(
      buildInvoicesData({
        invoices: buildInvoicesData()
          .invoices.slice(0, 2)
          .map((each) => ({ ...each, open: 100 })),
      }),
    );
    store.dispatch(invoicesActions.invoicePaymentSubmitted(BOTH));
    await settle();
    expect(payment()).toMatchObject({
      phase: 'failed',
      serial: 1,
      failure: { code: 'INVOICE_TOTAL_CHANGED' },
    });
    expect(open()).toEqual([
      [FIRST, 100],
      [SECOND, 100],
    ]);
    client.pay.mockRejectedValueOnce(failure('PAYMENT_FAILED', 402));
    store.dispatch(invoicesActions.invoicePaymentSubmitted({ ...BOTH, total: 200 }));
    await settle();
    // Each outcome has its own serial, so that the same error is announced again.
    expect(payment()).toMatchObject({ phase: 'failed', serial: 2 });
    // Another card is another payment.
    expect(client.pay.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 2']);
  });

  it('by a new card sends the card of its claim, which the state never has', async () => {
    const card = { cardPayment: { accountNumber: '4111111111111111' }, captcha: 'solved' };
    const held = new Map([['claim-1', card]]);
    const { client, store, payment } = start({}, {}, function* (claim) {
      const taken = held.get(claim);
      held.delete(claim);
      return taken;
    });
    const { invoices, total } = BOTH;
    const pay = async () => {
      store.dispatch(invoicesActions.invoicePaymentSubmitted({ invoices, total, claim: 'claim-1' }));
      await settle();
    };
    await pay();
    expect(client.pay.mock.calls).toEqual([[{ invoices, total, card }, 'key 1']]);
    expect(payment().phase).toBe('paid');
    expect(JSON.stringify(store.getState())).not.toContain('4111');
    // The card is not kept, so a second attempt needs it again.
    await pay();
    expect(client.pay).toHaveBeenCalledTimes(1);
    expect(payment()).toMatchObject({ phase: 'failed', failure: { code: 'INVALID_CARD' } });
  });

  it('requests no list that was not shown', async () => {
    const { client, store, payment } = start();
    store.dispatch(invoicesActions.invoicePaymentSubmitted(BOTH));
    await settle();
    expect(payment().phase).toBe('paid');
    expect(client.getInvoices).not.toHaveBeenCalled();
  });

  it('is forgotten on another page, unless it is in progress', async () => {
    const { store, payment } = start({}, { pay: () => new Promise(() => undefined) });
    store.dispatch(invoicesActions.invoicePaymentSubmitted(BOTH));
    store.dispatch(invoicesActions.invoicePaymentForgotten());
    expect(payment().phase).toBe('paying');
    const other = start();
    other.store.dispatch(invoicesActions.invoicePaymentSubmitted(BOTH));
    await settle();
    other.store.dispatch(invoicesActions.invoicePaymentForgotten());
    expect(other.payment()).toEqual({ phase: 'idle', serial: 1 });
  });
});
