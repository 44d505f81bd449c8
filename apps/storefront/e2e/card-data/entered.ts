import { createGiftCard } from '../shopper.ts';

export interface Secret {
  name: string;
  kind: 'number' | 'code';
  value: string;
}

/** Numbers that appear nowhere else, so that any occurrence is a leak. The sandbox approves every valid number except the second one. */
export const ENTERED = {
  good: { number: '4539 1488 0343 6467', code: '739' },
  declined: { number: '4000 0000 0000 0002', code: '846' },
  saved: { number: '5425 2334 3010 9903', code: '517' },
  added: { number: '3714 496353 98431', code: '8264' },
  hosted: { number: '4556 7375 8689 9855', code: '395' },
  inDrawer: { number: '4929 7180 6325 3717', code: '628' },
  /** Typed into a drawer that is then closed, and never sent. */
  abandoned: { number: '5329 5716 4083 9265', code: '951' },
} as const;

/** Gift cards, and a code that belongs to none of them. */
export const GIFT_CARDS = [
  createGiftCard(300, '4167351'),
  createGiftCard(200, '5839263'),
  createGiftCard(1234, '2716482'),
  createGiftCard(250, '6358174'),
] as const;
export const WRONG_CODE = ['5678', '8765', '6587', '7856'].find((code) =>
  GIFT_CARDS.every((card) => card.code !== code),
)!;

/** Everything that the journeys enter and that must not be kept. */
export const SECRETS: readonly Secret[] = [
  ...Object.entries(ENTERED).flatMap(([name, { number, code }]): Secret[] => [
    { name: `number of the ${name} card`, kind: 'number', value: number },
    { name: `security code of the ${name} card`, kind: 'code', value: code },
  ]),
  ...GIFT_CARDS.flatMap(({ number, code }, index): Secret[] => [
    { name: `number of gift card ${index + 1}`, kind: 'number', value: number },
    { name: `code of gift card ${index + 1}`, kind: 'code', value: code },
  ]),
  { name: 'a wrong code of a gift card', kind: 'code', value: WRONG_CODE },
];

/** The last digits that may be shown. A sandbox gift card's code is its last four digits. */
const SHOWN = new RegExp(
  `(lastFourDigit\\\\*"\\s*:\\s*\\\\*"|ending in(?:\\s|<!-- -->)*)(?:${GIFT_CARDS.map(({ code }) => code).join('|')})`,
  'g',
);

/** Removes the last digits where they may be shown, so that they are found anywhere else. */
export const withoutShown = (text: string): string => text.replaceAll(SHOWN, '$1');
