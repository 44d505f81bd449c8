import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import {
  changeRedirects,
  listRedirects,
  type Redirect,
  type RedirectChange,
  type RedirectRow,
} from '../../domains/content/index.ts';
import { type CommandDeps, parsedArgs, readCommandLine, UsageError } from './command.ts';
import { runSettingCommand } from './setting-command.ts';

const USAGE = `Usage: npm run redirects -- list
       npm run redirects -- add FROM TO [--tenant sdc|sba]
       npm run redirects -- import FILE [--tenant sdc|sba]
       npm run redirects -- remove FROM [--tenant sdc|sba]

Leads visitors of addresses that no longer exist to the pages that replace them, and lists how many came. An existing page
is never redirected.

  FROM      the old address, such as /store/paper.html or /item.php?id=7; without a query it covers all of them
  TO        a page of this site, such as /c/paper
  FILE      a CSV file with two columns, FROM and TO, without a header
  --tenant  sdc (the consumer site) by default, or sba (the business site)
`;

function readFile(folder: string, name: string): Redirect[] {
  let text: string;
  try {
    text = readFileSync(resolve(folder, name), 'utf8');
  } catch {
    throw new UsageError(`There is no file ${resolve(folder, name)}.`);
  }
  const rows = parsedArgs(() => parse(text, { trim: true, skipEmptyLines: true, bom: true }) as string[][]);
  return rows.map(([from = '', to = '', ...more], place) => {
    if (more.length || !to) throw new UsageError(`Line ${place + 1} has no two columns.`);
    return { from, to };
  });
}

const readJob =
  (folder: string) =>
  (args: string[]): { change?: RedirectChange } | undefined => {
    const line = readCommandLine(args, { tenant: { type: 'string' } });
    if (!line) return undefined;
    const {
      values: { tenant = 'sdc' },
      positionals: [step, from, to, ...more],
    } = line;
    if (tenant !== 'sdc' && tenant !== 'sba') throw new UsageError('--tenant is one of sdc, sba.');
    const count = { list: 0, add: 2, import: 1, remove: 1 }[step ?? ''];
    if (count === undefined) throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
    if (more.length || [from, to].filter(Boolean).length !== count)
      throw new UsageError(`${step} takes ${['no arguments', 'one argument', 'two arguments'][count]}.`);
    if (step === 'list') {
      if (line.values.tenant) throw new UsageError('list takes no --tenant.');
      return {};
    }
    if (step === 'add') return { change: { tenant, add: [{ from: from!, to: to! }] } };
    if (step === 'import') return { change: { tenant, add: readFile(folder, from!) } };
    return { change: { tenant, remove: from! } };
  };

const format = ({ tenant, from, to, hits, lastHitAt }: RedirectRow): string =>
  `${tenant}  ${String(hits).padStart(6)} visits  ${lastHitAt?.slice(0, 10) ?? 'never     '}  ${from} -> ${to}`;

/** Runs the redirects command, which leads visitors of old addresses to the pages that replace them. */
export const runRedirectsCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<RedirectRow, RedirectChange>(
    {
      usage: USAGE,
      read: readJob(deps.env.INIT_CWD ?? '.'),
      list: listRedirects,
      change: changeRedirects,
      format,
      path: '/cc/api/operator/redirects',
      name: 'redirects',
    },
    deps,
  );
