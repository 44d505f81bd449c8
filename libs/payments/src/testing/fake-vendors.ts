import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { VendorClient } from '../client/index.ts';
import type { PayAuthTokens, VendorPaymentReply } from '../contract/index.ts';
import type { VendorOutcome } from '../model/vendor-window.ts';
import type { VendorWindows } from '../state/vendor-windows.ts';
import { buildPayPalPayment } from './builders.ts';

export interface FakeVendorClient extends VendorClient {
  /** Calls received, in order. */
  readonly calls: { operation: keyof VendorClient; args: unknown[] }[];
  /** Makes the next call fail, or a token call return no tokens. */
  failNext(failure: Partial<Failure> | 'empty'): void;
  /** Whether the cart can be ordered after a payment. */
  proceedCheckout: boolean;
}

/** Creates the calls of vendors in memory, for saga tests, stories and applications' tests. Tokens are valid for a day. */
export function createFakeVendorClient({
  latency = () => Promise.resolve(),
  now = Date.now,
}: { latency?: () => Promise<unknown>; now?: () => number } = {}): FakeVendorClient {
  const calls: FakeVendorClient['calls'] = [];
  const faults: (Partial<Failure> | 'empty')[] = [];

  async function receive<R>(
    operation: keyof VendorClient,
    args: unknown[],
    answer: () => R,
    empty: R,
  ): Promise<R> {
    calls.push({ operation, args });
    const fault = faults.shift();
    await latency();
    if (fault === undefined) return answer();
    if (fault === 'empty') return empty;
    throw new HttpError({
      code: 'PAYMENT_OPERATION_FAILED',
      status: 402,
      retryable: false,
      message: '',
      ...fault,
    });
  }

  const client: FakeVendorClient = {
    calls,
    proceedCheckout: true,
    failNext: (failure) => void faults.push(failure),
    requestTokens: (body, reload) =>
      receive<PayAuthTokens>(
        'requestTokens',
        [body, reload],
        () => ({
          paypalClientToken: { ClientToken: `client-${calls.length}`, ReturnUser: false },
          ...(body.vendorPayment.requestType === 'SP' && {
            token: {
              value: `checkout-${calls.length}`,
              validUntil: now() + 86_400_000,
              tokenType: 'CHECKOUT_ID' as const,
              transactionId: `transaction-${calls.length}`,
            },
          }),
        }),
        {},
      ),
    pay: (body, key) => {
      const reply = (added: boolean): VendorPaymentReply => ({
        cartInfo: {
          revision: 1,
          cartAttributes: { proceedCheckout: client.proceedCheckout },
          orderPayment: {
            orderPayments: [
              {
                id: 'vendor-1',
                paymentType: body.vendorPayment.vendorPaymentType === 'PAYPAL' ? 'PAYPAL' : 'CREDIT_CARD',
                vendorPaymentType: body.vendorPayment.vendorPaymentType,
                addedToOrder: added,
              },
            ],
          },
        },
        messages: [],
      });
      return receive('pay', [body, key], () => reply(true), reply(false));
    },
    payByInvoice: (body, key) => receive<void>('payByInvoice', [body, key], () => undefined, undefined),
  };
  return client;
}

export interface FakeVendorWindows extends VendorWindows {
  /** The URLs that were opened, in order. */
  readonly opened: string[];
  /** Sets the outcome of the open window, or of the next one. */
  decide(outcome: VendorOutcome): void;
  /** Whether the browser blocks windows. */
  isBlocked: boolean;
  /** Whether a window is open. */
  isOpen: boolean;
  /** The number of times an open window was brought to the front. */
  focused: number;
}

/** Creates vendors' windows in memory. By default, the shopper immediately approves with PayPal. */
export function createFakeVendorWindows({ waits = false }: { waits?: boolean } = {}): FakeVendorWindows {
  let settle: ((outcome: VendorOutcome) => void) | undefined;
  let next: VendorOutcome | undefined = waits
    ? undefined
    : { status: 'APPROVED', vendorPayment: buildPayPalPayment() };
  const windows: FakeVendorWindows = {
    opened: [],
    isBlocked: false,
    isOpen: false,
    focused: 0,
    decide(outcome) {
      if (settle) settle(outcome);
      else next = outcome;
    },
    open(url) {
      if (windows.isBlocked) return undefined;
      windows.opened.push(url);
      windows.isOpen = true;
      const outcome = new Promise<VendorOutcome>((resolve) => {
        settle = resolve;
        if (next) resolve(next);
      });
      return {
        outcome,
        focus: () => void (windows.focused += 1),
        close() {
          windows.isOpen = false;
          settle = undefined;
        },
      };
    },
  };
  return windows;
}
