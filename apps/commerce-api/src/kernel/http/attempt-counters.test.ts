import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { type AttemptLimit, deleteExpiredCounters, returnAttempt, takeAttempt } from './attempt-counters.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.deleteFrom('attempt_counters').execute();
});

const START = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const limit = (key: string, most: number, windowSeconds = 60): AttemptLimit => ({ key, most, windowSeconds });
const take = (at: number, ...limits: [AttemptLimit, ...AttemptLimit[]]) =>
  takeAttempt(database.db, limits, after(at));

it('allows the limit of attempts in a window, and reports when the next window begins', async () => {
  expect(await take(0, limit('a', 2))).toBeUndefined();
  expect(await take(20, limit('a', 2))).toBeUndefined();
  expect(await take(20, limit('a', 2))).toBe(40);
  expect(await take(59.5, limit('a', 2))).toBe(1);
  expect(await take(20, limit('b', 2))).toBeUndefined();
  expect(await take(60, limit('a', 2))).toBeUndefined();
  expect(await take(60, limit('a', 2))).toBeUndefined();
  expect(await take(61, limit('a', 2))).toBe(59);
});

it('allows an attempt only if all limits do, and counts nothing after the exceeded limit', async () => {
  const own = limit('own', 2);
  const shared = limit('shared', 3, 600);
  expect(await take(0, own, shared)).toBeUndefined();
  expect(await take(0, own, shared)).toBeUndefined();
  for (let count = 0; count < 5; count += 1) expect(await take(1, own, shared)).toBe(59);
  // Five rejected attempts did not change the shared limit: one attempt is left.
  expect(await take(1, limit('other', 2), shared)).toBeUndefined();
  expect(await take(1, limit('other', 2), shared)).toBe(599);
});

it('takes an attempt back', async () => {
  const limits = [limit('own', 1), limit('shared', 1)] as const;
  expect(await take(0, ...limits)).toBeUndefined();
  await returnAttempt(database.db, limits, after(1));
  expect(await take(2, ...limits)).toBeUndefined();
  expect(await take(3, ...limits)).toBeGreaterThan(0);
  // An attempt of an expired window cannot be taken back.
  await returnAttempt(database.db, limits, after(100));
  await returnAttempt(database.db, limits, after(100));
  expect(await take(101, ...limits)).toBeUndefined();
});

it('deletes expired counters', async () => {
  await take(0, limit('short', 1), limit('long', 1, 3600));
  await deleteExpiredCounters(database.db, after(60));
  const kept = await database.db.selectFrom('attempt_counters').select('key').execute();
  expect(kept).toEqual([{ key: 'long' }]);
});
