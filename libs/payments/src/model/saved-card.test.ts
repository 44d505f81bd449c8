import fc from 'fast-check';
import { buildSavedCard } from '../testing/builders.ts';
import { cardNickname, preferredCard, savedCardPaymentBody, savedCardStatus } from './saved-card.ts';

const at = (text: string) => Date.parse(text);

describe('the status of a saved card', () => {
  const card = buildSavedCard({ expiryMonth: '04', expiryYear: '2031' });

  it.each([
    ['2031-03-31T23:59:59.998Z', 'valid'],
    // 30 days before the end of April 30.
    ['2031-03-31T23:59:59.999Z', 'expiring-soon'],
    ['2031-04-30T23:59:59.999Z', 'expiring-soon'],
    ['2031-05-01T00:00:00.000Z', 'expired'],
  ])('is at %s: %s', (now, status) => {
    expect(savedCardStatus(card, at(now))).toBe(status);
  });

  it('is valid for a store card without an expiration date', () => {
    const { expiryMonth: _month, expiryYear: _year, ...rest } = card;
    expect(savedCardStatus({ ...rest, brand: 'STAPLES' }, at('2099-01-01'))).toBe('valid');
  });
});

it('a nickname keeps at most 32 characters', () => {
  expect(cardNickname('  Office card of the third floor, room 3.14')).toBe(
    'Office card of the third floor, ',
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const nickname = cardNickname(text);
      expect(nickname.length).toBeLessThanOrEqual(32);
      expect(cardNickname(nickname)).toBe(nickname);
    }),
  );
});

it('a saved card is paid with by its id alone', () => {
  expect(savedCardPaymentBody('card-7')).toEqual({
    cardPayment: {
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      profileRefId: 'card-7',
    },
  });
});

describe('the card that is offered first', () => {
  const now = at('2026-11-24');
  const expired = { expiryMonth: '01', expiryYear: '2020' };

  it.each([
    ['the default card', [{}, { isDefault: true }], 'card-1'],
    ['else the last used one', [{}, { lastUsed: true }], 'card-1'],
    ['else the first one', [{}, {}], 'card-0'],
    ['never an expired one', [{ isDefault: true, ...expired }, {}], 'card-1'],
    ['none if all have expired', [expired], undefined],
    ['none without cards', [], undefined],
  ])('is %s', (_, cards, id) => {
    const all = cards.map((card, index) =>
      buildSavedCard({ id: `card-${index}`, isDefault: false, ...card }),
    );
    expect(preferredCard(all, now)?.id).toBe(id);
  });
});
