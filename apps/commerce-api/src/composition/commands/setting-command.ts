import type { Db } from '../../kernel/database/database.ts';
import { type Command, type CommandDeps, runCommand } from './command.ts';
import { callShop } from './running-shop.ts';

/** A command that lists the rows of a setting, or changes one. */
export interface SettingCommand<Row, Change extends object> extends Pick<Command<never>, 'usage'> {
  /** @returns undefined when the operator requested the usage text; without a change, the rows are listed @throws UsageError */
  read(args: string[]): { change?: Change } | undefined;
  list(db: Db): Promise<Row[]>;
  /** @returns the result, as text for the operator */
  change(db: Db, change: Change): Promise<{ message: string }>;
  /** Formats a row as one line. */
  format(row: Row): string;
  /** The path of a running shop that lists the rows under `name`, and takes changes. */
  path: string;
  name: string;
}

/** Runs a command that lists or changes a setting, at the database or through a running shop; see `runCommand` for the exit codes. */
export function runSettingCommand<Row, Change extends object>(
  { usage, read, list, change, format, path, name }: SettingCommand<Row, Change>,
  deps: CommandDeps,
): Promise<number> {
  const printMessage = ({ message }: { message: string }) => deps.out.write(`${message}\n`);
  const printRows = (rows: readonly Row[]) => {
    for (const row of rows) deps.out.write(`${format(row)}\n`);
  };
  return runCommand<{ change?: Change }>(
    {
      usage,
      read,
      async atDatabase(job, { db }) {
        if (job.change) printMessage(await change(db, job.change));
        else printRows(await list(db));
      },
      async atShop(job, shop) {
        if (job.change) printMessage(await callShop(shop, path, job.change));
        else printRows((await callShop<Record<string, Row[]>>(shop, path))[name]!);
      },
    },
    deps,
  );
}
