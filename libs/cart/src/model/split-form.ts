import type { LineSplit } from '@foolscap/core/contract';
import { LINE_ACCOUNTING_FIELDS, MAX_SPLITS, type LineAccountingField } from '@foolscap/core/vocabulary';
import type { InvoiceInfo } from '../contract/index.ts';
import type { InvoiceField } from '../contract/index.ts';

/** The way in which a line is split. */
export type SplitKind = 'percent' | 'amount';

/** The text of a row of the form. */
export type SplitRow = Record<LineAccountingField | 'share', string>;

export const EMPTY_SPLIT_ROW: SplitRow = { costCenter: '', project: '', share: '' };

/** A field that each line has values of its own for. */
export interface LineFieldInfo {
  field: LineAccountingField;
  info: InvoiceField;
}

/** Lists the fields of lines that an organization uses. */
export const getLineFields = (info: InvoiceInfo | undefined): LineFieldInfo[] =>
  LINE_ACCOUNTING_FIELDS.flatMap((field) => {
    const of = info?.[field];
    return of ? [{ field, info: of }] : [];
  });

/** Returns the splits of a line; none if one of them names a field that the organization no longer uses, because the form could not change it. */
export const getUsedSplits = (
  splits: readonly LineSplit[] = [],
  fields: readonly LineFieldInfo[],
): readonly LineSplit[] =>
  splits.every((split) =>
    LINE_ACCOUNTING_FIELDS.every((field) => !split[field] || fields.some((each) => each.field === field)),
  )
    ? splits
    : [];

/** Checks whether a line has all fields that its organization requires, or any if it requires none. */
export const isAssigned = (splits: readonly LineSplit[] = [], fields: readonly LineFieldInfo[]): boolean =>
  getUsedSplits(splits, fields).length > 0 &&
  splits.every((split) => fields.every(({ field, info }) => !info.isRequired || split[field]));

export const getSplitKind = (splits: readonly LineSplit[]): SplitKind =>
  splits.some(({ amount }) => amount !== undefined) ? 'amount' : 'percent';

/** Returns the rows that a form starts with: those of the line, otherwise an empty one. */
export const toSplitRows = (splits: readonly LineSplit[] = []): SplitRow[] =>
  splits.length
    ? splits.map(({ costCenter = '', project = '', percent, amount }) => ({
        costCenter,
        project,
        share: String(percent ?? amount ?? ''),
      }))
    : [EMPTY_SPLIT_ROW];

const isBlank = ({ costCenter, project, share }: SplitRow): boolean =>
  !costCenter.trim() && !project.trim() && !share.trim();

/** Reads a share as typed, with a point or a comma. What is not a number becomes 0, which is refused. */
function readShare(text: string): number | undefined {
  const typed = text
    .trim()
    .replace(/[%$\s\u00A0]/g, '')
    .replace(',', '.');
  if (!typed) return undefined;
  return /^\d{1,8}(\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
}

/** Returns the splits that the rows of a form mean. Empty rows are left out, and the share of a single row, which has all of the line. */
export function readSplitRows(rows: readonly SplitRow[], kind: SplitKind): LineSplit[] {
  const filled = rows.filter((row) => !isBlank(row));
  return filled.map(({ costCenter, project, share }) => {
    const value = filled.length > 1 ? readShare(share) : undefined;
    return {
      ...(costCenter.trim() ? { costCenter: costCenter.trim() } : {}),
      ...(project.trim() ? { project: project.trim() } : {}),
      ...(value === undefined ? {} : { [kind]: value }),
    };
  });
}

/** Reads the rows from the fields of a form that was submitted without JavaScript, such as `costCenter-0`. */
export const readPostedRows = (fields: Readonly<Record<string, string>>): SplitRow[] =>
  Array.from({ length: MAX_SPLITS }, (_, index) => ({
    costCenter: fields[`costCenter-${index}`] ?? '',
    project: fields[`project-${index}`] ?? '',
    share: fields[`share-${index}`] ?? '',
  })).filter((row) => !isBlank(row));
