import type { ImportEvent, ImportPhase, ImportSummary, Tally } from './events.ts';

/** The output stream of a command. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

const PHASES: Record<ImportPhase, string> = {
  reading: 'Reading',
  products: 'Products',
  orders: 'Orders',
  printers: 'Printers',
  replacing: 'Replacing',
  pictures: 'Pictures',
};

const BAR = 24;
/** Minimum time between two redraws of the bar, in milliseconds. */
const MIN_REDRAW_MS = 80;

const count = (number: number): string => number.toLocaleString('en-US');

function tallyLine(
  name: string,
  { new: fresh, changed, unchanged, removed, hidden }: Tally,
  replace: boolean,
): string {
  const parts = [`${count(fresh)} new`, `${count(changed)} changed`, `${count(unchanged)} unchanged`];
  if (replace) parts.push(`${count(removed)} removed`);
  if (hidden !== undefined) parts.push(`${count(hidden)} hidden`);
  return `  ${name.padEnd(12)}${parts.join(', ')}`;
}

/** Formats the summary as lines. */
export function summaryLines(summary: ImportSummary): string[] {
  return [
    `${summary.dryRun ? 'Dry run, nothing was written. ' : ''}${count(summary.rows)} ${summary.format === 'sales-history' || summary.printers ? 'rows' : 'products'} of "${summary.source}" in ${(summary.durationMs / 1000).toFixed(1)} s: ${count(summary.rows - summary.badRows)} good, ${count(summary.badRows)} bad.`,
    ...(summary.printers
      ? [tallyLine('Printers', summary.printers, summary.replace)]
      : [
          tallyLine('Categories', summary.categories, summary.replace),
          tallyLine('Products', summary.products, summary.replace),
        ]),
    ...(summary.format === 'sales-history'
      ? [
          tallyLine('Orders', summary.orders, summary.replace),
          tallyLine('Order lines', summary.lines, summary.replace),
        ]
      : []),
    ...(summary.warnings > 0
      ? [`  ${count(summary.warnings)} ${summary.warnings === 1 ? 'warning' : 'warnings'}, see above.`]
      : []),
  ];
}

/**
 * Creates a reporter of import events for the operator: a progress bar on a terminal, otherwise a line per quarter; bad rows and warnings
 * as they occur; the summary at the end.
 *
 * @param out progress and summary
 * @param err bad rows, warnings and failures
 */
export function createReport(
  out: Output,
  err: Output,
  clock: () => number = Date.now,
): (event: ImportEvent) => void {
  let barShown = false;
  let drawnAt = -Infinity;
  let lastLine = '';
  const clear = (): void => {
    if (barShown) out.write('\r\u001b[K');
    barShown = false;
  };
  const say = (to: Output, line: string): void => {
    clear();
    to.write(`${line}\n`);
  };

  return (event) => {
    switch (event.type) {
      case 'progress': {
        const share = event.total > 0 ? event.done / event.total : 1;
        if (out.isTTY) {
          if (share < 1 && clock() - drawnAt < MIN_REDRAW_MS) return;
          drawnAt = clock();
          const full = Math.round(share * BAR);
          out.write(
            `\r\u001b[K${PHASES[event.phase].padEnd(9)} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${String(Math.floor(share * 100)).padStart(3)}%`,
          );
          barShown = true;
          return;
        }
        const line = `${PHASES[event.phase]} ${Math.floor(share * 4) * 25}%`;
        if (line !== lastLine && share >= 0.25) say(out, line);
        if (share >= 0.25) lastLine = line;
        return;
      }
      case 'bad-row':
        return say(err, `${event.unit === 'item' ? 'Item' : 'Line'} ${event.line}: ${event.reason}`);
      case 'warning':
        return say(err, `Warning: ${event.message}`);
      case 'bad-picture':
        return say(
          err,
          `${event.unit === 'item' ? 'Item' : 'Line'} ${event.line}: the picture ${event.url} ${event.reason}.${event.retried ? ' The shop tries it again.' : ''}`,
        );
      case 'pictures':
        return say(
          out,
          `  ${'Pictures'.padEnd(12)}${count(event.loaded)} loaded, ${count(event.failed)} failed, ${count(event.waiting)} waiting${event.checking > 0 ? `, ${count(event.checking)} being checked` : ''}${event.waiting + event.checking > 0 ? '. A running shop fetches them' : ''}`,
        );
      case 'failed':
        return say(err, event.message);
      case 'summary':
        for (const line of summaryLines(event.summary)) say(out, line);
    }
  };
}
