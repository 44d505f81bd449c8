import { describeShortage, readRewardsAmount, rewardsPaymentMessage } from './index.ts';

it.each([
  ['8', 800],
  ['8.00', 800],
  ['$2.5', 250],
  [' .75 ', 75],
  ['2.', 200],
  ['8.01', 'amountTooHigh'],
  ['0', 'amountInvalid'],
  ['0.00', 'amountInvalid'],
  ['-1', 'amountInvalid'],
  ['1.005', 'amountInvalid'],
  ['1e3', 'amountInvalid'],
  ['', 'amountInvalid'],
  ['all', 'amountInvalid'],
])('reads %p as %p of $8.00', (text, expected) => {
  expect(readRewardsAmount(text, 800)).toBe(expected);
});

it('describes rewards that no longer suffice', () => {
  const applied = { id: 'rewards-1', amountApplied: 8 };
  expect(describeShortage(applied, 800)).toBeUndefined();
  expect(describeShortage(applied, 300)).toContain('You can use up to $3.00.');
  expect(describeShortage(applied, 0)).toContain('have ended');
});

it('shows the server’s message for an amount that it rejects, and its own for other failures', () => {
  const message = 'You can use up to $3.00 of your rewards.';
  expect(rewardsPaymentMessage({ code: 'REWARDS_NOT_AVAILABLE', message })).toBe(message);
  expect(rewardsPaymentMessage({ code: 'NETWORK', message: 'raw' })).toContain('unable to process');
});
