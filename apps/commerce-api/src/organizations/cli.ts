import { parseArgs } from 'node:util';
import { openDatabase, type Database } from '../database/database.ts';
import { DirectoryLockedError } from '../database/directory-lock.ts';
import { migrate } from '../database/migrate.ts';
import type { Output } from '../import/report.ts';
import { askShop, shopOf } from '../import/running-shop.ts';
import { readSettings } from '../settings.ts';
import {
  changeVariant,
  listVariants,
  VARIANT_CHOICES,
  type OrganizationVariant,
  type VariantChange,
} from './variants.ts';

const USAGE = `Usage: npm run organizations -- list
       npm run organizations -- set NUMBER [--route ${VARIANT_CHOICES.route.join('|')}] [--flow ${VARIANT_CHOICES.flow.join('|')}]
       npm run organizations -- service USERNAME on|off

Lists the organizations of the business site, or says which variant of the site one has and how its people come to it.

  NUMBER    its customer number, as list shows it
  --route   SBA is the plain business site; HIT and SWS are variants of it
  --flow    MVP is early access, SAML the company's own sign-in
  service   whether this person is customer service, buying for the organization (the flow CSR)
`;

export interface OrganizationsCliDeps {
  /** Arguments behind the name of the command. */
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  out: Output;
  err: Output;
}

/** A mistake in how the command was called. */
class UsageError extends Error {}

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((one) => one === value);
  if (!found) throw new UsageError(`--${name} is one of ${known.join(', ')}.`);
  return found;
}

/** @returns undefined for the list */
function readChange(
  positionals: string[],
  values: { route?: string; flow?: string },
): VariantChange | undefined {
  const [step, of, ...more] = positionals;
  if (step === 'list') {
    if (positionals.length > 1) throw new UsageError('list takes nothing more.');
    return undefined;
  }
  if (step === 'service') {
    const [word] = more;
    if (!of || more.length !== 1 || (word !== 'on' && word !== 'off'))
      throw new UsageError('Name one person, and say on or off.');
    return { username: of, customerService: word === 'on' };
  }
  if (step !== 'set')
    throw new UsageError(step ? `"${step}" is no step of this command.` : 'Say what to do.');
  if (!of || more.length) throw new UsageError('Name one organization by its number.');
  const route = oneOf('route', values.route, VARIANT_CHOICES.route);
  const flow = oneOf('flow', values.flow, VARIANT_CHOICES.flow);
  if (!route && !flow) throw new UsageError('Say which route or which flow.');
  return { customerNumber: of, ...(route ? { route } : {}), ...(flow ? { flow } : {}) };
}

const row = ({ customerNumber, name, route, flow, customerService }: OrganizationVariant): string =>
  [
    customerNumber,
    route,
    (flow ?? 'none').padEnd(4),
    name,
    ...(customerService.length ? [`(customer service: ${customerService.join(', ')})`] : []),
  ].join('  ');

/**
 * The organizations command. With DATABASE_URL it goes to that PostgreSQL; else to the embedded database in DATA_DIR, or to the running
 * shop that has it.
 *
 * @returns the exit code: 0 when it is so, 1 when it was refused or could not be done, 2 for a wrong call
 */
export async function runOrganizationsCli({ args, env, out, err }: OrganizationsCliDeps): Promise<number> {
  try {
    let parsed;
    try {
      parsed = parseArgs({
        args,
        allowPositionals: true,
        options: {
          route: { type: 'string' },
          flow: { type: 'string' },
          help: { type: 'boolean', short: 'h', default: false },
        },
      });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
    if (parsed.values.help) {
      out.write(USAGE);
      return 0;
    }
    const change = readChange(parsed.positionals, parsed.values);
    const tell = (organizations: OrganizationVariant[]) =>
      organizations.forEach((organization) => out.write(`${row(organization)}\n`));

    const settings = readSettings(env);
    let database: Database;
    try {
      database = await openDatabase(settings);
    } catch (error) {
      if (!(error instanceof DirectoryLockedError)) throw error;
      const shop = shopOf(settings, error, 'commands');
      const path = '/cc/api/operator/organizations';
      if (change) out.write(`${(await askShop<{ message: string }>(shop, path, change)).message}\n`);
      else tell((await askShop<{ organizations: OrganizationVariant[] }>(shop, path)).organizations);
      return 0;
    }
    try {
      await migrate(database.db);
      if (change) out.write(`${(await changeVariant(database.db, change)).message}\n`);
      else tell(await listVariants(database.db));
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      err.write(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    err.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
