import { type RawBuilder, sql } from 'kysely';
import { createTestDatabase, testDatabaseKind } from '../../testing/test-database.ts';
import { type Database, hasTrigrams } from './database.ts';
import { migrate } from './migrate.ts';
import { runAndCommit, runTogether } from './pipeline.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('a database', () => {
  it('is the kind of database that this run requested', async () => {
    expect(database.kind).toBe(testDatabaseKind);
    const { rows } = await sql<{ version: string }>`select version()`.execute(database.db);
    expect(rows[0]?.version).toContain('PostgreSQL');
  });

  it('has no pending migrations', async () => {
    expect(await migrate(database.db)).toEqual([]);
  });

  it('returns 64-bit integers and counts as numbers', async () => {
    const { rows } = await sql<{
      big: unknown;
      count: unknown;
    }>`select 9007199254740991::bigint as big, count(*) as count from products`.execute(database.db);
    expect(rows[0]).toEqual({ big: 9007199254740991, count: 0 });
  });

  it('returns JSON as values, and timestamps as dates', async () => {
    await database.db
      .insertInto('facts')
      .values({ name: 'list', value: JSON.stringify([1, 'two']) })
      .execute();
    const fact = await database.db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', 'list')
      .executeTakeFirst();
    expect(fact?.value).toEqual([1, 'two']);
    const { rows } = await sql<{ now: unknown }>`select now()`.execute(database.db);
    expect(rows[0]?.now).toBeInstanceOf(Date);
  });

  it('finds words with similar spelling', async () => {
    expect(await hasTrigrams(database.db)).toBe(true);
  });

  it('isolates a transaction from concurrent statements', async () => {
    const insideSaw = await database.db.transaction().execute(async (trx) => {
      await trx.insertInto('facts').values({ name: 'unseen', value: '{}' }).execute();
      return trx.selectFrom('facts').select('name').where('name', '=', 'unseen').execute();
    });
    expect(insideSaw).toHaveLength(1);
    const work = database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('facts').where('name', '=', 'unseen').execute();
      throw new Error('changed my mind');
    });
    const beside = database.db.selectFrom('facts').select('name').where('name', '=', 'unseen').execute();
    await expect(work).rejects.toThrow('changed my mind');
    expect(await beside).toHaveLength(1);
  });

  it('undoes a transaction whose first or a later statement fails, and is usable after it', async () => {
    const insert = (db: Database['db'], name: string) =>
      db.insertInto('facts').values({ name, value: '{}' }).execute();
    await insert(database.db, 'taken');
    await expect(database.db.transaction().execute((trx) => insert(trx, 'taken'))).rejects.toThrow(
      /taken|unique/,
    );
    await expect(
      database.db.transaction().execute(async (trx) => {
        await insert(trx, 'undone');
        await insert(trx, 'taken');
      }),
    ).rejects.toThrow(/taken|unique/);
    await database.db.transaction().execute((trx) => insert(trx, 'kept'));
    const facts = await database.db
      .selectFrom('facts')
      .select('name')
      .where('name', 'in', ['undone', 'kept'])
      .execute();
    expect(facts).toEqual([{ name: 'kept' }]);
  });

  describe('statements that are sent together', () => {
    const insert = (name: string) => sql`insert into facts (name, value) values (${name}, '{}')`;
    const count = (name: string) =>
      sql<{ units: number }>`select count(*)::integer as units from facts where name = ${name}`;
    const stored = async (name: string) => (await count(name).execute(database.db)).rows[0]!.units;

    it('run in order, and each sees what the previous ones have written', async () => {
      const units = await database.db.transaction().execute(async (trx) => {
        const [, [seen]] = await runTogether(trx, insert('ordered'), count('ordered'));
        return seen!.units;
      });
      expect(units).toBe(1);
      expect(await stored('ordered')).toBe(1);
    });

    it('commit with the last one, whatever happens afterwards', async () => {
      const failed = database.db.transaction().execute(async (trx) => {
        await runTogether(trx, insert('first'));
        const [, [seen]] = await runAndCommit(trx, insert('last'), count('last'));
        expect(seen!.units).toBe(1);
        throw new Error('the reply cannot be built');
      });
      await expect(failed).rejects.toThrow('the reply cannot be built');
      expect([await stored('first'), await stored('last')]).toEqual([1, 1]);
    });

    it('must be the last ones of their transaction', async () => {
      const failed = database.db.transaction().execute(async (trx) => {
        await runAndCommit(trx, insert('committed'));
        await runTogether(trx, insert('too late'));
      });
      await expect(failed).rejects.toThrow('after the end of its transaction');
      expect([await stored('committed'), await stored('too late')]).toEqual([1, 0]);
    });

    it('undo all if one of them fails, and report its error', async () => {
      const failed = database.db
        .transaction()
        .execute((trx) => runAndCommit(trx, insert('doubled'), insert('doubled'), count('doubled')));
      await expect(failed).rejects.toThrow(/duplicate|unique/);
      expect(await stored('doubled')).toBe(0);
      expect(await stored('last')).toBe(1);
    });

    it('are not sent if a value of one of them cannot be converted', async () => {
      const endless: Record<string, unknown> = {};
      endless.self = endless;
      const value = (json: unknown) => sql<{ value: unknown }>`select ${json}::jsonb as value`;
      const send = (json: unknown) =>
        database.db.transaction().execute((trx) => runAndCommit(trx, insert('half'), value(json)));
      await expect(send(endless)).rejects.toThrow('circular');
      expect(await stored('half')).toBe(0);
      expect((await send({ list: [1] }))[1]).toEqual([{ value: { list: [1] } }]);
      expect(await stored('half')).toBe(1);
    });

    const read = (name: string) => sql<Record<string, unknown>>`/* test.read */
      select ${name}::text as name, 9007199254740991::bigint as big, '[1]'::jsonb as list, null::text as none, now() as at`;
    const insertPrepared = (name: string) =>
      sql`/* test.insert */ insert into facts (name, value) values (${name}, '{}')`;
    const both = (name: string) =>
      database.db.transaction().execute((trx) => runAndCommit(trx, insertPrepared(name), read(name)));

    it('return the same rows and types each time they are already prepared', async () => {
      for (const name of ['one', 'two', 'three']) {
        const [, rows] = await both(name);
        expect(rows).toEqual([{ name, big: 9007199254740991, list: [1], none: null, at: expect.any(Date) }]);
      }
    });

    const unnamed = sql`select 1 / (select count(*) - count(*) from facts)`;
    const named = sql`/* test.fails */ select 1 / (select count(*) - count(*) from facts)`;
    const wrong = sql`/* test.wrong */ select nothing from nowhere`;
    it.each([
      ['behind a failure', 1, (prepared) => [named, prepared]],
      ['before a failure', 2, (prepared) => [prepared, named]],
      ['behind a statement that is wrong', 3, (prepared) => [wrong, prepared]],
      ['before a statement that is wrong', 4, (prepared) => [prepared, wrong]],
      // Statements without a name are parsed each time.
      ['behind a failure without a name', 5, (prepared) => [unnamed, prepared]],
      ['behind a statement without a name', 6, (prepared) => [sql`select 1`, prepared, unnamed]],
    ] as [string, number, (prepared: RawBuilder<unknown>) => RawBuilder<unknown>[]][])(
      'can be sent again if they were prepared %s',
      async (_case, place, build) => {
        const prepared = sql.raw<{ place: number }>(`/* test.again${place} */ select ${place} as place`);
        const send = (...series: RawBuilder<unknown>[]) =>
          database.db.transaction().execute((trx) => runTogether(trx, ...series));
        for (let times = 0; times < 2; times += 1) await expect(send(...build(prepared))).rejects.toThrow();
        // On each connection of the pool.
        const all = await Promise.all(Array.from({ length: 20 }, () => send(prepared, sql`select 1`)));
        expect(all.map(([rows]) => rows)).toEqual(all.map(() => [{ place }]));
      },
    );

    it('can commit after a failure behind which a commit rolled back', async () => {
      for (let times = 0; times < 12; times += 1)
        await expect(
          database.db
            .transaction()
            .execute((trx) => runAndCommit(trx, unnamed, insertPrepared(`undone ${times}`))),
        ).rejects.toThrow('division by zero');
      const names = Array.from({ length: 12 }, (_, place) => `after the failure ${place}`);
      await Promise.all(names.map(both));
      expect(await Promise.all(names.map(stored))).toEqual(names.map(() => 1));
      expect(await stored('undone 0')).toBe(0);
    });

    it('run independently on many connections', async () => {
      const names = Array.from({ length: 20 }, (_, place) => `at once ${place}`);
      const rows = await Promise.all(names.map(both));
      expect(rows.map(([, [row]]) => row!.name)).toEqual(names);
    });
  });

  it('runs a transaction without statements', async () => {
    await expect(database.db.transaction().execute(async () => 'nothing')).resolves.toBe('nothing');
    await expect(
      database.db.transaction().execute(() => Promise.reject(new Error('changed my mind'))),
    ).rejects.toThrow('changed my mind');
    await database.db.insertInto('facts').values({ name: 'after', value: '{}' }).execute();
    expect(
      await database.db.selectFrom('facts').select('name').where('name', '=', 'after').execute(),
    ).toHaveLength(1);
  });

  it('grants a named lease to one holder at a time', async () => {
    const release = await database.leases.tryAcquire('order');
    expect(release).toBeDefined();
    expect(await database.leases.tryAcquire('order')).toBeUndefined();
    await release?.();
    const again = await database.leases.tryAcquire('order');
    expect(again).toBeDefined();
    await again?.();
  });
});
