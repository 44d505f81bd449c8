import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Output } from '../../domains/imports/index.ts';
import { type Database, openDatabase } from '../../kernel/database/database.ts';
import { DirectoryLockedError } from '../../kernel/database/directory-lock.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import type { OperatorEndpoint } from '../../kernel/http/operator-token.ts';
import { readSettings, type Settings } from '../../kernel/settings.ts';
import { findRunningShop } from './running-shop.ts';

/** The inputs and outputs of a command. */
export interface CommandDeps {
  /** Arguments after the name of the command. */
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  out: Output;
  err: Output;
}

/** A usage error in the call of a command. */
export class UsageError extends Error {}

/** Runs a parser and turns its errors into usage errors. */
export function parsedArgs<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Reads the arguments of a command that takes positional arguments and options; every command also takes `--help`.
 *
 * @returns undefined when the operator requested the usage text
 * @throws UsageError for an unknown option, or one without its value
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
): ReturnType<typeof parseArgs<{ allowPositionals: true; options: Options }>> | undefined {
  const { help } = parsedArgs(() => parseArgs({ args, strict: false, options: HELP })).values;
  if (help) return undefined;
  return parsedArgs(() => parseArgs({ args, allowPositionals: true, options }));
}

export interface Command<Job> {
  usage: string;
  /** @returns undefined when the operator requested the usage text @throws UsageError */
  read(args: string[]): Job | undefined;
  atDatabase(job: Job, database: Database, settings: Settings): Promise<void>;
  /** Runs the job through a running shop, which holds the embedded database. */
  atShop(job: Job, shop: OperatorEndpoint): Promise<void>;
}

/**
 * Runs an operator command. With DATABASE_URL it goes to that PostgreSQL; otherwise to the embedded database in DATA_DIR, or to the running
 * shop that holds it.
 *
 * @returns the exit code: 0 for success, also when there was nothing to change; 1 when the job was rejected or failed; 2 for a usage error
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
      await command.atShop(job, findRunningShop(settings, error, 'commands'));
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
