import { formatCsv } from '@foolscap/core/files';
import { toMinorUnits } from '@foolscap/core/money';
import type { SpendingLine, SpendingReport, SpendingRow } from '../contract/reports.ts';
import type { ReportGroup } from './report-groups.ts';
import { REPORT_MESSAGES } from './report-messages.ts';

/** Returns the name of a row of a report. */
export function describeSpending(
  { id, name, isFees }: SpendingRow,
  group: ReportGroup,
  messages: typeof REPORT_MESSAGES = REPORT_MESSAGES,
): string {
  if (isFees) return messages.spendingReport.fees;
  if (id === undefined) return messages.reportRest[group];
  return name ?? (group === 'BUDGET' ? id : messages.reportGone[group]);
}

/** Returns the share of an amount in a total, from 0 to 1. Amounts in dollars. */
export function getShare(amount: number, total: number): number {
  const [part = 0, whole = 0] = [toMinorUnits(amount), toMinorUnits(total)];
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
}

/** Lists the months between two, with both, the latest first. @param from, to `YYYY-MM` */
export function listMonths(from: string, to: string): string[] {
  const toNumber = (month: string) => {
    const [year = 0, place = 1] = month.split('-').map(Number);
    return year * 12 + place - 1;
  };
  const [first, last] = [toNumber(from), toNumber(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const number = last - index;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

/** Writes a report with its rows as CSV. Amounts are in dollars. */
export const formatSpendingCsv = (
  { group, from, to }: Pick<SpendingReport, 'group' | 'from' | 'to'>,
  rows: readonly SpendingRow[],
  messages: typeof REPORT_MESSAGES = REPORT_MESSAGES,
): string => {
  const { reportGroups, spendingReport: texts } = messages;
  return formatCsv([
    [
      reportGroups[group],
      ...(group === 'BUDGET' ? [texts.code] : []),
      texts.from,
      texts.to,
      texts.units,
      texts.net,
      texts.gross,
    ],
    ...rows.map((row) => [
      describeSpending(row, group, messages),
      ...(group === 'BUDGET' ? [row.id ?? ''] : []),
      from,
      to,
      row.units,
      row.net,
      row.gross,
    ]),
  ]);
};

/** Writes the lines of orders as CSV, one row for each part of a line. Amounts are in dollars. */
export const formatLinesCsv = (
  lines: readonly SpendingLine[],
  { spendingLines: texts }: typeof REPORT_MESSAGES = REPORT_MESSAGES,
): string =>
  formatCsv([
    [
      texts.order,
      texts.date,
      texts.buyer,
      texts.purchaseOrder,
      texts.budget,
      texts.line,
      texts.item,
      texts.name,
      texts.units,
      texts.costCenter,
      texts.project,
      texts.net,
    ],
    ...lines.map((line) => [
      line.orderNumber,
      line.placedAt.slice(0, 10),
      line.buyer ?? '',
      line.purchaseOrderNumber ?? '',
      line.budgetCenter ?? '',
      line.lineNumber,
      line.itemId,
      line.name,
      line.units,
      line.costCenter ?? '',
      line.project ?? '',
      line.net,
    ]),
  ]);
