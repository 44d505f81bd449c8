import { createCommerceApi } from '../../../app.ts';
import { type Database, openPostgres } from '../../../kernel/database/database.ts';
import { migrate } from '../../../kernel/database/migrate.ts';
import { readSettings } from '../../../kernel/settings.ts';
import { giftCard } from '../../../testing/checkouts.ts';
import { solveCaptcha } from '../../../testing/solve-captcha.ts';
import { createPostgresTestDatabase, type PostgresTestDatabase } from '../../../testing/test-database.ts';
import { createShopper } from '../../../testing/test-shop.ts';

/** Two instances with separate connections: each must immediately see what the other has counted and used. */
const FREE = 3;
let postgres: PostgresTestDatabase;
let databases: Database[];
let apps: Awaited<ReturnType<typeof createCommerceApi>>[];

beforeAll(async () => {
  postgres = await createPostgresTestDatabase();
  databases = [await openPostgres(postgres.url, 10), await openPostgres(postgres.url, 10)];
  await migrate(databases[0]!.db);
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    CARD_ATTEMPTS_PER_MINUTE: '1000',
    CAPTCHA_AFTER_FAILURES: String(FREE),
    CAPTCHA_AFTER_ADDRESS_FAILURES: '1000',
    CAPTCHA_COST: '1',
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

const GIFT = giftCard(2500, 77);

/** Checks a card many times concurrently from one address, through both instances. */
async function codesOf(count: number, address: string, more: object): Promise<Record<string, number>> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      createShopper(apps[index % 2]!).post(
        '/payment/balance',
        { paymentType: 'GIFT_CARD', accountNumber: GIFT, cvv: '9999', ...more },
        { headers: { 'x-forwarded-for': address } },
      ),
    ),
  );
  const codes: Record<string, number> = {};
  for (const { status, body } of replies) {
    const code = status === 200 ? 'OK' : (body.error.code as string);
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
}

it('grants exactly the free attempts to simultaneous guesses, across both instances', async () => {
  for (let round = 0; round < 5; round += 1)
    expect(await codesOf(30, `198.51.100.${round}`, {})).toEqual({
      GIFT_CARD_D33: FREE,
      CAPTCHA_REQUIRED: 30 - FREE,
    });
});

it('accepts an answer that is sent many times concurrently exactly once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const address = `198.51.101.${round}`;
    const headers = { 'x-forwarded-for': address };
    await codesOf(FREE, address, {});
    const captcha = await solveCaptcha(createShopper(apps[0]!), 'gift', headers);
    expect(await codesOf(20, address, { captcha, cvv: GIFT.slice(-4) })).toEqual({
      OK: 1,
      CAPTCHA_FAILED: 19,
    });
  }
});

it('never counts valid cards, however many are checked concurrently', async () => {
  const address = '198.51.102.1';
  for (let round = 0; round < 5; round += 1)
    expect(await codesOf(FREE, address, { cvv: GIFT.slice(-4) })).toEqual({ OK: FREE });
  expect(await codesOf(FREE, address, {})).toEqual({ GIFT_CARD_D33: FREE });
});
