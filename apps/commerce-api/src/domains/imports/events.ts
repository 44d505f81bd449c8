/** Counts of one kind of record in an import. */
export interface Tally {
  new: number;
  changed: number;
  unchanged: number;
  /** Only with `--replace`: records that earlier imports of this source wrote and this file no longer contains. */
  removed: number;
  /** Only with `--hide-missing`: products that earlier imports of this source wrote and this feed no longer contains. */
  hidden?: number;
}

export interface ImportSummary {
  source: string;
  /** The detected format of the file. */
  format: 'sales-history' | 'shopify' | 'merchant' | 'printers';
  dryRun: boolean;
  replace: boolean;
  /** Rows after the header; for a product feed, its products and variants. */
  rows: number;
  badRows: number;
  warnings: number;
  categories: Tally;
  products: Tally;
  orders: Tally;
  /** Lines of the anonymous order history. */
  lines: Tally;
  /** Only of a list of printers. */
  printers?: Tally;
  durationMs: number;
}

export type ImportPhase = 'reading' | 'products' | 'orders' | 'printers' | 'replacing' | 'pictures';

/** The events of a running import: one NDJSON line each over HTTP. */
export type ImportEvent =
  | { type: 'progress'; phase: ImportPhase; done: number; total: number }
  | {
      type: 'bad-row';
      line: number;
      reason: string;
      /** The unit of the counts, if it is not lines. */ unit?: 'line' | 'item';
    }
  | { type: 'warning'; message: string }
  | { type: 'summary'; summary: ImportSummary }
  | {
      type: 'bad-picture';
      line: number;
      unit: 'line' | 'item';
      url: string;
      /** Completes "The picture ...". */
      reason: string;
      /** True if the shop will try again. */
      retried: boolean;
    }
  /** The last event: the state of all pictures of this source. */
  | { type: 'pictures'; loaded: number; failed: number; waiting: number; checking: number }
  | {
      type: 'failed';
      code: 'UNKNOWN_FORMAT' | 'WRONG_OPTION' | 'BUSY' | 'INTERRUPTED' | 'FAILED';
      message: string;
    };
