import { accountMessage, signInMessage } from './account-message.ts';
import { rewardsMessage } from './rewards-message.ts';

it('reports a card number in a text field with the server’s message, which names the field', () => {
  const message = '“First name” can’t contain a card number.';
  expect(accountMessage({ code: 'CARD_NUMBER_IN_TEXT', message })).toBe(message);
  expect(accountMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number/);
});

it('does not report a card number in the user name as a wrong password', () => {
  expect(signInMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number/);
});

it('shows how long to wait after too many attempts, if the server sends it', () => {
  const message = 'Too many attempts. Try again in 40 seconds.';
  expect(signInMessage({ code: 'TOO_MANY_REQUESTS', message })).toBe(message);
  expect(accountMessage({ code: 'TOO_MANY_REQUESTS', message })).toBe(message);
  expect(signInMessage({ code: 'TOO_MANY_REQUESTS' })).toMatch(/Wait a few minutes/);
});

it('shows the number of bonus categories, which the server sends', () => {
  const message = 'You can choose 2 categories for a quarter.';
  expect(rewardsMessage({ code: 'REWARDS_CATEGORIES_FULL', message })).toBe(message);
  expect(rewardsMessage({ code: 'REWARDS_CATEGORIES_FULL' })).toMatch(/^You’ve already chosen/);
});
