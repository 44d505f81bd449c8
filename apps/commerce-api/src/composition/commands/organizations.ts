import { parseArgs } from 'node:util';
import {
  changeSiteVariant,
  listSiteVariants,
  type OrganizationVariant,
  SITE_VARIANT_CHOICES,
  type SiteVariantChange,
} from '../../domains/organizations/index.ts';
import { type CommandDeps, parsedArgs, UsageError } from './command.ts';
import { runSettingCommand } from './setting-command.ts';

const USAGE = `Usage: npm run organizations -- list
       npm run organizations -- set NUMBER [--route ${SITE_VARIANT_CHOICES.route.join('|')}] [--flow ${SITE_VARIANT_CHOICES.flow.join('|')}]
       npm run organizations -- service USERNAME on|off

Lists the organizations of the business site, or sets the site variant and the sign-in flow of one.

  NUMBER    the customer number, as shown by list
  --route   SBA is the plain business site; HIT and SWS are variants of it
  --flow    MVP is early access, SAML the company's own sign-in
  service   whether this user buys for the organization as customer service (the flow CSR)
`;

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

type Job = { change?: SiteVariantChange };

function readJob(args: string[]): Job | undefined {
  const { values, positionals } = parsedArgs(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        route: { type: 'string' },
        flow: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }),
  );
  if (values.help) return undefined;
  const [step, of, ...more] = positionals;
  if (step === 'list') {
    if (positionals.length > 1) throw new UsageError('list takes no arguments.');
    return {};
  }
  if (step === 'service') {
    const [word] = more;
    if (!of || more.length !== 1 || (word !== 'on' && word !== 'off'))
      throw new UsageError('Name one user, and on or off.');
    return { change: { username: of, customerService: word === 'on' } };
  }
  if (step !== 'set') throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (!of || more.length) throw new UsageError('Name one organization by its number.');
  const route = oneOf('route', values.route, SITE_VARIANT_CHOICES.route);
  const flow = oneOf('flow', values.flow, SITE_VARIANT_CHOICES.flow);
  if (!route && !flow) throw new UsageError('Give a route or a flow.');
  return { change: { customerNumber: of, ...(route ? { route } : {}), ...(flow ? { flow } : {}) } };
}

const row = ({ customerNumber, name, route, flow, customerService }: OrganizationVariant): string =>
  [
    customerNumber,
    route,
    (flow ?? 'none').padEnd(4),
    name,
    ...(customerService.length ? [`(customer service: ${customerService.join(', ')})`] : []),
  ].join('  ');

/** Runs the organizations command, which sets the site variant of an organization and the sign-in flow of its members. */
export const runOrganizationsCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<OrganizationVariant, SiteVariantChange>(
    {
      usage: USAGE,
      read: readJob,
      list: listSiteVariants,
      change: changeSiteVariant,
      format: row,
      path: '/cc/api/operator/organizations',
      name: 'organizations',
    },
    deps,
  );
