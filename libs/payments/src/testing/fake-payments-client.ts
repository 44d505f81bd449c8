import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { PaymentsClient } from '../client/index.ts';
import type { CardPaymentBody, OrderPayment, SavedBillingAddress } from '../contract/index.ts';
import { cardFault } from '../model/card-fault.ts';
import { PAYMENT_CODES, STORED_VALUE_LIMIT } from '../model/codes.ts';
import type { StoredValueType } from '../model/codes.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';
import { storedValueFaults } from '../model/stored-value.ts';
import { buildOrderPayment } from './builders.ts';

export interface FakePaymentsClient extends PaymentsClient {
  /** Calls received, in order, with their cards, as the real gateway receives them. */
  readonly calls: { operation: keyof PaymentsClient; args: unknown[] }[];
  /** The gift and prepaid cards of the order, and then those that were only checked; without their numbers. */
  readonly server: { storedValue: OrderPayment[] };
  /** Decides the validation of the next billing address; without it, the address is verified. */
  validateNext(validation: Omit<SavedBillingAddress, 'billingAddress'>): void;
  /** Makes the next call fail. */
  failNext(failure?: Partial<Failure>): void;
}

const refusal = (
  status: number,
  code:
    | 'PAYMENT_NOT_FOUND'
    | 'GIFT_CARD_D33'
    | 'GIFT_CARD_D38'
    | 'GIFT_CARD_D39'
    | 'GIFT_CARD_LIMIT_EXCEEDED'
    | 'INVALID_CARD',
) => new HttpError({ status, code, message: PAYMENT_MESSAGES.payment[code], retryable: false });

/**
 * A gift or prepaid card as in the sandbox: 600649 or 600650, six digits of its balance in cents, and a code that is its last four
 * digits.
 */
function readStoredValue(
  type: StoredValueType,
  number: string,
  code: string,
): OrderPayment & { balance: number } {
  if (Object.keys(storedValueFaults({ number, code })).length > 0) throw refusal(400, 'INVALID_CARD');
  const lastFourDigit = number.slice(-4);
  if (!number.startsWith(type === 'GIFT_CARD' ? '600649' : '600650') || code !== lastFourDigit)
    throw refusal(400, PAYMENT_CODES.storedValueUnknown);
  if (number.slice(12, 15) === '990') throw refusal(400, PAYMENT_CODES.storedValueBlocked);
  const balance = Number(number.slice(6, 12)) / 100;
  return { id: `stored-${number.slice(6)}`, paymentType: type, lastFourDigit, addedToOrder: true, balance };
}

/** Creates an in-memory gateway for saga tests, stories and applications' tests. It accepts every valid card unless `failNext` was called. */
export function createFakePaymentsClient({
  latency = () => Promise.resolve(),
  now = Date.now,
}: { latency?: () => Promise<unknown>; now?: () => number } = {}): FakePaymentsClient {
  const calls: FakePaymentsClient['calls'] = [];
  const faults: Failure[] = [];
  const validations: Omit<SavedBillingAddress, 'billingAddress'>[] = [];
  const server: FakePaymentsClient['server'] = { storedValue: [] };
  /** Applies a gift or prepaid card, or lists one whose balance is only checked. The applied ones come first. */
  function putStoredValue(type: StoredValueType, cardPayment: CardPaymentBody['cardPayment']): OrderPayment {
    const { id: checkedId, accountNumber = '', cvv = '', addedToOrder = true } = cardPayment;
    const findPresent = (id: string) => server.storedValue.find((each) => each.id === id);
    const card = checkedId === undefined ? readStoredValue(type, accountNumber, cvv) : findPresent(checkedId);
    if (!card) throw refusal(404, PAYMENT_CODES.notFound);
    const present = findPresent(card.id);
    if (!addedToOrder && present?.addedToOrder) return present;
    if (addedToOrder && card.balance === 0) throw refusal(400, PAYMENT_CODES.storedValueEmpty);
    const others = server.storedValue.filter(({ id }) => id !== card.id);
    const same = others.filter((each) => each.addedToOrder === addedToOrder);
    if (same.length >= STORED_VALUE_LIMIT) throw refusal(400, PAYMENT_CODES.storedValueLimit);
    const put = { ...card, addedToOrder };
    server.storedValue = [...others, put].sort((a, b) => Number(b.addedToOrder) - Number(a.addedToOrder));
    return put;
  }

  return {
    calls,
    server,
    validateNext: (validation) => void validations.push(validation),
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
      const { profileRefId, gatewayToken } = body.cardPayment;
      if (profileRefId !== undefined || gatewayToken !== undefined) return buildOrderPayment();
      const { paymentType: type } = body.cardPayment;
      if (type === 'GIFT_CARD' || type === 'PREPAID_CARD') return putStoredValue(type, body.cardPayment);
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
    async removePayment(id, key) {
      calls.push({ operation: 'removePayment', args: [id, key] });
      const fault = faults.shift();
      await latency();
      if (fault) throw new HttpError(fault);
      if (!server.storedValue.some((card) => card.id === id)) throw refusal(404, PAYMENT_CODES.notFound);
      server.storedValue = server.storedValue.filter((card) => card.id !== id);
    },
    async setBillingAddress(id, billingAddress, key) {
      calls.push({ operation: 'setBillingAddress', args: [id, billingAddress, key] });
      const fault = faults.shift();
      await latency();
      if (fault) throw new HttpError(fault);
      return {
        // The wire type has no undefined fields.
        billingAddress: { ...billingAddress, country: 'US' } as SavedBillingAddress['billingAddress'],
        ...(validations.shift() ?? { validation: 'VERIFIED' }),
      };
    },
    async checkBalance(body) {
      calls.push({ operation: 'checkBalance', args: [body] });
      const fault = faults.shift();
      await latency();
      if (fault) throw new HttpError(fault);
      const { balance, lastFourDigit } = readStoredValue(body.paymentType, body.accountNumber, body.cvv);
      return { balance, lastFourDigit };
    },
  };
}
