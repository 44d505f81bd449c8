import type { UserImport, UserImportRow } from '../contract/index.ts';

/** The length of the text of rows, in characters, that fits into the cookie with the outcome of a form. */
const MAX_LENGTH = 1900;

/**
 * Reduces the results of an import to what the page after a form without JavaScript shows: the first rejected rows, or the first rows if none
 * was rejected.
 */
export function writeImportOutcome({ dryRun, rows }: UserImport): Record<string, string> {
  const rejected = rows.filter(({ outcome }) => outcome === 'REJECTED');
  const shown = rejected.length > 0 ? rejected : [...rows];
  while (JSON.stringify(shown).length > MAX_LENGTH) shown.pop();
  return { dryRun: String(dryRun), rows: JSON.stringify(shown) };
}

/** Reads what `writeImportOutcome` has written; undefined for other values. */
export function readImportOutcome({
  dryRun,
  rows,
}: Readonly<Record<string, string>>): UserImport | undefined {
  if (rows === undefined) return undefined;
  try {
    return { dryRun: dryRun === 'true', rows: JSON.parse(rows) as UserImportRow[] };
  } catch {
    return undefined;
  }
}
