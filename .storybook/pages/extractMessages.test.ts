import { extractMessages } from './extractMessages.ts';

test('reads message tables', () => {
  const source = `
import { CODES } from './codes.ts';
/** Messages of the tile: 'not this text'. */
export const messages = {
  sale: 'Sale',
  // Nor 'this text'.
  inCart: (quantity: number) => \`\${quantity} in cart\`,
  kind: 'addToCart',
};`;
  expect(extractMessages(source)).toEqual([
    { chosenBy: 'sale', text: 'Sale' },
    { chosenBy: 'inCart', text: '${quantity} in cart' },
  ]);
});

test('prefixes keys with their group and resolves constants of other files', () => {
  const source = `
export const COPY = {
  sdc: {
    news: \`Free shipping from \${THRESHOLD}, \${name}.\`,
  },
  sba: {
    news: 'Your prices on every order.',
  },
  both: 'For each of them',
};`;
  expect(extractMessages(source, { THRESHOLD: '$50' })).toEqual([
    { chosenBy: 'sdc: news', text: 'Free shipping from $50, ${name}.' },
    { chosenBy: 'sba: news', text: 'Your prices on every order.' },
    { chosenBy: 'both', text: 'For each of them' },
  ]);
});

test('reads messages selected by code, with cases that share a message', () => {
  const source = `
export function message(code: string): string {
  switch (code) {
    case CODES.declined:
    case 'CARD_DECLINED':
      return 'Your card was not charged.';
    case CODES.expired:
      return "It's over.";
    default:
      return 'Something went wrong.';
  }
}`;
  expect(extractMessages(source)).toEqual([
    { chosenBy: 'CODES.declined, CARD_DECLINED', text: 'Your card was not charged.' },
    { chosenBy: 'CODES.expired', text: "It's over." },
    { chosenBy: 'otherwise', text: 'Something went wrong.' },
  ]);
});
