/**
 * Quotes a cell. A text that a spreadsheet would interpret as a formula gets a leading apostrophe: another person's text must not run in the
 * reader's spreadsheet.
 */
function quoteCell(value: string): string {
  const inert = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Writes rows as CSV (RFC 4180). Numbers are written as they are, also negative ones. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((row) =>
      row.map((value) => (typeof value === 'number' ? String(value) : quoteCell(value))).join(','),
    )
    .concat('')
    .join('\r\n');
