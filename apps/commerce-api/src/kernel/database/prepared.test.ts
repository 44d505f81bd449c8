import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { preparedName } from './prepared.ts';

describe('the name of a statement', () => {
  it('comes from the comment at the start, and from the text', () => {
    const name = preparedName('/* cart.lock */ select 1');
    expect(name).toMatch(/^cart\.lock\./);
    expect(preparedName('/* cart.lock */ select 1')).toBe(name);
    expect(preparedName('/* cart.lock */ select 2')).not.toBe(name);
    expect(preparedName('select /* session.find */ "id" from "sessions"')).toMatch(/^session\.find\./);
  });

  it('is missing without a comment at the start', () => {
    expect(preparedName('select 1')).toBeUndefined();
    expect(preparedName("select '/* cart.lock */'")).toBeUndefined();
  });
});

describe('a prepared statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create table kept (id integer primary key, words text, at timestamptz, list text[], data jsonb, big bigint)`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());

  const insert = (id: number, words: string | null) =>
    sql`/* test.insert */ insert into kept (id, words, at, list, data, big)
      values (${id}, ${words}, ${new Date('2026-11-21T05:00:00Z')}, ${['a', 'b "c"']}, ${JSON.stringify({ id })}, ${7})`.execute(
      database.db,
    );

  it('accepts and returns the same values as an unprepared one, repeatedly', async () => {
    await insert(1, 'one');
    await insert(2, null);
    await insert(3, 'naïve “quotes” \\ ‘');
    const prepared = sql`/* test.read */ select * from kept order by id`;
    const plain = sql`select * from kept order by id`;
    const { rows } = await prepared.execute(database.db);
    expect(rows).toEqual((await plain.execute(database.db)).rows);
    expect((await prepared.execute(database.db)).rows).toEqual(rows);
    expect(rows[1]).toEqual({
      id: 2,
      words: null,
      at: new Date('2026-11-21T05:00:00Z'),
      list: ['a', 'b "c"'],
      data: { id: 2 },
      big: 7,
    });
  });

  it('reports how many rows it changed', async () => {
    const { numAffectedRows } =
      await sql`/* test.update */ update kept set words = ${'x'} where id < ${3}`.execute(database.db);
    expect(numAffectedRows).toBe(2n);
  });

  it('fails like an unprepared one, and leaves the connection and the statement usable', async () => {
    await insert(10, 'ten');
    await expect(insert(10, 'again')).rejects.toMatchObject({ code: '23505' });
    await insert(11, 'eleven');
    const broken = () => sql`/* test.broken */ select nothing from nowhere`.execute(database.db);
    await expect(broken()).rejects.toMatchObject({ code: '42P01' });
    await expect(broken()).rejects.toMatchObject({ code: '42P01' });
    const { rows } = await sql<{ words: string }>`select words from kept where id = 11`.execute(database.db);
    expect(rows).toEqual([{ words: 'eleven' }]);
  });

  it('is rolled back with its transaction', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await sql`/* test.undone */ update kept set words = 'undone' where id = ${1}`.execute(trx);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    const { rows } = await sql<{
      words: string;
    }>`/* test.one */ select words from kept where id = ${1}`.execute(database.db);
    expect(rows[0]?.words).not.toBe('undone');
  });
});
