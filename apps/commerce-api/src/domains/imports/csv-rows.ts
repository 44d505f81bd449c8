import { pipeline, type Readable, type Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnknownFormatError } from './columns.ts';
import type { DateOrder } from './dates.ts';

/** The delimiter and encoding of a tabular file, as `recognizeFile` detects them. */
export interface TableFormat {
  /** A comma by default. */
  delimiter?: string;
  /** Absent for UTF-8 and Windows-1252. */
  encoding?: string | undefined;
}

/** The format of a tabular feed, with its date order if the operator has set one. */
export interface FeedTable extends TableFormat {
  dates?: DateOrder | undefined;
}

/** A row, and the line on which it begins, from 1. */
interface CsvRow {
  line: number;
  record: readonly string[];
}

/**
 * Maximum number of characters buffered for one row. Far above the row limit of any format, so that an overlong cell costs only its own row
 * and not the file.
 */
const MAX_CHARACTERS = 8 * 1024 * 1024;

const count = (number: number): string => number.toLocaleString('en-US');

/**
 * Describes why a file cannot be split into rows.
 *
 * @param isQuoting whether the fault is inside quotation marks: a missing closing mark turns the rest of the file into one cell
 */
function describeFault({ code }: CsvError, line: number, isQuoting: boolean): string {
  const row = `the row that begins at line ${count(line)}`;
  const unclosed = 'opens a quotation mark and does not close it';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `${row} ${unclosed}`;
  if (code !== 'CSV_MAX_RECORD_SIZE') return `it is not valid CSV at line ${count(line)}`;
  return `${row} is longer than ${count(MAX_CHARACTERS)} characters${isQuoting ? `, or it ${unclosed}` : ''}`;
}

/**
 * Splits a CSV stream into rows without holding the whole file in memory.
 *
 * @param decoder emits text in which all line breaks are `\n`
 * @param ifBroken states what happened to the rows before a fault
 * @throws UnknownFormatError when the file cannot be split into rows
 */
async function* readCsvRows(
  bytes: Readable,
  decoder: Transform,
  { delimiter = ',', ifBroken }: { delimiter?: string; ifBroken: string },
): AsyncGenerator<CsvRow> {
  let last = { lines: 0, empty_lines: 0 };
  const parser = parse({
    // A fault discards rows that are parsed but not yet read, so the end of each row is recorded here.
    on_record: (record: string[], { lines, empty_lines }) => {
      last = { lines, empty_lines };
      return record;
    },
    bom: true,
    info: true,
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_CHARACTERS,
  });
  // Errors of any stage surface in the parser, which is the stream being read.
  pipeline(bytes, decoder, parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const breaks = record.reduce((sum, field) => sum + (field.match(/\n/g)?.length ?? 0), 0);
      yield { line: info.lines - breaks, record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { empty_lines: emptyLines = 0 } = error as CsvError & { empty_lines?: number };
    const line = last.lines + 1 + emptyLines - last.empty_lines;
    // The parser's types omit its state.
    const { quoting } = (parser as unknown as { state: { quoting: boolean } }).state;
    const what = describeFault(error, line, quoting);
    throw new UnknownFormatError(`The file cannot be read: ${what}. ${ifBroken}`, { cause: error });
  }
}

/**
 * Returns the reason why a row is unusable regardless of its columns; undefined for a usable one.
 *
 * @param most maximum length of all cells together, in characters
 */
function faultOfRow({ record }: CsvRow, header: readonly string[], most: number): string | undefined {
  // Spreadsheets omit empty cells at the end of a row. An extra cell means that others have shifted.
  if (record.length > header.length)
    return `has ${record.length} cells where the header has ${header.length}`;
  if (record.reduce((sum, field) => sum + field.length, 0) <= most) return undefined;
  const longest = record.reduce(
    (best, field, index) => (field.length > record[best]!.length ? index : best),
    0,
  );
  return `is longer than ${count(most)} characters. Shorten the longest cell, "${header[longest]}"`;
}

/** A row after the header. */
interface DataRow<Columns> extends CsvRow {
  columns: Columns;
  /** The reason why the row is unusable; undefined for a usable one. */
  fault: string | undefined;
}

/**
 * Reads a CSV whose first row is a header, and checks the shape of each further row against it.
 *
 * @param decoder emits text in which all line breaks are `\n`
 * @param listColumns is called once, with the header
 * @param maxRowLength in characters
 * @throws UnknownFormatError when the file cannot be split into rows, and whatever `listColumns` throws
 */
export async function* readDataRows<Columns>(
  bytes: Readable,
  decoder: Transform,
  {
    listColumns,
    maxRowLength,
    ...options
  }: {
    delimiter?: string;
    ifBroken: string;
    listColumns: (header: readonly string[]) => Columns;
    maxRowLength: number;
  },
): AsyncGenerator<DataRow<Columns>> {
  let header: { record: readonly string[]; columns: Columns } | undefined;
  for await (const row of readCsvRows(bytes, decoder, options)) {
    if (header)
      yield { ...row, columns: header.columns, fault: faultOfRow(row, header.record, maxRowLength) };
    else header = { record: row.record, columns: listColumns(row.record) };
  }
}
