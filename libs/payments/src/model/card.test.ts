import fc from 'fast-check';
import {
  detectBrand,
  cardDigits,
  cardGroups,
  checkCardNumber,
  passesLuhn,
  securityCodeLength,
  wireBrand,
} from './card.ts';

describe('the brand table', () => {
  it.each([
    ['51', 'MASTER_CARD'],
    ['55', 'MASTER_CARD'],
    ['36', 'MASTER_CARD'],
    ['2', 'MASTER_CARD'],
    ['4', 'VISA'],
    ['453093', 'VISA'],
    ['453094', 'STAPLES'],
    ['453095', 'VISA'],
    ['34', 'AMEX'],
    ['37', 'AMEX'],
    ['7972', 'STAPLES'],
    ['6035', 'STAPLES'],
    ['60111', 'STAPLES'],
    ['60110', 'DISCOVER'],
    ['60112', 'DISCOVER'],
    ['60114', 'DISCOVER'],
    ['60117', 'DISCOVER'],
    ['60119', 'DISCOVER'],
    ['352', 'DISCOVER'],
    ['358', 'DISCOVER'],
    ['300', 'DISCOVER'],
    ['305', 'DISCOVER'],
    ['3095', 'DISCOVER'],
    ['38', 'DISCOVER'],
    ['39', 'DISCOVER'],
    ['622126', 'DISCOVER'],
    ['622925', 'DISCOVER'],
    ['624', 'DISCOVER'],
    ['626', 'DISCOVER'],
    ['6282', 'DISCOVER'],
    ['6288', 'DISCOVER'],
    ['644', 'DISCOVER'],
    ['659', 'DISCOVER'],
    ['50', undefined],
    ['56', undefined],
    ['60115', undefined],
    ['60116', undefined],
    ['351', undefined],
    ['359', undefined],
    ['306', undefined],
    ['622125', undefined],
    ['622926', undefined],
    ['627', undefined],
    ['6281', undefined],
    ['6289', undefined],
    ['643', undefined],
    ['66', undefined],
    ['', undefined],
    ['1', undefined],
  ])('%s is %s', (prefix, brand) => {
    expect(detectBrand(prefix)).toBe(brand);
  });
});

describe('where the table overrides the processors’ assignment', () => {
  it('assigns 60111x to the store card, not Discover', () =>
    expect(checkCardNumber('6011111111111117')).toEqual({ ok: true, brand: 'STAPLES' }));
  it('assigns 36 to Mastercard, not Diners Club', () =>
    expect(checkCardNumber('36227206271667')).toEqual({ ok: true, brand: 'MASTER_CARD' }));
  it('assigns JCB to Discover', () =>
    expect(checkCardNumber('3530111333300000')).toEqual({ ok: true, brand: 'DISCOVER' }));
  it('truncates 19 digits to 16', () => {
    expect(cardDigits('4000056655665556789')).toBe('4000056655665556');
    expect(checkCardNumber('4000056655665556789')).toEqual({ ok: true, brand: 'VISA' });
  });
});

describe('checkCardNumber', () => {
  it.each([
    ['4111 1111 1111 1111', { ok: true, brand: 'VISA' }],
    ['5555-5555-5555-4444', { ok: true, brand: 'MASTER_CARD' }],
    ['3782 822463 10005', { ok: true, brand: 'AMEX' }],
    ['', { ok: false, reason: 'empty' }],
    ['4111111111111112', { ok: false, reason: 'wrong-digits', brand: 'VISA' }],
    ['411111', { ok: false, reason: 'too-short', brand: 'VISA' }],
    ['37828224631000', { ok: false, reason: 'too-short', brand: 'AMEX' }],
    ['3782822463100050', { ok: false, reason: 'too-long', brand: 'AMEX' }],
    ['9999999999999999', { ok: false, reason: 'unknown-brand' }],
    ['41111111111111111111', { ok: false, reason: 'too-long' }],
  ])('%p gives %j', (text, expected) => {
    expect(checkCardNumber(text)).toEqual(expected);
  });

  it('detects every single-digit error', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digits = [...'4111111111111111'];
        digits[place] = String((Number(digits[place]) + change) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });
});

it('groups the digits as printed on the card', () => {
  expect([cardGroups('378282246310005'), cardGroups('4111'), cardGroups('')]).toEqual([
    [4, 6, 5],
    [4, 4, 4, 4],
    [4, 4, 4, 4],
  ]);
});

it('returns the length of the security code', () => {
  expect([securityCodeLength('VISA'), securityCodeLength('AMEX'), securityCodeLength(undefined)]).toEqual([
    3, 4, 4,
  ]);
});

it('converts a brand to its wire value', () => {
  expect([wireBrand('Mastercard'), wireBrand('visa')]).toEqual(['MASTER_CARD', 'VISA']);
});
