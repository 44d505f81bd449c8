/** How many of one kind an import met. */
export interface Tally {
  new: number;
  changed: number;
  unchanged: number;
  /** Only with `--replace`: what an earlier import of this source brought and this file no longer holds. */
  removed: number;
  /** Only with `--hide-missing`: what an earlier import of this source brought and this feed no longer holds. */
  hidden?: number;
}

export interface ImportSummary {
  source: string;
  /** What the file was recognized as. */
  format: 'sales-history' | 'shopify' | 'merchant';
  dryRun: boolean;
  replace: boolean;
  /** Rows of the file below the header; of a product feed its products and variants. */
  rows: number;
  badRows: number;
  warnings: number;
  categories: Tally;
  products: Tally;
  orders: Tally;
  /** Lines of the anonymous order history. */
  lines: Tally;
  durationMs: number;
}

export type ImportPhase = 'reading' | 'products' | 'orders' | 'replacing';

/** What an import says while it runs: one NDJSON line each when it goes over HTTP. */
export type ImportEvent =
  | { type: 'progress'; phase: ImportPhase; done: number; total: number }
  | {
      type: 'bad-row';
      line: number;
      reason: string;
      /** What is counted, when not lines. */ unit?: 'line' | 'item';
    }
  | { type: 'warning'; message: string }
  | { type: 'summary'; summary: ImportSummary }
  | {
      type: 'failed';
      code: 'UNKNOWN_FORMAT' | 'WRONG_OPTION' | 'BUSY' | 'INTERRUPTED' | 'FAILED';
      message: string;
    };
