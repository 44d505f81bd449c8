import { accountMessage, signInMessage } from './messages.ts';

it('a card number in a field of text is told in the words of the server, which name the field', () => {
  const message = 'Remove the card number from the first name.';
  expect(accountMessage({ code: 'CARD_NUMBER_IN_TEXT', message })).toBe(message);
  expect(accountMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number\./);
});

it('a card number in place of a user name is not called a wrong password', () => {
  expect(signInMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number\./);
});
