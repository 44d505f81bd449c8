import { createAttemptLimit } from './attempt-limit.ts';

it('allows a number of attempts per minute, for each key', () => {
  let time = 0;
  const attempt = createAttemptLimit(2, () => new Date(time));
  attempt('a');
  attempt('a');
  expect(() => attempt('a')).toThrow('Too many attempts');
  expect(() => attempt('b')).not.toThrow();
  time = 59_999;
  expect(() => attempt('a')).toThrow(expect.objectContaining({ status: 429 }));
  time = 60_000;
  expect(() => attempt('a')).not.toThrow();
});
