import { parse } from 'csv-parse/sync';
import { PEOPLE_CODES, MAX_IMPORT_ROWS } from '@foolscap/account/model';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';

/** The headings of a file of users, regardless of case and of the space or underscore between words; the first three are required. */
const HEADINGS = ['email', 'firstname', 'lastname', 'role', 'unit', 'limit', 'period'] as const;
const REQUIRED = 3;

export type ImportedRow = Record<(typeof HEADINGS)[number], string | undefined> & {
  /** The line in the file. */
  line: number;
  email: string;
};

const notUsers = () =>
  badRequest(
    PEOPLE_CODES.importInvalid,
    'This isn’t a CSV file of users. Its first row needs the headings email, first name and last name.',
    'csv',
  );

const readHeading = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Reads a CSV file of users; a comma, semicolon or tab separates its columns. Columns with other headings are ignored.
 * @throws ApiError 400 USER_IMPORT_INVALID for a text that is no such file or has too many rows
 */
export function readImportRows(csv: string): ImportedRow[] {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      // The types of the package do not know that `info` wraps each record.
    }) as unknown as typeof records;
  } catch {
    throw notUsers();
  }
  const [head, ...rows] = records;
  const places = HEADINGS.map(
    (heading) => head?.record.findIndex((text) => readHeading(text) === heading) ?? -1,
  );
  if (places.slice(0, REQUIRED).some((place) => place < 0)) throw notUsers();
  if (rows.length > MAX_IMPORT_ROWS)
    throw new ApiError(
      400,
      PEOPLE_CODES.importInvalid,
      `A file can have up to ${MAX_IMPORT_ROWS} users. Split it into several files.`,
      { field: 'csv' },
    );
  return rows.map(({ record, info }) => {
    const fields = Object.fromEntries(
      HEADINGS.map((heading, at) => [heading, places[at]! < 0 ? undefined : (record[places[at]!] ?? '')]),
    ) as Omit<ImportedRow, 'line'>;
    return { ...fields, email: fields.email, line: info.lines };
  });
}
