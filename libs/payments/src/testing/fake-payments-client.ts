import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { PaymentsClient } from '../client/index.ts';
import { cardFault } from '../model/card-fault.ts';
import { buildOrderPayment } from './builders.ts';

export interface FakePaymentsClient extends PaymentsClient {
  /** Calls received, in order, with their cards, as the real gateway receives them. */
  readonly calls: { operation: keyof PaymentsClient; args: unknown[] }[];
  /** Makes the next call fail. */
  failNext(failure?: Partial<Failure>): void;
}

/** Creates an in-memory gateway for saga tests, stories and applications' tests. It accepts every valid card unless `failNext` was called. */
export function createFakePaymentsClient({
  latency = () => Promise.resolve(),
  now = Date.now,
}: { latency?: () => Promise<unknown>; now?: () => number } = {}): FakePaymentsClient {
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
      if (body.cardPayment.profileRefId !== undefined) return buildOrderPayment();
      const invalid = cardFault(body.cardPayment, now());
      if (invalid)
        throw new HttpError({
          ...invalid,
          field: `cardPayment.${invalid.field}`,
          status: 400,
          retryable: false,
        });
      const { accountNumber = '', brand, expiryMonth, expiryYear } = body.cardPayment;
      return buildOrderPayment({
        ...(brand ? { brand } : {}),
        lastFourDigit: accountNumber.slice(-4),
        ...(expiryMonth ? { expiryMonth } : {}),
        ...(expiryYear ? { expiryYear } : {}),
      });
    },
  };
}
