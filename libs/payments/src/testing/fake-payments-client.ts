import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { PaymentsClient } from '../client/index.ts';
import { buildOrderPayment } from './builders.ts';

export interface FakePaymentsClient extends PaymentsClient {
  /** What was asked, in order; cards with them, as the real gateway gets them. */
  readonly calls: { operation: keyof PaymentsClient; args: unknown[] }[];
  /** The next card is refused. */
  failNext(failure?: Partial<Failure>): void;
}

/** A gateway in memory, for saga tests, stories and applications' tests. It takes every card until it is told otherwise. */
export function createFakePaymentsClient({
  latency = () => Promise.resolve(),
}: { latency?: () => Promise<unknown> } = {}): FakePaymentsClient {
  const calls: FakePaymentsClient['calls'] = [];
  const faults: Failure[] = [];
  return {
    calls,
    failNext(failure = {}) {
      faults.push({
        code: 'PAYMENT_OPERATION_FAILED',
        status: 402,
        retryable: false,
        message: 'The card was declined.',
        ...failure,
      });
    },
    async saveCard(body, key) {
      calls.push({ operation: 'saveCard', args: [body, key] });
      const fault = faults.shift();
      await latency();
      if (fault) throw new HttpError(fault);
      const { accountNumber = '', brand, expiryMonth, expiryYear } = body.cardPayment;
      return buildOrderPayment({
        brand,
        lastFourDigit: accountNumber.slice(-4),
        ...(expiryMonth ? { expiryMonth } : {}),
        ...(expiryYear ? { expiryYear } : {}),
      });
    },
  };
}
