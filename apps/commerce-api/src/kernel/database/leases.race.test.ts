import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { createPostgresLeases, deleteExpiredLeases } from './leases.ts';

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

it('passes the name of a dead holder to the next one, whose lease the dead one cannot end', async () => {
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
