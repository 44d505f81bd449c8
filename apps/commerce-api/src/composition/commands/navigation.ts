import Value from 'typebox/value';
import { createDescribeAccount, createToggles } from '../../domains/account/index.ts';
import { type NavigationJob, NavigationJobSchema, runNavigationJob } from '../../domains/navigation/index.ts';
import { SITE_VARIANTS } from '../../kernel/documents/tables.ts';
import { accountPorts } from '../account-ports.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { oneOf } from './organization-options.ts';
import { readDocument } from './read-document.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run navigation -- list
       npm run navigation -- show [--tenant sdc|sba] [--variant HIT|SWS] [--locale LOCALE] [--version N]
       npm run navigation -- check FILE
       npm run navigation -- preview FILE --as PERSON [--tenant sdc|sba]
       npm run navigation -- publish FILE --tenant sdc|sba [--variant HIT|SWS] [--locale LOCALE]
       npm run navigation -- rollback [N] --tenant sdc|sba [--variant HIT|SWS] [--locale LOCALE]
       npm run navigation -- why ITEM --as PERSON [--tenant sdc|sba]

Shows, checks and publishes the links of header and footer, or explains who sees them.

  FILE       a navigation document in JSON
  ITEM       the id of an item
  N          a version, as shown by list; 0 is the default document
  --as       the email address of an account, or guest
  --tenant   sdc is the consumer site, sba the business site
  --variant  the variant of the business site for organizations with that route
  --locale   such as en_US
`;

const PATH = '/cc/api/operator/navigation';

/** The argument and the options of each step. */
const STEPS: Readonly<Record<string, { argument?: 'FILE' | 'ITEM' | '[N]'; options: readonly string[] }>> = {
  list: { options: [] },
  show: { options: ['tenant', 'variant', 'locale', 'version'] },
  check: { argument: 'FILE', options: [] },
  preview: { argument: 'FILE', options: ['as', 'tenant'] },
  publish: { argument: 'FILE', options: ['tenant', 'variant', 'locale'] },
  rollback: { argument: '[N]', options: ['tenant', 'variant', 'locale'] },
  why: { argument: 'ITEM', options: ['as', 'tenant'] },
};

function parseVersion(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new UsageError('A version is a whole number.');
  return text === undefined ? undefined : Number(text);
}

function readJob(args: string[], env: CommandDeps['env']): NavigationJob | undefined {
  const text = { type: 'string' } as const;
  const line = readCommandLine(args, { tenant: text, variant: text, locale: text, version: text, as: text });
  if (!line) return undefined;
  const { values, positionals } = line;
  const [name, argument, ...more] = positionals;
  const step = name === undefined ? undefined : STEPS[name];
  if (!step) throw new UsageError(name ? `"${name}" is not a step.` : 'Name the step.');
  for (const option of Object.keys(values))
    if (!step.options.includes(option)) throw new UsageError(`${name} takes no --${option}.`);
  if (!step.argument && argument !== undefined) throw new UsageError(`${name} takes no arguments.`);
  if ((step.argument === 'FILE' || step.argument === 'ITEM') && argument === undefined)
    throw new UsageError(`Name the ${step.argument === 'FILE' ? 'file' : 'item'}.`);
  if (more.length > 0) throw new UsageError(`${name} takes one argument.`);

  const tenant = oneOf('--tenant', values.tenant, ['sdc', 'sba']);
  const isChange = name === 'publish' || name === 'rollback';
  if (isChange && !tenant) throw new UsageError('Give the site: --tenant sdc or sba.');
  if (step.options.includes('as') && values.as === undefined)
    throw new UsageError('Give the person: --as EMAIL, or --as guest.');
  const variant = oneOf('--variant', values.variant, SITE_VARIANTS);
  const version = parseVersion(name === 'rollback' ? argument : values.version);
  const site = tenant ?? (name === 'show' ? 'sdc' : undefined);
  const job = {
    step: name,
    ...(step.argument === 'FILE' ? { document: readDocument(argument!, env) } : {}),
    ...(step.argument === 'ITEM' ? { item: argument } : {}),
    ...(values.as === undefined ? {} : { person: values.as }),
    ...(site ? { tenant: site } : {}),
    ...(variant ? { variant } : {}),
    ...(values.locale === undefined ? {} : { locale: values.locale }),
    ...(version === undefined ? {} : { version }),
  };
  if (!Value.Check(NavigationJobSchema, job))
    throw new UsageError('A value is not allowed. Check the spelling and the format.');
  return job as NavigationJob;
}

/** Runs the navigation command, which shows, publishes and explains the links of header and footer. */
export function runNavigationCli(deps: CommandDeps): Promise<number> {
  const print = (output: string) => deps.out.write(`${output}\n`);
  return runCommand<NavigationJob>(
    {
      usage: USAGE,
      read: (args) => readJob(args, deps.env),
      async atDatabase(job, database, settings) {
        const describe = createDescribeAccount({
          database,
          settings,
          now: () => new Date(),
          ports: accountPorts,
          toggles: createToggles({ database, settings }),
        });
        print(await runNavigationJob({ db: database.db, describe }, job));
      },
      async atShop(job, shop) {
        print((await callShop<{ output: string }>(shop, PATH, job)).output);
      },
    },
    deps,
  );
}
