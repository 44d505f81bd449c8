import type { ImportSummary } from './events.ts';
import { createReport } from './report.ts';

const tally = { new: 1234, changed: 0, unchanged: 2, removed: 5 };
const summary: ImportSummary = {
  source: 'sample',
  format: 'sales-history',
  dryRun: false,
  replace: true,
  rows: 9994,
  badRows: 1,
  warnings: 1,
  categories: tally,
  products: tally,
  orders: tally,
  lines: tally,
  durationMs: 2345,
};

function terminal(isTTY: boolean) {
  const text = { out: '', err: '' };
  let now = 0;
  const report = createReport(
    { isTTY, write: (piece) => (text.out += piece) },
    { write: (piece) => (text.err += piece) },
    () => (now += 50),
  );
  return { text, report };
}

describe('the report of an import', () => {
  it('updates a progress bar on a terminal, and clears it before printing', () => {
    const { text, report } = terminal(true);
    for (let done = 0; done <= 10; done += 1) report({ type: 'progress', phase: 'reading', done, total: 10 });
    expect(text.out).toContain('░');
    expect(text.out).toMatch(/█{24} 100%$/);
    expect(text.out).not.toContain('\n');
    report({ type: 'bad-row', line: 7, reason: 'sales is empty' });
    expect(text.err).toBe('Line 7: sales is empty\n');
    expect(text.out.endsWith('\r\u001b[K')).toBe(true);
  });

  it('prints a plain line at each quarter elsewhere', () => {
    const { text, report } = terminal(false);
    for (let done = 0; done <= 40; done += 1) report({ type: 'progress', phase: 'orders', done, total: 40 });
    expect(text.out).toBe('Orders 25%\nOrders 50%\nOrders 75%\nOrders 100%\n');
  });

  it('ends with a summary', () => {
    const { text, report } = terminal(false);
    report({ type: 'summary', summary });
    expect(text.out).toBe(
      [
        '9,994 rows of "sample" in 2.3 s: 9,993 good, 1 bad.',
        '  Categories  1,234 new, 0 changed, 2 unchanged, 5 removed',
        '  Products    1,234 new, 0 changed, 2 unchanged, 5 removed',
        '  Orders      1,234 new, 0 changed, 2 unchanged, 5 removed',
        '  Order lines 1,234 new, 0 changed, 2 unchanged, 5 removed',
        '  1 warning, see above.',
        '',
      ].join('\n'),
    );
  });

  it('reports pictures with their lines, and the state of all of them', () => {
    const { text, report } = terminal(false);
    const picture = { type: 'bad-picture', line: 7, url: 'https://pictures.example/7.jpg' } as const;
    report({ ...picture, unit: 'line', reason: 'was answered with status 404', retried: false });
    report({ ...picture, unit: 'item', reason: 'cannot be reached: ENOTFOUND', retried: true });
    report({ type: 'pictures', loaded: 1200, failed: 1, waiting: 1, checking: 0 });
    report({ type: 'pictures', loaded: 0, failed: 0, waiting: 0, checking: 1200 });
    report({ type: 'pictures', loaded: 3, failed: 0, waiting: 0, checking: 0 });
    expect(text.err).toBe(
      [
        'Line 7: the picture https://pictures.example/7.jpg was answered with status 404.',
        'Item 7: the picture https://pictures.example/7.jpg cannot be reached: ENOTFOUND. The shop tries it again.',
        '',
      ].join('\n'),
    );
    expect(text.out).toBe(
      [
        '  Pictures    1,200 loaded, 1 failed, 1 waiting. A running shop fetches them',
        '  Pictures    0 loaded, 0 failed, 0 waiting, 1,200 being checked. A running shop fetches them',
        '  Pictures    3 loaded, 0 failed, 0 waiting',
        '',
      ].join('\n'),
    );
  });
});
