import { getAlertType, MESSAGE_TYPES } from './message.ts';

it('shows both spellings of a warning alike, errors and information differently', () => {
  const shown = Object.fromEntries(MESSAGE_TYPES.map((type) => [type, getAlertType(type)]));
  expect(shown).toEqual({ ERROR: 'failure', WARN: 'warning', WARNING: 'warning', INFO: 'info' });
});

it('shows a message without a type as a warning', () => {
  expect(getAlertType(undefined)).toBe('warning');
});
