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

const sum = (rows: readonly [string, number][]) => rows.reduce((total, [, cents]) => total + cents, 0);

/**
 * Expects the mail about a new order to add up: its lines to the subtotal, its amounts and its tenders to the total. Its text and HTML show the same
 * amounts.
 */
export function expectAmountsAddUp({ text, html }: Pick<Mail, 'text' | 'html'>): void {
  const sections = text.split('\n\n').map((section) => section.split('\n'));
  const at = sections.findIndex((rows) => rows.at(-1)!.startsWith('Total: '));
  const [lines, amounts] = [sections[at - 1]!, sections[at]!].map((rows) => rows.map(readRow)) as [
    [string, number][],
    [string, number][],
  ];
  const [[, subtotal], [, total]] = [amounts[0]!, amounts.at(-1)!];
  expect(sum(lines)).toBe(subtotal);
  expect(sum(amounts.slice(0, -1))).toBe(total);
  const tenders = sections.find(([first]) => /^(Paid|To be paid) with$/.test(first!))?.slice(1) ?? [];
  expect(sum(tenders.map(readRow))).toBe(total);
  const inText = text.match(/-?\$[\d,]+\.\d\d/g);
  expect(html.match(/-?\$[\d,]+\.\d\d/g)).toEqual(inText);
}
