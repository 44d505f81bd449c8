import { dateFormat, deliveryWindow, shortDay } from './index.ts';

it('formats a calendar day independently of the time zone', () => {
  expect(shortDay('2026-11-30')).toBe('Mon, Nov 30');
  expect(shortDay('2026-01-01', 'fr-CA')).toBe('jeu. 1 janv.');
  expect(shortDay('tomorrow')).toBe('');
});

it('caches formats by locale and options', () => {
  const chicago = dateFormat('en-CA', { timeZone: 'America/Chicago' });
  expect(dateFormat('en-CA', { timeZone: 'America/Chicago' })).toBe(chicago);
  expect(dateFormat('en-CA', { timeZone: 'America/Denver' })).not.toBe(chicago);
  expect(dateFormat('en-US', { timeZone: 'America/Chicago' })).not.toBe(chicago);
});

it.each([
  ['2026-11-30', '2026-12-03', 'Mon, Nov 30 – Thu, Dec 3'],
  ['2026-11-30', '2026-11-30', 'Mon, Nov 30'],
  [undefined, '2026-11-30', '1-6 business days'],
  ['soon', '2026-11-30', '1-6 business days'],
])('formats the delivery window from %p to %p as %s', (minDeliveryDate, maxDeliveryDate, text) =>
  expect(deliveryWindow({ minDeliveryDate, maxDeliveryDate })).toBe(text),
);
