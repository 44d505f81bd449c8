import { type Column, nameOfColumn, recognizeColumns, UnknownFormatError } from './columns.ts';
import { readDataRows, type TableFormat } from './csv-rows.ts';
import { type DateOrder, readShortDate } from './dates.ts';
import { createDecoder } from './decode.ts';
import { excerpt } from './fields.ts';
import { ImportInterruptedError, type ImportRequest, yieldToEventLoop } from './import-request.ts';

/** The date columns of a sales history. */
const DATE_COLUMNS = ['orderDate', 'shipDate'] as const satisfies readonly Column[];
type DateColumn = (typeof DATE_COLUMNS)[number];

/** The order of each date column. A column without one has only unambiguous dates. */
export type DateOrders = Partial<Record<DateColumn, DateOrder>>;

const MAX_ROW_LENGTH = 64 * 1024;
const ROWS_PER_TURN = 500;

interface Samples {
  count: number;
  line: number;
  text: string;
}

/** Dates of one column, by the order in which they can be read; `either` for ambiguous ones. */
type Evidence = Partial<Record<DateOrder | 'either', Samples>>;

function note(evidence: Evidence, text: string, line: number): void {
  const { mdy, dmy } = readShortDate(text) ?? {};
  if (mdy === dmy) return;
  const kind = mdy && dmy ? 'either' : mdy ? 'mdy' : 'dmy';
  const samples = (evidence[kind] ??= { count: 0, line, text });
  samples.count += 1;
}

const count = (number: number): string => number.toLocaleString('en-US');
const sample = ({ text, line }: Samples): string => `${excerpt(text)} in line ${count(line)}`;

/** Returns the order that a column's dates show; undefined if they show none. @throws UnknownFormatError if they show both */
function decide(column: DateColumn, { mdy, dmy }: Evidence): DateOrder | undefined {
  if (mdy && dmy)
    throw new UnknownFormatError(
      `${nameOfColumn(column)} has dates with the day first, such as ${sample(dmy)} (${count(dmy.count)} in all), ` +
        `and with the month first, such as ${sample(mdy)} (${count(mdy.count)} in all). Correct the file, or import it with ` +
        '--dates mdy or --dates dmy, which makes rows with the other order bad. Nothing was changed.',
    );
  return mdy ? 'mdy' : dmy ? 'dmy' : undefined;
}

function failUndecided(column: DateColumn, either: Samples): never {
  const { mdy, dmy } = readShortDate(either.text)!;
  const of = either.count === 1 ? 'its date' : `none of its ${count(either.count)} dates such as`;
  const has = either.count === 1 ? 'has no day after the 12th' : 'has a day after the 12th';
  throw new UnknownFormatError(
    `${nameOfColumn(column)} can have the month or the day first: ${of} ${sample(either)} ${has}. ` +
      `Import the file again with --dates mdy (month first: ${mdy}) or --dates dmy (day first: ${dmy}). Nothing was changed.`,
  );
}

/** Reads all dates of a sales history. */
async function readEvidence(
  { open, signal }: ImportRequest,
  format: TableFormat,
): Promise<Map<DateColumn, Evidence>> {
  const found = new Map<DateColumn, Evidence>();
  const { delimiter = ',', encoding } = format;
  const stream = open();
  let rows = 0;
  try {
    const table = readDataRows(stream, createDecoder(encoding), {
      delimiter,
      ifBroken: 'Nothing was changed.',
      maxRowLength: MAX_ROW_LENGTH,
      listColumns: (header) => {
        const columns = recognizeColumns(header);
        return DATE_COLUMNS.flatMap((column) => {
          const at = columns.get(column);
          return at === undefined ? [] : [{ column, at }];
        });
      },
    });
    for await (const { line, record, columns, fault } of table) {
      if (columns.length === 0) break;
      for (const { column, at } of fault === undefined ? columns : []) {
        const evidence = found.get(column) ?? {};
        found.set(column, evidence);
        note(evidence, record[at] ?? '', line);
      }
      rows += 1;
      if (rows % ROWS_PER_TURN > 0) continue;
      if (signal?.aborted) throw new ImportInterruptedError('The import was interrupted.');
      await yieldToEventLoop();
    }
  } finally {
    stream.destroy();
  }
  return found;
}

/**
 * Determines for each date column whether the month or the day comes first. Uses all rows, so that the rows of a file are never read in
 * different ways. If a column does not show its order, the other column's order applies.
 *
 * @throws UnknownFormatError with the evidence, if a column shows both orders, or no order is found and the request does not set one
 */
export async function findDateOrders(request: ImportRequest, format: TableFormat): Promise<DateOrders> {
  const { dates } = request;
  if (dates) return { orderDate: dates, shipDate: dates };
  const evidence = await readEvidence(request, format);
  const decided = new Map([...evidence].map(([column, each]) => [column, decide(column, each)]));
  const [shown] = [...decided.values()].filter((order) => order !== undefined);
  const orders: DateOrders = {};
  for (const [column, { either }] of evidence) {
    const order = decided.get(column) ?? shown;
    if (order) orders[column] = order;
    else if (either) failUndecided(column, either);
  }
  return orders;
}
