import { mergeMessages, messageFor, messageText } from './index.ts';

const english = {
  cart: { EMPTY_CART: 'Your cart is empty.', DOWN: 'Try again.' },
  line: { LIMIT: (limit: number) => `At most ${limit}.` },
};

test('merges overrides and keeps the other messages', () => {
  const merged = mergeMessages(english, { cart: { EMPTY_CART: 'Nothing here yet.' } });
  expect(merged.cart).toEqual({ EMPTY_CART: 'Nothing here yet.', DOWN: 'Try again.' });
  expect(merged.line.LIMIT(3)).toBe('At most 3.');
  expect(english.cart.EMPTY_CART).toBe('Your cart is empty.');
});

test('formats a message from a text or a function', () => {
  expect(messageText('Sold out.', 3)).toBe('Sold out.');
  expect(messageText((left: number) => `${left} left.`, 3)).toBe('3 left.');
});

test.each(['toString', '__proto__', 'NEW'])('finds no message for %s', (code) => {
  expect(messageFor(english.cart, code)).toBeUndefined();
});
