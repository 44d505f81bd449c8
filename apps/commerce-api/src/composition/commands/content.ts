import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { LOCALES } from '@foolscap/core/vocabulary';
import {
  changeContent,
  type ContentChange,
  listVersions,
  type PageKey,
  type VersionRow,
} from '../../domains/content/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { runHomeCli } from './home.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run content -- import FOLDER [--draft | --dry-run]
       npm run content -- list
       npm run content -- history PATH [--tenant sdc|sba] [--locale LOCALE]
       npm run content -- publish PATH VERSION [--tenant sdc|sba] [--locale LOCALE]
       npm run content -- withdraw PATH [--tenant sdc|sba] [--locale LOCALE]
       npm run content -- home --help

Imports content pages from Markdown files, and chooses which version of a page visitors see. A page whose text has not
changed gets no new version.

  FOLDER     a folder of .md files, or one such file
  PATH       as shown by list, such as /help/returns
  --draft    import without publishing; history shows a preview link for each version
  --dry-run  check the files and report what would change
  --tenant   sdc (the consumer site) by default, or sba (the business site)
  --locale   en-US by default
`;

type Job = { change: ContentChange } | { only?: PageKey };

/** The options of each step. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  list: [],
  import: ['draft', 'dry-run'],
  history: ['tenant', 'locale'],
  publish: ['tenant', 'locale'],
  withdraw: ['tenant', 'locale'],
};

/** Reads the Markdown files of a folder, or one file. @throws UsageError */
function readFiles(place: string): { name: string; text: string }[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(place).isDirectory();
  } catch {
    throw new UsageError(`There is no folder ${place}.`);
  }
  const files = isFolder
    ? readdirSync(place)
        .filter((file) => file.endsWith('.md'))
        .sort()
        .map((file) => join(place, file))
    : [place];
  if (!files.length) throw new UsageError(`The folder ${place} has no .md files.`);
  return files.map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8') }));
}

function readKey(path: string | undefined, tenant = 'sdc', locale = 'en-US'): PageKey {
  if (!path) throw new UsageError('Name a page, such as /help/returns.');
  if (tenant !== 'sdc' && tenant !== 'sba') throw new UsageError('--tenant is one of sdc, sba.');
  if (!(LOCALES as readonly string[]).includes(locale))
    throw new UsageError(`--locale is one of ${LOCALES.join(', ')}.`);
  return { tenant, locale, path };
}

function readVersion(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('Name the number of a version.');
  return Number(text);
}

const readJob =
  (folder: string) =>
  (args: string[]): Job | undefined => {
    const line = readCommandLine(args, {
      draft: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      tenant: { type: 'string' },
      locale: { type: 'string' },
    });
    if (!line) return undefined;
    const {
      values: { draft: isDraft, 'dry-run': isDryRun, tenant, locale },
      positionals: [step, name, number, ...more],
    } = line;
    const given = Object.entries(line.values).flatMap(([option, value]) => (value ? [option] : []));
    const wrong = given.find((option) => !OPTIONS[step ?? '']?.includes(option));
    const most = { list: 0, import: 1, history: 1, withdraw: 1, publish: 2 }[step ?? ''];
    if (most === undefined) throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
    if (more.length || [name, number].filter(Boolean).length > most)
      throw new UsageError(`${step} has too many arguments.`);
    if (wrong) throw new UsageError(`${step} takes no --${wrong}.`);
    if (isDraft && isDryRun) throw new UsageError('Use --draft or --dry-run.');
    switch (step) {
      case 'list':
        return {};
      case 'import':
        if (!name) throw new UsageError('Name a folder.');
        // npm runs scripts in the root of the project; the folder is relative to the caller's working directory.
        return { change: { files: readFiles(resolve(folder, name)), isDraft, isDryRun } };
      case 'history':
        return { only: readKey(name, tenant, locale) };
      case 'withdraw':
        return { change: { publish: { ...readKey(name, tenant, locale), version: null } } };
      default:
        return { change: { publish: { ...readKey(name, tenant, locale), version: readVersion(number) } } };
    }
  };

const format = ({
  tenant,
  locale,
  path,
  version,
  title,
  createdAt,
  isPublished,
  preview,
}: VersionRow): string =>
  [
    tenant,
    locale,
    `${path} v${version}`.padEnd(30),
    createdAt.slice(0, 10),
    isPublished ? 'published' : 'draft    ',
    title,
    ...(isPublished ? [] : [preview]),
  ].join('  ');

/** Runs the content command, which imports and publishes content pages, and the home page. */
export const runContentCli = (deps: CommandDeps): Promise<number> => {
  const [first, ...rest] = deps.args;
  if (first === 'home') return runHomeCli({ ...deps, args: rest });
  const print = (text: string) => void deps.out.write(`${text}\n`);
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob(deps.env.INIT_CWD ?? '.'),
      async atDatabase(job, { db }) {
        if ('change' in job) print((await changeContent(db, job.change)).message);
        else (await listVersions(db, job.only)).forEach((row) => print(format(row)));
      },
      async atShop(job, shop) {
        const path = '/cc/api/operator/content';
        if ('change' in job) {
          print((await callShop<{ message: string }>(shop, path, job.change)).message);
          return;
        }
        const query = job.only ? `?${new URLSearchParams({ ...job.only })}` : '';
        const { content } = await callShop<{ content: VersionRow[] }>(shop, path + query);
        content.forEach((row) => print(format(row)));
      },
    },
    deps,
  );
};
