import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { all, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineRead, defineWrite, IDLE, watchWrite } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type {
  InvoicePaymentRequest,
  InvoicesClient,
  InvoicesRequest,
  InvoiceStatementRequest,
  NewInvoiceCard,
} from '../client/invoices-client.ts';
import type { Invoice, InvoiceReceipt, InvoicesData, InvoiceStatement } from '../contract/index.ts';

/** A payment by a saved card, or by a new one, which is handed over outside the state under its claim. */
export type InvoicePaymentCommand = Pick<InvoicePaymentRequest, 'invoices' | 'total'> &
  ({ cardId: string } | { claim: string });

/** The latest payment. `serial` increases with each outcome, so that each one is announced. */
export type InvoicePaymentPhase =
  | { phase: 'idle'; serial: number }
  | { phase: 'paying'; serial: number }
  | { phase: 'paid'; serial: number; receipt: InvoiceReceipt }
  | { phase: 'failed'; serial: number; failure: Failure };

export interface InvoicesState {
  /** The list that is shown, and its request, which is repeated after a payment. */
  request: InvoicesRequest | undefined;
  invoices: Loadable<InvoicesData>;
  number: string | undefined;
  invoice: Loadable<Invoice>;
  statementRequest: InvoiceStatementRequest | undefined;
  statement: Loadable<InvoiceStatement>;
  payment: InvoicePaymentPhase;
}

export interface InvoicesDeps {
  client: InvoicesClient;
  /** Creates the idempotency key of a payment. */
  newKey: () => string;
  /** Collects the new card of a claim, once. Without it, only saved cards pay. */
  takeCard?: (claim: string) => SagaOf<NewInvoiceCard | undefined>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const invoices = defineRead({
  name: 'invoices',
  select: (state: InvoicesState, request: InvoicesRequest) =>
    isSame(request, state.request) ? state.invoices : undefined,
  begin(state, request) {
    state.request = request;
  },
  send: ({ client }: InvoicesDeps, request, signal) => client.getInvoices(request, signal),
});

const invoice = defineRead({
  name: 'invoice',
  select: (state: InvoicesState, number: string) => (number === state.number ? state.invoice : undefined),
  begin(state, number) {
    // Another invoice is not shown in the meantime.
    if (state.number !== number) state.invoice = { ...IDLE };
    state.number = number;
  },
  send: ({ client }: InvoicesDeps, number, signal) => client.getInvoice(number, signal),
});

const statement = defineRead({
  name: 'invoiceStatement',
  select: (state: InvoicesState, request: InvoiceStatementRequest) =>
    isSame(request, state.statementRequest) ? state.statement : undefined,
  begin(state, request) {
    state.statementRequest = request;
  },
  send: ({ client }: InvoicesDeps, request, signal) => client.getStatement(request, signal),
});

const initialInvoices: InvoicesState = {
  request: undefined,
  invoices: IDLE,
  number: undefined,
  invoice: IDLE,
  statementRequest: undefined,
  statement: IDLE,
  payment: { phase: 'idle', serial: 0 },
};

const slice = createSlice({
  name: 'invoices',
  initialState: initialInvoices,
  reducers: {
    ...invoices.reducers,
    ...invoice.reducers,
    ...statement.reducers,
    /** Command: pay invoices. */
    invoicePaymentSubmitted(state, _: PayloadAction<InvoicePaymentCommand>) {
      state.payment = { phase: 'paying', serial: state.payment.serial };
    },
    /** Event: invoices were paid. */
    invoicesPaid(state, { payload: receipt }: PayloadAction<InvoiceReceipt>) {
      state.payment = { phase: 'paid', serial: state.payment.serial + 1, receipt };
    },
    invoicePaymentFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.payment = { phase: 'failed', serial: state.payment.serial + 1, failure };
    },
    /** Clears the outcome of a payment, when another page is opened. */
    invoicePaymentForgotten(state) {
      if (state.payment.phase !== 'paying') state.payment = { phase: 'idle', serial: state.payment.serial };
    },
  },
});

export const invoicesActions = slice.actions;

const payment = defineWrite({
  command: invoicesActions.invoicePaymentSubmitted,
  *send({ client, takeCard }: InvoicesDeps, command: InvoicePaymentCommand, key): SagaOf<InvoiceReceipt> {
    if (!('claim' in command)) return yield* callTo(client.pay, command, key);
    const { claim, ...request } = command;
    const card = takeCard && (yield* takeCard(claim));
    // A card can be collected once, and is not kept for a second attempt.
    if (!card) throw new HttpError({ code: 'INVALID_CARD', retryable: false, message: 'No card' });
    return yield* callTo(client.pay, { ...request, card }, key);
  },
  settled: (receipt: InvoiceReceipt) => invoicesActions.invoicesPaid(receipt),
  failed: ({ failure }) => invoicesActions.invoicePaymentFailed(failure),
});

/** Creates the module of the invoices of an organization (storefront-6.23). */
export const createInvoicesModule = (deps: InvoicesDeps): DomainModule<InvoicesState, 'invoices'> => ({
  name: 'invoices',
  reducer: slice.reducer,
  *saga() {
    yield all([
      invoices.loader(invoicesActions, deps),
      invoice.loader(invoicesActions, deps),
      statement.loader(invoicesActions, deps),
      // Leading: a second click while a payment is in progress is the same payment.
      watchWrite(takeLeading, payment, deps, deps.newKey),
      // The amounts are different now, also after a refusal.
      takeEvery([invoicesActions.invoicesPaid.type, invoicesActions.invoicePaymentFailed.type], function* () {
        const request = yield* selectFrom(({ invoices }: InvoicesRoot) => invoices.request);
        if (request) yield put(invoicesActions.invoicesRequested(request));
      }),
    ]);
  },
});

export interface InvoicesRoot {
  invoices: InvoicesState;
}
export const selectInvoices = (root: InvoicesRoot) => root.invoices.invoices;
export const selectInvoicesRequest = (root: InvoicesRoot) => root.invoices.request;
export const selectInvoice = (root: InvoicesRoot) => root.invoices.invoice;
export const selectInvoiceStatement = (root: InvoicesRoot) => root.invoices.statement;
export const selectInvoicePayment = (root: InvoicesRoot) => root.invoices.payment;
