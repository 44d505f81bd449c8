import { createCommerceApi } from '../../app.ts';
import { type Database, openPostgres } from '../../kernel/database/database.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { readSettings } from '../../kernel/settings.ts';
import { createPostgresTestDatabase, type PostgresTestDatabase } from '../../testing/test-database.ts';
import { createShopper } from '../../testing/test-shop.ts';

/** Two instances with separate connections: each must see the other's counts immediately. */
const MOST = 5;
let postgres: PostgresTestDatabase;
let databases: Database[];
let apps: Awaited<ReturnType<typeof createCommerceApi>>[];

beforeAll(async () => {
  postgres = await createPostgresTestDatabase();
  databases = [await openPostgres(postgres.url, 10), await openPostgres(postgres.url, 10)];
  await migrate(databases[0]!.db);
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    SIGN_IN_ATTEMPTS_PER_MINUTE: String(MOST),
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.url,
  });
  apps = await Promise.all(
    databases.map((database) =>
      createCommerceApi({ settings, database, mail: { send: async () => undefined } }),
    ),
  );
});
afterAll(async () => {
  for (const app of apps) await app.close();
  for (const database of databases) await database.close();
  await postgres.drop();
});

const statuses = async (count: number, attempt: (index: number) => Promise<{ status: number }>) => {
  const replies = await Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));
  const outcome: Record<number, number> = {};
  for (const { status } of replies) outcome[status] = (outcome[status] ?? 0) + 1;
  return outcome;
};

const signIn = (index: number, username: string, password: string, address: string) =>
  createShopper(apps[index % 2]!).post(
    '/account/signin',
    { username, password },
    { headers: { 'x-forwarded-for': address } },
  );

it('grants exactly the limit of simultaneous guesses at one account, across both instances', async () => {
  for (let round = 0; round < 5; round += 1) {
    const outcome = await statuses(40, (index) =>
      signIn(index, `ada${round}@example.com`, 'a guess', `198.51.${round}.${index}`),
    );
    expect(outcome[401]).toBe(MOST);
    expect(outcome[429]).toBe(40 - MOST);
  }
});

it('grants exactly the limit of guesses from one address, whatever names they use', async () => {
  const outcome = await statuses(60, (index) =>
    signIn(index, `name${index}@example.com`, 'a guess', '203.0.113.1'),
  );
  expect(outcome[401]).toBe(5 * MOST);
  expect(outcome[429]).toBe(60 - 5 * MOST);
});

it('takes back the counts of successful sign-ins among guesses, without a deadlock or a lost count', async () => {
  const username = 'owner@example.com';
  const password = 'a long phrase of mine';
  const registered = await createShopper(apps[0]!).post(
    '/account/register',
    { firstName: 'Ada', lastName: 'Page', username, password },
    { headers: { 'x-forwarded-for': '203.0.113.2' } },
  );
  expect(registered.status).toBe(200);
  for (let round = 0; round < 5; round += 1) {
    await databases[0]!.db.deleteFrom('attempt_counters').execute();
    const outcome = await statuses(24, (index) =>
      // Four owners at a time stay below the limit, while attackers guess other names from the same address.
      index < 4
        ? signIn(index, username, password, '203.0.113.3')
        : signIn(index, `other${index}@example.com`, 'a guess', '203.0.113.3'),
    );
    expect(outcome[200]).toBe(4);
    expect(outcome[401]).toBe(20);
  }
  const { count } = await databases[1]!.db
    .selectFrom('attempt_counters')
    .select('count')
    .where('key', '=', 'sign-in:total')
    .executeTakeFirstOrThrow();
  expect(count).toBe(20);
});
