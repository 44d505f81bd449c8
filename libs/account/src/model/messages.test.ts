import { accountMessage, signInMessage } from './messages.ts';

it('a card number in a text field is reported with the message of the server, which names the field', () => {
  const message = '“First name” can’t contain a card number.';
  expect(accountMessage({ code: 'CARD_NUMBER_IN_TEXT', message })).toBe(message);
  expect(accountMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number/);
});

it('a card number in place of a user name is not called a wrong password', () => {
  expect(signInMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number/);
});

it('says how long to wait after too many attempts, where the server sent it', () => {
  const message = 'Too many attempts. Try again in 40 seconds.';
  expect(signInMessage({ code: 'TOO_MANY_REQUESTS', message })).toBe(message);
  expect(accountMessage({ code: 'TOO_MANY_REQUESTS', message })).toBe(message);
  expect(signInMessage({ code: 'TOO_MANY_REQUESTS' })).toMatch(/Wait a few minutes/);
});
