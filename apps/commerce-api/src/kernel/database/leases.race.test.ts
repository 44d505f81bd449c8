import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { createPostgresLeases, deleteExpiredLeases } from './leases.ts';
import { until } from '../../testing/until.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const expire = (name: string) =>
  sql`update leases set expires_at = clock_timestamp() - interval '1 second' where name = ${name}`.execute(
    database.db,
  );

it('grants a name to exactly one of twenty concurrent instances', async () => {
  const instances = Array.from({ length: 20 }, () => createPostgresLeases(database.db));
  const releases = await Promise.all(instances.map((leases) => leases.tryAcquire('one')));
  const [release, ...others] = releases.filter((given) => given !== undefined);
  expect(others).toEqual([]);
  await release!();
  expect(await instances[0]!.tryAcquire('one')).toBeDefined();
  for (const leases of instances) leases.close();
});

it('passes the lease of a dead holder to the next one, and the dead one cannot end it', async () => {
  const dead = createPostgresLeases(database.db);
  const next = createPostgresLeases(database.db);
  const third = createPostgresLeases(database.db);
  const lateRelease = await dead.tryAcquire('two');
  dead.close();
  expect(await next.tryAcquire('two')).toBeUndefined();
  await expire('two');
  expect(await next.tryAcquire('two')).toBeDefined();
  await lateRelease!();
  expect(await third.tryAcquire('two')).toBeUndefined();
  next.close();
});

it('deletes expired leases and nothing else', async () => {
  const leases = createPostgresLeases(database.db);
  await leases.tryAcquire('kept');
  await leases.tryAcquire('expired');
  leases.close();
  await expire('expired');
  await deleteExpiredLeases(database.db);
  const rows = await database.db
    .selectFrom('leases')
    .select('name')
    .where('name', 'in', ['kept', 'expired'])
    .execute();
  expect(rows).toEqual([{ name: 'kept' }]);
});

it('stays released when a renewal that was sent before the release arrives after it', async () => {
  const { db } = database;
  const leases = createPostgresLeases(db);
  const release = await leases.tryAcquire('late');
  // Blocks every write of a lease before it reads the row. Ending a lease is not blocked.
  await sql`create function hold_lease() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1501); return null; end'`.execute(db);
  await sql`create trigger hold_lease before insert or update on leases for each statement
    execute function hold_lease()`.execute(db);
  const countHeld = async () => {
    const { rows } = await sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and not granted`.execute(db);
    return rows.length;
  };
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(1501)`.execute(trx);
    await until('the end of the lease waits', async () => (await countHeld()) > 0);
    await release!();
  });
  await until('nothing waits', async () => (await countHeld()) === 0);
  // Waits for a renewal that is running.
  await sql`drop trigger hold_lease on leases`.execute(db);
  expect(await leases.tryAcquire('late')).toBeDefined();
  leases.close();
});
