import { readImportOutcome, writeImportOutcome } from './import-outcome.ts';
import { readRoleForm } from './role-form.ts';
import { readSpendingLimit, readUserForm } from './user-form.ts';

it.each([
  ['', null],
  [' ', null],
  ['250', 250],
  ['$1,250.50', 1250.5],
  ['1 250,50', 1250.5],
  ['1,250', 1250],
  ['1,', 1],
  ['0', 0],
  ['1000000', 1_000_000],
  ['1000000.01', undefined],
  ['-5', undefined],
  ['much', undefined],
  ['1.234', undefined],
])('the spending limit %j is %s', (text, limit) => expect(readSpendingLimit(text)).toBe(limit));

it('reads the settings of a user, and leaves absent ones out', () => {
  expect(readUserForm({ role: 'CLERK', unitId: '', spendingLimit: '90', spendingPeriod: 'YEAR' })).toEqual({
    role: 'CLERK',
    unitId: null,
    spendingLimit: 90,
    spendingPeriod: 'YEAR',
  });
  expect(readUserForm({ spendingPeriod: 'DAY' })).toEqual({});
  expect(readUserForm({ spendingLimit: 'much' })).toBeUndefined();
});

it('reads a role from its check boxes', () => {
  expect(
    readRoleForm({ name: ' Clerk ', 'permission-REPORTS': 'on', 'permission-FLY': 'on', 'code-G_WS': 'on' }),
  ).toEqual({ name: 'Clerk', permissions: ['REPORTS'], codes: ['G_WS'] });
});

it('keeps the rejected rows of an import, as many as fit into a cookie', () => {
  const rejected = {
    line: 3,
    email: 'kim@example.com',
    outcome: 'REJECTED' as const,
    message: 'No such role.',
  };
  const rows = [{ line: 2, email: 'zoe@example.com', outcome: 'INVITED' as const }, rejected];
  expect(readImportOutcome(writeImportOutcome({ dryRun: true, rows }))).toEqual({
    dryRun: true,
    rows: [rejected],
    counts: { INVITED: 1, UPDATED: 0, UNCHANGED: 0, REJECTED: 1 },
  });
  const many = writeImportOutcome({ dryRun: false, rows: Array.from({ length: 500 }, () => rejected) });
  expect(many.rows!.length).toBeLessThan(2000);
  expect(readImportOutcome(many)?.rows.length).toBeGreaterThan(10);
  expect(readImportOutcome({})).toBeUndefined();
  expect(readImportOutcome({ rows: '[', counts: '{}' })).toBeUndefined();
});
