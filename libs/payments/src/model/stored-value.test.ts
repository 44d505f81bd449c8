import fc from 'fast-check';
import { PAYMENT_MESSAGES } from './messages.ts';
import {
  applyBody,
  checkedBody,
  isApplied,
  storedValueBody,
  storedValueDigits,
  storedValueFaults,
} from './stored-value.ts';

const NUMBER = '6006490025000000001';

it.each([
  ['as it is', NUMBER, NUMBER],
  ['without separators', '6006 4900-2500.0000 001', NUMBER],
  ['without letters', 'No. 600649 (gift)', '600649'],
  ['up to 19 digits', `${NUMBER}77`, NUMBER],
  ['empty', '', ''],
])('the digits of a number are kept: %s', (_, text, digits) => {
  expect(storedValueDigits(text)).toBe(digits);
});

it.each([
  ['a valid card', NUMBER, '0001', {}],
  ['the shortest number', '600649002500', '0001', {}],
  ['separators', '6006 4900 2500 0000 001', '0001', {}],
  ['no number', '', '0001', { number: 'numberMissing' }],
  ['a number without digits', '----', '0001', { number: 'numberMissing' }],
  ['11 digits', '60064900250', '0001', { number: 'numberTooShort' }],
  ['20 digits', `${NUMBER}7`, '0001', { number: 'numberTooLong' }],
  ['no code', NUMBER, '', { code: 'codeMissing' }],
  ['3 digits of the code', NUMBER, '000', { code: 'codeLength' }],
  ['5 digits of the code', NUMBER, '00011', { code: 'codeLength' }],
  ['nothing', '', '', { number: 'numberMissing', code: 'codeMissing' }],
])('the faults of %s', (_, number, code, faults) => {
  const found = storedValueFaults({ number, code });
  expect(found).toEqual(faults);
  for (const fault of Object.values(found)) expect(PAYMENT_MESSAGES.storedValue[fault]).toMatch(/\.$/);
});

it.each(['GIFT_CARD', 'PREPAID_CARD'] as const)('the body of a card of the type %s', (type) => {
  expect(storedValueBody({ type, number: '6006 4900 2500 0000 001', code: '0001' })).toEqual({
    cardPayment: {
      accountNumber: NUMBER,
      cvv: '0001',
      paymentType: type,
      source: 'USER_KEYED',
      currencyCode: 'USD',
    },
  });
});

it('a card to check is sent like one to apply, and says so; one that was checked is applied by its id only', () => {
  const body = storedValueBody({ type: 'GIFT_CARD', number: NUMBER, code: '0001' });
  expect(checkedBody({ ...body, captcha: 'answer' })).toEqual({
    captcha: 'answer',
    cardPayment: { ...body.cardPayment, addedToOrder: false },
  });
  expect(applyBody({ id: 'gift-1', paymentType: 'PREPAID_CARD' })).toEqual({
    cardPayment: { id: 'gift-1', paymentType: 'PREPAID_CARD', source: 'USER_KEYED', currencyCode: 'USD' },
  });
});

it.each([
  [true, true],
  [false, false],
  // From a server that lists only applied cards.
  [undefined, true],
])('a card with addedToOrder %s is applied: %s', (addedToOrder, expected) => {
  expect(isApplied(addedToOrder === undefined ? {} : { addedToOrder })).toBe(expected);
});

it('a card without a fault is sent as 12 to 19 digits and a code of 4, whatever separates them', () => {
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
  fc.assert(
    fc.property(
      digits(0, 24),
      digits(0, 6),
      fc.constantFrom('', ' ', '-', '.'),
      (number, code, separator) => {
        const entry = { type: 'GIFT_CARD', number: [...number].join(separator), code } as const;
        const { accountNumber = '', cvv = '' } = storedValueBody(entry).cardPayment;
        expect(accountNumber).toMatch(/^[0-9]{0,19}$/);
        const isValid = Object.keys(storedValueFaults(entry)).length === 0;
        expect(isValid).toBe(number.length >= 12 && number.length <= 19 && code.length === 4);
        if (isValid) expect([accountNumber, cvv]).toEqual([number, code]);
      },
    ),
  );
});
