import { dateFormat, shortDay } from './index.ts';

it('names a day by its own calendar', () => {
  expect(shortDay('2026-11-30')).toBe('Mon, Nov 30');
  expect(shortDay('2026-01-01', 'fr-CA')).toBe('jeu. 1 janv.');
  expect(shortDay('tomorrow')).toBe('');
});

it('gives the same format for the same wishes, and another for others', () => {
  const chicago = dateFormat('en-CA', { timeZone: 'America/Chicago' });
  expect(dateFormat('en-CA', { timeZone: 'America/Chicago' })).toBe(chicago);
  expect(dateFormat('en-CA', { timeZone: 'America/Denver' })).not.toBe(chicago);
  expect(dateFormat('en-US', { timeZone: 'America/Chicago' })).not.toBe(chicago);
});
