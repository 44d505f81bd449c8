import type { Readable } from 'node:stream';
import type { Database } from '../../kernel/database/database.ts';
import type { Media } from '../media/index.ts';
import type { DateOrder } from './dates.ts';
import type { ImportEvent, ImportSummary, Tally } from './events.ts';

/** Another import is running on this database. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError';
}

/** The import was interrupted on request. Written records stay, and the next run does the rest. */
export class ImportInterruptedError extends Error {
  override readonly name = 'ImportInterruptedError';
}

/** An option does not apply to this kind of file. */
export class ImportOptionError extends Error {
  override readonly name = 'ImportOptionError';
}

export interface ImportRequest {
  database: Database;
  /** Opens the file from its beginning; called up to four times. */
  open: () => Readable;
  /** File size in bytes, for reporting progress. */
  size: number;
  /** Name of the data source; importing under the same name updates the same data. */
  source: string;
  dryRun: boolean;
  /** Sales history and printers only: removes records of this source that the file no longer contains. */
  replace: boolean;
  /** Product feed only: hides products of this source that the file no longer contains. */
  hideMissing?: boolean;
  /** Date order. Without it, a sales history's order is determined from its rows, and other files must be unambiguous. */
  dates?: DateOrder | undefined;
  /** Fetches a feed's pictures once its products are written; without it, the shop fetches them. */
  media?: Pick<Media, 'download'> | undefined;
  /** Receives every event. The promise is awaited after each batch. */
  emit: (event: ImportEvent) => void | Promise<void>;
  signal?: AbortSignal;
  now: () => Date;
}

const tally = (): Tally => ({ new: 0, changed: 0, unchanged: 0, removed: 0 });

/** Returns the summary of an import before the first row. */
export function emptySummary(
  { source, dryRun, replace, hideMissing }: ImportRequest,
  format: ImportSummary['format'],
): ImportSummary {
  return {
    source,
    format,
    dryRun,
    replace,
    rows: 0,
    badRows: 0,
    warnings: 0,
    categories: tally(),
    products: { ...tally(), ...(hideMissing ? { hidden: 0 } : {}) },
    orders: tally(),
    lines: tally(),
    durationMs: 0,
  };
}

/** Yields to the event loop, because the shop may be serving from this process. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
