import { toMinorUnits } from '@foolscap/core/money';
import type { Mail } from '../kernel/mail/mail.ts';

/** Reads US cents as a mail shows them; 0 for a text such as `Free`. */
const readCents = (text: string): number => {
  const [, sign, digits] = /^(-?)\$([\d,]+\.\d\d)$/.exec(text) ?? [];
  const cents = digits === undefined ? 0 : toMinorUnits(Number(digits.replaceAll(',', '')))!;
  return sign ? -cents : cents;
};

const readRow = (row: string): [string, number] => {
  const at = row.lastIndexOf(': ');
  return [row.slice(0, at), readCents(row.slice(at + 2))];
};

/** Expects the amounts of an order's mail to add up to its total, as its tenders do, and its text and HTML to show the same ones. */
export function expectAmountsAddUp({ text, html }: Pick<Mail, 'text' | 'html'>): void {
  const sections = text.split('\n\n').map((section) => section.split('\n'));
  const amounts = sections.find((rows) => rows.at(-1)!.startsWith('Total: '))!.map(readRow);
  const [, total] = amounts.at(-1)!;
  expect(amounts.slice(0, -1).reduce((sum, [, cents]) => sum + cents, 0)).toBe(total);
  const [, ...tenders] = sections.find(([first]) => first === 'Paid with')!.map(readRow);
  expect(tenders.reduce((sum, [, cents]) => sum + cents, 0)).toBe(total);
  const inText = text.match(/-?\$[\d,]+\.\d\d/g);
  expect(html.match(/-?\$[\d,]+\.\d\d/g)).toEqual(inText);
}
