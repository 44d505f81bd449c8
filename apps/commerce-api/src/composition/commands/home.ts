import Value from 'typebox/value';
import { type HomeJob, HomeJobSchema, runHomeJob } from '../../domains/content/index.ts';
import { SITE_VARIANTS } from '../../kernel/documents/tables.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { oneOf } from './organization-options.ts';
import { readDocument } from './read-document.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run content -- home list
       npm run content -- home show [--tenant sdc|sba] [--variant HIT|SWS] [--locale LOCALE] [--version N]
       npm run content -- home check FILE
       npm run content -- home preview FILE --tenant sdc|sba [--variant HIT|SWS] [--locale LOCALE]
       npm run content -- home publish FILE --tenant sdc|sba [--variant HIT|SWS] [--locale LOCALE]
       npm run content -- home rollback [N] --tenant sdc|sba [--variant HIT|SWS] [--locale LOCALE]

Shows, checks, previews and publishes the sections of the home page.

  FILE       a home document in JSON
  N          a version, as shown by list; 0 is the default document
  --tenant   sdc is the consumer site, sba the business site
  --variant  the variant of the business site for organizations with that route
  --locale   such as fr_CA
`;

const PATH = '/cc/api/operator/content/home';

const PLACE = ['tenant', 'variant', 'locale'];

/** The argument and the options of each step. */
const STEPS: Readonly<Record<string, { argument?: 'FILE' | '[N]'; options: readonly string[] }>> = {
  list: { options: [] },
  show: { options: [...PLACE, 'version'] },
  check: { argument: 'FILE', options: [] },
  preview: { argument: 'FILE', options: PLACE },
  publish: { argument: 'FILE', options: PLACE },
  rollback: { argument: '[N]', options: PLACE },
};

function parseVersion(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new UsageError('A version is a whole number.');
  return text === undefined ? undefined : Number(text);
}

function readJob(args: string[], env: CommandDeps['env']): HomeJob | undefined {
  const text = { type: 'string' } as const;
  const line = readCommandLine(args, { tenant: text, variant: text, locale: text, version: text });
  if (!line) return undefined;
  const { values, positionals } = line;
  const [name, argument, ...more] = positionals;
  const step = name === undefined ? undefined : STEPS[name];
  if (!step) throw new UsageError(name ? `"${name}" is not a step.` : 'Name the step.');
  for (const option of Object.keys(values))
    if (!step.options.includes(option)) throw new UsageError(`${name} takes no --${option}.`);
  if (more.length > 0 || (!step.argument && argument !== undefined))
    throw new UsageError(`${name} takes ${step.argument ? 'one argument' : 'no arguments'}.`);
  if (step.argument === 'FILE' && argument === undefined) throw new UsageError('Name the file.');
  const tenant = oneOf('--tenant', values.tenant, ['sdc', 'sba']) ?? (name === 'show' ? 'sdc' : undefined);
  if (step.options.includes('tenant') && !tenant) throw new UsageError('Give the site: --tenant sdc or sba.');
  const variant = oneOf('--variant', values.variant, SITE_VARIANTS);
  const version = parseVersion(name === 'rollback' ? argument : values.version);
  const job = {
    step: name,
    ...(step.argument === 'FILE' ? { document: readDocument(argument!, env) } : {}),
    ...(tenant ? { tenant } : {}),
    ...(variant ? { variant } : {}),
    ...(values.locale === undefined ? {} : { locale: values.locale }),
    ...(version === undefined ? {} : { version }),
  };
  if (!Value.Check(HomeJobSchema, job))
    throw new UsageError('A value is not allowed. Check the spelling and the format.');
  return job as HomeJob;
}

/** Runs the home steps of the content command. @param deps with the arguments after `home` */
export function runHomeCli(deps: CommandDeps): Promise<number> {
  const print = (output: string) => void deps.out.write(`${output}\n`);
  return runCommand<HomeJob>(
    {
      usage: USAGE,
      read: (args) => readJob(args, deps.env),
      async atDatabase(job, { db }) {
        print(await runHomeJob(db, job));
      },
      async atShop(job, shop) {
        print((await callShop<{ output: string }>(shop, PATH, job)).output);
      },
    },
    deps,
  );
}
