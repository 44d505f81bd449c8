import type { UserImport, UserImportRow } from '../contract/index.ts';

/** The length of the text of rows, in characters, that fits into the cookie with the outcome of a form. */
const MAX_LENGTH = 1900;

/** The number of rows by their outcome. */
export type OutcomeCounts = Record<UserImportRow['outcome'], number>;

export function countOutcomes(rows: readonly UserImportRow[]): OutcomeCounts {
  const counts: OutcomeCounts = { INVITED: 0, UPDATED: 0, UNCHANGED: 0, REJECTED: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/**
 * Reduces the results of an import to what the page after a form without JavaScript shows: the first rejected rows, or the first rows if none
 * was rejected, and the number of rows of the whole file by their outcome.
 */
export function writeImportOutcome({ dryRun, rows }: UserImport): Record<string, string> {
  const rejected = rows.filter(({ outcome }) => outcome === 'REJECTED');
  const shown = rejected.length > 0 ? rejected : [...rows];
  while (JSON.stringify(shown).length > MAX_LENGTH) shown.pop();
  return {
    dryRun: String(dryRun),
    rows: JSON.stringify(shown),
    counts: JSON.stringify(countOutcomes(rows)),
  };
}

/** Reads what `writeImportOutcome` has written; undefined for other values. */
export function readImportOutcome({
  dryRun,
  rows,
  counts,
}: Readonly<Record<string, string>>): (UserImport & { counts: OutcomeCounts }) | undefined {
  if (rows === undefined || counts === undefined) return undefined;
  try {
    return {
      dryRun: dryRun === 'true',
      rows: JSON.parse(rows) as UserImportRow[],
      counts: JSON.parse(counts) as OutcomeCounts,
    };
  } catch {
    return undefined;
  }
}
