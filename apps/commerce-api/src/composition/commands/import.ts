import { createReadStream, statSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  createReport,
  DATE_ORDERS,
  type DateOrder,
  describeFailure,
  type ImportEvent,
  ImportInterruptedError,
  type Output,
  runImport,
  getSourceName,
} from '../../domains/imports/index.ts';
import { createMedia } from '../../domains/media/index.ts';
import { type Database, openDatabase } from '../../kernel/database/database.ts';
import { DirectoryLockedError } from '../../kernel/database/directory-lock.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import type { OperatorEndpoint } from '../../kernel/http/operator-token.ts';
import { readSettings } from '../../kernel/settings.ts';
import { DirectoryBusyError, findRunningShop } from './running-shop.ts';

const USAGE = `Usage: npm run import -- FILE [--dry-run] [--replace | --hide-missing] [--dates mdy|dmy] [--source NAME]

Loads a sales history (CSV with product, category, customer and order columns), a Shopify product CSV, a Google Merchant
product feed (tab-separated, RSS or Atom), or a list of printers for the ink and toner finder (CSV with the columns Brand,
Series, Model and Supplies). The format is detected from the content. Running it again changes nothing; running it again
also finishes an interrupted import.

  --dry-run       check the file and report what would change; write nothing
  --replace       sales history or printers only: also remove products or printers that earlier imports of this source added and
                  this file does not contain
  --hide-missing  product feed only: also hide products that earlier imports of this source added and this file does not contain
  --dates ORDER   the order of dates such as 3/4/2024: mdy with the month first, dmy with the day first; by default decided from all
                  dates of a sales history
  --source NAME   the name of the data source; defaults to the name of the file
`;

export interface ImportCliDeps {
  /** Arguments after the name of the command. */
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  out: Output;
  err: Output;
  /** Stops the import between two batches. */
  signal: AbortSignal;
}

interface Job {
  file: string;
  size: number;
  source: string;
  dryRun: boolean;
  replace: boolean;
  hideMissing: boolean;
  dates: DateOrder | undefined;
}

/** A usage error in the call of the command. */
class UsageError extends Error {}

function readJob(args: string[], env: ImportCliDeps['env']): Job | undefined {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'hide-missing': { type: 'boolean', default: false },
        dates: { type: 'string' },
        source: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (values.help) return undefined;
  const [name, ...more] = positionals;
  if (!name || more.length > 0)
    throw new UsageError(name ? 'Name one file only.' : 'Name the file to import.');
  const dates = DATE_ORDERS.find((order) => order === values.dates);
  if (values.dates !== undefined && !dates) throw new UsageError('--dates is mdy or dmy.');
  // npm runs scripts in the root of the project; the file name is relative to the caller's working directory.
  const file = resolve(env.INIT_CWD ?? '.', name);
  let stats;
  try {
    stats = statSync(file);
  } catch {
    throw new UsageError(`There is no file ${file}.`);
  }
  if (!stats.isFile()) throw new UsageError(`${file} is not a file.`);
  return {
    file,
    size: stats.size,
    source: getSourceName(values.source ?? basename(file)),
    dryRun: values['dry-run'],
    replace: values.replace,
    hideMissing: values['hide-missing'],
    dates,
  };
}

/**
 * Runs the import command. With DATABASE_URL it uses that PostgreSQL; otherwise the embedded database in DATA_DIR, which has one owner: if
 * that is a running shop, the command sends the file to it.
 *
 * @returns the exit code: 0 when the import ran (with or without invalid rows), 1 when it did not, 2 for a usage error, 130 when
 * interrupted
 */
export async function runImportCli({ args, env, out, err, signal }: ImportCliDeps): Promise<number> {
  let failure: Extract<ImportEvent, { type: 'failed' }> | undefined;
  const report = createReport(out, err);
  const handleEvent = (event: ImportEvent): void => {
    if (event.type === 'failed') failure = event;
    report(event);
  };
  try {
    const job = readJob(args, env);
    if (!job) {
      out.write(USAGE);
      return 0;
    }
    const settings = readSettings(env);
    let database: Database;
    try {
      database = await openDatabase(settings);
    } catch (error) {
      if (!(error instanceof DirectoryLockedError)) throw error;
      await importThroughShop(job, findRunningShop(settings, error), handleEvent, signal);
      return failure ? (failure.code === 'INTERRUPTED' ? 130 : 1) : 0;
    }
    const now = (): Date => new Date();
    const media = createMedia({ database, settings, now });
    try {
      await migrate(database.db);
      await runImport({
        database,
        ...(settings.fetchPictures ? { media } : {}),
        open: () => createReadStream(job.file),
        size: job.size,
        source: job.source,
        dryRun: job.dryRun,
        replace: job.replace,
        hideMissing: job.hideMissing,
        dates: job.dates,
        emit: handleEvent,
        signal,
        now,
      });
      return 0;
    } finally {
      await media.close();
      await database.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      err.write(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    // After an abort every error is a consequence of the abort.
    const known = describeFailure(signal.aborted ? new ImportInterruptedError() : error);
    // Settings, lock and connection errors carry a complete message.
    const plain = known.code === 'FAILED' && error instanceof Error && error.name !== 'Error';
    err.write(`${plain ? (error as Error).message : known.message}\n`);
    return known.code === 'INTERRUPTED' ? 130 : 1;
  }
}

async function importThroughShop(
  job: Job,
  shop: OperatorEndpoint,
  handleEvent: (event: ImportEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const url = new URL('/cc/api/import', shop.address);
  url.searchParams.set('source', job.source);
  if (job.dryRun) url.searchParams.set('dryRun', '1');
  if (job.replace) url.searchParams.set('replace', '1');
  if (job.hideMissing) url.searchParams.set('hideMissing', '1');
  if (job.dates) url.searchParams.set('dates', job.dates);
  const unreachable = (reason: string): Error =>
    new DirectoryBusyError(`The running shop at ${shop.address} did not take the import: ${reason}.`);

  const response = await new Promise<IncomingMessage>((take, reject) => {
    const call = httpRequest(
      url,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${shop.token}`,
          'content-type': 'text/csv',
          'content-length': job.size,
        },
        signal,
      },
      take,
    );
    call.on('error', (error) => reject(signal.aborted ? error : unreachable(error.message)));
    const file = createReadStream(job.file);
    file.on('error', (error) => call.destroy(error));
    file.pipe(call);
  });
  if (response.statusCode !== 200) {
    let text = '';
    for await (const chunk of response) text += String(chunk);
    let message = `status ${response.statusCode}`;
    try {
      message = (JSON.parse(text) as { error: { message: string } }).error.message.replace(/\.$/, '');
    } catch {
      // Not a reply of the API: the status is the message.
    }
    throw unreachable(message);
  }
  let ended = false;
  for await (const line of createInterface({ input: response })) {
    const event = JSON.parse(line) as ImportEvent;
    ended ||= event.type === 'summary' || event.type === 'failed';
    handleEvent(event);
  }
  if (!ended) throw unreachable('the shop stopped in the middle of it; run the import again');
}
