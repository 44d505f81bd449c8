import { copyOf } from './copyOf.ts';

test('reads tables of words', () => {
  const source = `
import { CODES } from './codes.ts';
/** Words of the tile: 'not these'. */
export const messages = {
  sale: 'Sale',
  // Nor 'these words'.
  inCart: (quantity: number) => \`\${quantity} in cart\`,
  kind: 'addToCart',
};`;
  expect(copyOf(source)).toEqual([
    { chosenBy: 'sale', text: 'Sale' },
    { chosenBy: 'inCart', text: '${quantity} in cart' },
  ]);
});

test('reads words that are chosen by code, cases that share them together', () => {
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
  expect(copyOf(source)).toEqual([
    { chosenBy: 'CODES.declined, CARD_DECLINED', text: 'Your card was not charged.' },
    { chosenBy: 'CODES.expired', text: "It's over." },
    { chosenBy: 'otherwise', text: 'Something went wrong.' },
  ]);
});
