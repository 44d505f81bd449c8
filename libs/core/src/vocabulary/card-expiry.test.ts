import { endOfExpiry, expiryStatus, parseExpiry } from './card-expiry.ts';

it('reads month and year', () => {
  expect(parseExpiry('04/31')).toEqual({ expiryMonth: '04', expiryYear: '2031' });
  expect(parseExpiry('0431')).toEqual({ expiryMonth: '04', expiryYear: '2031' });
  expect(parseExpiry('13/31')).toBeUndefined();
  expect(parseExpiry('04/3')).toBeUndefined();
});

describe('expiryStatus', () => {
  const card = { expiryMonth: '02', expiryYear: '2028' };
  const end = Date.UTC(2028, 1, 29, 23, 59, 59, 999);
  it('ends with the last day of the month, in UTC', () => expect(endOfExpiry(card)).toBe(end));
  it.each([
    [end - 31 * 86_400_000, 'valid'],
    [end - 30 * 86_400_000, 'expiring-soon'],
    [end, 'expiring-soon'],
    [end + 1, 'expired'],
  ])('at %d the card is %s', (now, status) => expect(expiryStatus(card, now)).toBe(status));
  it('uses the expiry day if the card has one', () => {
    expect(expiryStatus({ ...card, expiryDay: '10' }, Date.UTC(2028, 1, 11))).toBe('expired');
  });
});
