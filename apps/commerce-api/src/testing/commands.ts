import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCommerceApi } from '../app.ts';
import type { CommandDeps } from '../composition/commands/command.ts';
import { type Database, openDatabase } from '../kernel/database/database.ts';
import { readSettings } from '../kernel/settings.ts';
import { createPostgresTestDatabase, prepareDataDir, testDatabaseKind } from './test-database.ts';

type DatabaseWork = (database: Database) => Promise<unknown>;

/** Creates a data directory for each test, and a command that runs on it. */
export function createCommandLine(run: (deps: CommandDeps) => Promise<number>) {
  let home: string;
  let env: Record<string, string>;
  let cleanUps: (() => Promise<void>)[];
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'foolscap-command-'));
    env = {
      DATA_DIR: join(home, 'data'),
      INIT_CWD: home,
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
    };
    cleanUps = [];
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
    rmSync(home, { recursive: true, force: true });
  });

  /** Opens the database of the command to fill or read it. */
  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(readSettings(env));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  return {
    env: () => env,
    /** The working directory of the command. */
    home: () => home,
    withDatabase,

    /**
     * Creates a migrated database for a command that opens it itself: of the project's kind, because creating an embedded one takes
     * seconds.
     */
    async createDatabase(fill?: DatabaseWork, kind = testDatabaseKind): Promise<void> {
      if (kind === 'postgres') {
        const { url, drop } = await createPostgresTestDatabase();
        env.DATABASE_URL = url;
        cleanUps.push(drop);
      } else await prepareDataDir(env.DATA_DIR!);
      if (fill) await withDatabase(fill);
    },

    /** Starts a shop on an embedded database as `npm start` does, on a free port, so that commands go through it. */
    async startShop(
      fill?: DatabaseWork,
      settings: Record<string, string> = {},
    ): Promise<{ app: FastifyInstance; database: Database; address: string }> {
      await prepareDataDir(env.DATA_DIR!);
      const shopSettings = readSettings({ ...env, ...settings });
      const database = await openDatabase(shopSettings);
      cleanUps.unshift(() => database.close());
      await fill?.(database);
      const app = await createCommerceApi({ settings: shopSettings, database });
      cleanUps.unshift(() => app.close());
      return { app, database, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
    },

    async command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
      let out = '';
      let err = '';
      const code = await run({
        args,
        env,
        out: { write: (piece) => (out += piece) },
        err: { write: (piece) => (err += piece) },
      });
      return { code, out, err };
    },
  };
}
