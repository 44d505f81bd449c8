import { fitHeadline } from './fit-headline.ts';

// The limit of cart-9.34.
it.each([
  ['Free shipping', 'Free shipping'],
  ['Contract pricing 1', 'Contract pricing 1'],
  ['Contract pricing 12', 'Contract pricing…'],
  ['Purchase orders and releases', 'Purchase orders a…'],
  ['  Buy again ', 'Buy again'],
  ['   ', '   '],
  [' '.repeat(30), ' '.repeat(30)],
  ['', ''],
  ['é'.normalize('NFD').repeat(18), 'é'.normalize('NFD').repeat(18)],
])('shortens %j to %j', (text, shown) => {
  expect(fitHeadline(text)).toBe(shown);
});
