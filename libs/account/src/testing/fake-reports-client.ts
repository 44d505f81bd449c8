import type { ReportsClient } from '../client/reports-client.ts';
import type { SpendingReport, SpendingRow } from '../contract/index.ts';
import type { ReportGroup } from '../model/report-groups.ts';

const ROWS: Readonly<Record<ReportGroup, readonly SpendingRow[]>> = {
  PERSON: [
    { id: 'user-2', name: 'Ines Vellum', units: 42, net: 610, gross: 702.5 },
    { id: 'user-1', name: 'Rowan Bell', units: 12, net: 240.25, gross: 281 },
    { units: 1, net: 12, gross: 16.5 },
  ],
  UNIT: [
    { id: 'unit-1', name: 'Sales › Field office', units: 42, net: 610, gross: 702.5 },
    { units: 13, net: 252.25, gross: 297.5 },
  ],
  BUDGET: [
    { id: 'PRINT', name: 'Print room', units: 50, net: 800, gross: 930 },
    { units: 5, net: 62.25, gross: 70 },
  ],
  CATEGORY: [
    { id: 'copy-paper', name: 'Paper › Copy paper', units: 40, net: 602.25, gross: 660 },
    { id: 'pens', name: 'Writing › Pens', units: 15, net: 260, gross: 285 },
    { isFees: true, units: 0, net: 0, gross: 55 },
  ],
};

/** Builds a report of twelve months; `overrides` replaces single fields. */
export const buildSpendingReport = (overrides: Partial<SpendingReport> = {}): SpendingReport => ({
  group: 'PERSON',
  from: '2025-12',
  to: '2026-11',
  firstMonth: '2026-02',
  currentMonth: '2026-11',
  rows: [...ROWS[overrides.group ?? 'PERSON']],
  totals: { units: 55, net: 862.25, gross: 1000 },
  count: ROWS[overrides.group ?? 'PERSON'].length,
  page: 1,
  totPages: 1,
  ...overrides,
});

/** Creates reports in memory for tests and stories. @param overrides fields of each report */
export const createFakeReportsClient = (overrides: Partial<SpendingReport> = {}): ReportsClient => ({
  getReport: async ({ group, from, to }) =>
    buildSpendingReport({ ...(group && { group }), ...(from && { from }), ...(to && { to }), ...overrides }),
  getLines: async ({ from = '2025-12', to = '2026-11' }) => ({ from, to, lines: [] }),
});
