import type { Readable } from 'node:stream';
import type { Database } from '../../kernel/database/database.ts';
import type { ImportEvent, ImportSummary, Tally } from './events.ts';

/** Another import is at work on this database. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError';
}

/** The import was asked to stop. What was written stays; running it again does the rest. */
export class ImportInterruptedError extends Error {
  override readonly name = 'ImportInterruptedError';
}

/** A flag was given that does not go with what the file is. */
export class ImportOptionError extends Error {
  override readonly name = 'ImportOptionError';
}

export interface ImportRequest {
  database: Database;
  /** Opens the file from its beginning; called up to three times. */
  open: () => Readable;
  /** Bytes of the file, for the progress. */
  size: number;
  /** Whose data this is; importing under the same name brings the same data up to date. */
  source: string;
  dryRun: boolean;
  /** Of a sales history: takes away what this source brought and the file does not hold. */
  replace: boolean;
  /** Of a product feed: hides what this source brought and the file does not hold. */
  hideMissing?: boolean;
  /** Is told everything; after each batch its promise is waited for. */
  emit: (event: ImportEvent) => void | Promise<void>;
  signal?: AbortSignal;
  now: () => Date;
}

const tally = (): Tally => ({ new: 0, changed: 0, unchanged: 0, removed: 0 });

/** The summary of an import that has met nothing yet. */
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

/** The shop may be serving from this process: lets it. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
