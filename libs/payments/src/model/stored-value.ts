import type { BalanceBody, CardPaymentBody } from '../contract/index.ts';
import type { StoredValueType } from './codes.ts';

/** The longest number of a gift or prepaid card (storefront-5.27). */
export const STORED_VALUE_DIGITS = 19;
/** The shortest number that the API accepts; a shorter one is incomplete. */
const MIN_DIGITS = 12;
/** Digits of the code of a gift or prepaid card (storefront-5.26). */
export const STORED_VALUE_CODE_LENGTH = 4;

/** The values of the form of a gift or prepaid card. */
export interface StoredValueEntry {
  type: StoredValueType;
  /** Only its digits are sent. */
  number: string;
  code: string;
}

/** A gift or prepaid card of an order, with its share of the total. */
export interface AppliedStoredValue {
  id: string;
  paymentType: StoredValueType;
  lastFourDigit: string;
  /** US dollars that it pays. */
  amountApplied: number;
  /** US dollars on the card before the order; absent if unknown. */
  balance?: number;
  /** False for a card whose balance was only checked, which pays nothing (storefront-4.20). */
  addedToOrder?: boolean;
}

/** Checks whether a card is applied, so that it pays up to its balance. */
export const isApplied = ({ addedToOrder }: Pick<AppliedStoredValue, 'addedToOrder'>): boolean =>
  addedToOrder !== false;

/** Strips everything but digits and keeps the first 19 (storefront-5.27). */
export const storedValueDigits = (text: string): string =>
  text.replace(/\D/g, '').slice(0, STORED_VALUE_DIGITS);

type Field = 'number' | 'code';
type Digits = Record<Field, string>;

/** The faults of each field; the first that applies is reported. */
const FAULTS = [
  { fault: 'numberMissing', field: 'number', applies: ({ number }: Digits) => number === '' },
  { fault: 'numberTooShort', field: 'number', applies: ({ number }: Digits) => number.length < MIN_DIGITS },
  {
    fault: 'numberTooLong',
    field: 'number',
    applies: ({ number }: Digits) => number.length > STORED_VALUE_DIGITS,
  },
  { fault: 'codeMissing', field: 'code', applies: ({ code }: Digits) => code === '' },
  {
    fault: 'codeLength',
    field: 'code',
    applies: ({ code }: Digits) => code.length !== STORED_VALUE_CODE_LENGTH,
  },
] as const;

export type StoredValueFault = (typeof FAULTS)[number]['fault'];

/** Finds the first fault of the number and of the code of a gift or prepaid card. Separators are ignored. */
export function storedValueFaults({
  number,
  code,
}: Pick<StoredValueEntry, Field>): Partial<Record<Field, StoredValueFault>> {
  const digits = { number: number.replace(/\D/g, ''), code: code.replace(/\D/g, '') };
  const found: Partial<Record<Field, StoredValueFault>> = {};
  for (const { fault, field, applies } of FAULTS) if (applies(digits)) found[field] ??= fault;
  return found;
}

/** Creates the request body of a gift or prepaid card (storefront-3.26). */
export const storedValueBody = ({ type, number, code }: StoredValueEntry): CardPaymentBody => ({
  cardPayment: {
    accountNumber: storedValueDigits(number),
    cvv: code.replace(/\D/g, ''),
    paymentType: type,
    source: 'USER_KEYED',
    currencyCode: 'USD',
  },
});

/** Creates the request that checks the balance of a card for the order, without applying it, from that of a payment (storefront-4.20). */
export const checkedBody = ({ cardPayment, ...rest }: CardPaymentBody): CardPaymentBody => ({
  ...rest,
  cardPayment: { ...cardPayment, addedToOrder: false },
});

/** Creates the request that applies a checked card. */
export const applyBody = ({
  id,
  paymentType,
}: Pick<AppliedStoredValue, 'id' | 'paymentType'>): CardPaymentBody => ({
  cardPayment: { id, paymentType, source: 'USER_KEYED', currencyCode: 'USD' },
});

/** Creates the request body of a balance check from that of a payment. */
export const balanceBody = ({
  cardPayment: { paymentType, accountNumber = '', cvv = '' },
}: CardPaymentBody): BalanceBody => ({
  paymentType: paymentType === 'PREPAID_CARD' ? paymentType : 'GIFT_CARD',
  accountNumber,
  cvv,
});
