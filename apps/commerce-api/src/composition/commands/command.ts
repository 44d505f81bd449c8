import type { Output } from '../../domains/imports/index.ts';
import { type Database, openDatabase } from '../../kernel/database/database.ts';
import { DirectoryLockedError } from '../../kernel/database/directory-lock.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import type { ImportAccess } from '../../kernel/http/operator-token.ts';
import { readSettings, type Settings } from '../../kernel/settings.ts';
import { shopOf } from './running-shop.ts';

/** How a command is called, and where it speaks. */
export interface CommandDeps {
  /** Arguments behind the name of the command. */
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  out: Output;
  err: Output;
}

/** A mistake in how a command was called. */
export class UsageError extends Error {}

/** What cannot be parsed is a mistake in the call. */
export function parsedArgs<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export interface Command<Job> {
  usage: string;
  /** @returns undefined where it was asked how the command is used @throws UsageError */
  read(args: string[]): Job | undefined;
  atDatabase(job: Job, database: Database, settings: Settings): Promise<void>;
  /** A running shop has the embedded database. */
  atShop(job: Job, shop: ImportAccess): Promise<void>;
}

/**
 * Carries out what an operator asks for. With DATABASE_URL it goes to that PostgreSQL; else to the embedded database in DATA_DIR, or to the
 * running shop that has it.
 *
 * @returns the exit code: 0 when it is so (now or before), 1 when it was refused or could not be done, 2 for a wrong call
 */
export async function runCommand<Job>(
  command: Command<Job>,
  { args, env, out, err }: CommandDeps,
): Promise<number> {
  try {
    const job = command.read(args);
    if (!job) {
      out.write(command.usage);
      return 0;
    }
    const settings = readSettings(env);
    let database: Database;
    try {
      database = await openDatabase(settings);
    } catch (error) {
      if (!(error instanceof DirectoryLockedError)) throw error;
      await command.atShop(job, shopOf(settings, error, 'commands'));
      return 0;
    }
    try {
      await migrate(database.db);
      await command.atDatabase(job, database, settings);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      err.write(`${error.message}\n\n${command.usage}`);
      return 2;
    }
    err.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
