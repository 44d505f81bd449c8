import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Value from 'typebox/value';
import {
  changeProvider,
  describeProviders,
  type ProviderChange,
  ProviderChangeSchema,
  readMetadata,
  testProvider,
} from '../../domains/single-sign-on/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run identity-providers -- list
       npm run identity-providers -- saml NUMBER [--metadata FILE] [OPTIONS]
       npm run identity-providers -- oidc NUMBER [--issuer URL] [--client-id ID] [--secret-file FILE] [OPTIONS]
       npm run identity-providers -- test NUMBER
       npm run identity-providers -- remove NUMBER

Lists, sets, tests or removes the identity providers with which members of organizations sign in. NUMBER is the customer number of an
organization. An option that is absent keeps its value.

SAML:
  --metadata FILE        the metadata of the provider: its issuer, entry point and signing certificates
  --issuer ID            its entity id
  --entry-point URL      its sign-in URL (binding HTTP-Redirect)
  --certificate FILE     a signing certificate in PEM format; several times while a key is replaced
  --audience ID|none     the entity id of the shop at the provider, if it is not the URL of the shop's metadata

OpenID Connect:
  --issuer URL           its issuer; the configuration is read from there
  --client-id ID         the id of the shop at the provider
  --secret-file FILE     a file with the client secret; needs IDENTITY_PROVIDER_KEY

Both:
  --domain DOMAIN        a domain of email addresses, such as example.com; several times
  --role ATTR=VALUE:ROLE gives a role to people whose attribute has a value; several times, the first that matches applies
  --default-role ROLE|none  the role of others; none refuses them
  --create-accounts yes|no  whether the first sign-in of a person creates the account; yes by default
  --passwords yes|no     whether members may still sign in with a password; yes by default
  --email-attribute NAME|none, --first-name-attribute NAME|none, --last-name-attribute NAME|none
                         names of attributes, if they are not the usual ones
`;

const PATH = '/cc/api/operator/identity-providers';

type Job = { change: ProviderChange } | { test: string } | 'list';

const OPTIONS = {
  metadata: { type: 'string' },
  issuer: { type: 'string' },
  'entry-point': { type: 'string' },
  certificate: { type: 'string', multiple: true },
  audience: { type: 'string' },
  'client-id': { type: 'string' },
  'secret-file': { type: 'string' },
  domain: { type: 'string', multiple: true },
  role: { type: 'string', multiple: true },
  'default-role': { type: 'string' },
  'create-accounts': { type: 'string' },
  passwords: { type: 'string' },
  'email-attribute': { type: 'string' },
  'first-name-attribute': { type: 'string' },
  'last-name-attribute': { type: 'string' },
} as const;
/** Options of one kind only. */
const SAML_ONLY = ['metadata', 'entry-point', 'certificate', 'audience'] as const;
const OIDC_ONLY = ['client-id', 'secret-file'] as const;

type Values = NonNullable<ReturnType<typeof readCommandLine<typeof OPTIONS>>>['values'];

const orNull = (text: string | undefined) => (text === 'none' ? null : text);

function readYes(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'yes' && text !== 'no') throw new UsageError(`--${name} must be yes or no.`);
  return text === 'yes';
}

function readRule(text: string): { attribute: string; value: string; role: string } {
  // Attributes may be URNs and values may be names of groups, so that only the last colon is the separator.
  const [, attribute, value, role] = /^([^=]+)=(.+):([A-Z][A-Z0-9_]*)$/.exec(text) ?? [];
  if (attribute === undefined || value === undefined || role === undefined)
    throw new UsageError(`--role must be ATTR=VALUE:ROLE, but is "${text}".`);
  return { attribute, value, role };
}

/** Leaves out options that are absent. */
const withoutAbsent = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function buildChange(kind: 'SAML' | 'OIDC', customerNumber: string, values: Values, home: string): unknown {
  const foreign = (kind === 'SAML' ? OIDC_ONLY : SAML_ONLY).find((name) => values[name] !== undefined);
  if (foreign !== undefined) throw new UsageError(`--${foreign} is not for ${kind.toLowerCase()}.`);
  const read = (file: string) => readFileSync(resolve(home, file), 'utf8');
  const metadata = values.metadata === undefined ? undefined : readMetadata(read(values.metadata));
  const own =
    kind === 'SAML'
      ? {
          issuer: values.issuer ?? metadata?.issuer,
          entryPoint: values['entry-point'] ?? metadata?.entryPoint,
          certificates: values.certificate?.map(read) ?? metadata?.certificates,
          audience: orNull(values.audience),
        }
      : {
          issuer: values.issuer,
          clientId: values['client-id'],
          clientSecret: values['secret-file'] === undefined ? undefined : read(values['secret-file']).trim(),
        };
  const provider = withoutAbsent({
    kind,
    ...own,
    domains: values.domain?.map((domain) => domain.toLowerCase()),
    roleRules: values.role?.map(readRule),
    defaultRole: orNull(values['default-role']),
    isJustInTime: readYes('create-accounts', values['create-accounts']),
    isPasswordAllowed: readYes('passwords', values.passwords),
    email: orNull(values['email-attribute']),
    firstName: orNull(values['first-name-attribute']),
    lastName: orNull(values['last-name-attribute']),
  });
  return { customerNumber, provider };
}

function readJob(args: string[], home: string): Job | undefined {
  const line = readCommandLine(args, OPTIONS);
  if (!line) return undefined;
  const { values, positionals } = line;
  const [step, number, ...more] = positionals;
  if (step === 'list') {
    if (number !== undefined) throw new UsageError('list takes no arguments.');
    return 'list';
  }
  if (step === undefined || !['saml', 'oidc', 'test', 'remove'].includes(step))
    throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (number === undefined || more.length) throw new UsageError(`${step} takes a customer number.`);
  if (step === 'test') return { test: number };
  if (step === 'remove') return { change: { customerNumber: number, provider: null } };
  const change = buildChange(step === 'saml' ? 'SAML' : 'OIDC', number, values, home);
  if (!Value.Check(ProviderChangeSchema, change))
    throw new UsageError('This change has a value that is not allowed. Check the spelling and the format.');
  return { change };
}

/** Runs the identity-providers command, which sets up the sign-in with company accounts. */
export function runIdentityProvidersCli(deps: CommandDeps): Promise<number> {
  const print = (lines: readonly string[]) => lines.forEach((line) => deps.out.write(`${line}\n`));
  const now = () => new Date();
  return runCommand<Job>(
    {
      usage: USAGE,
      read: (args) => readJob(args, deps.env.INIT_CWD ?? process.cwd()),
      async atDatabase(job, database, settings) {
        const context = { database, settings, now };
        // A shop that is not running has no URL other than the one in its settings.
        const shop = { protocol: 'http' as const, host: `localhost:${settings.port}` };
        if (job === 'list') print(await describeProviders(context, shop));
        else if ('test' in job) print(await testProvider(context, job.test));
        else print([(await changeProvider(context, job.change)).message]);
      },
      async atShop(job, shop) {
        if (job === 'list') print((await callShop<{ lines: string[] }>(shop, PATH)).lines);
        else if ('test' in job) {
          const body = { customerNumber: job.test };
          print((await callShop<{ lines: string[] }>(shop, `${PATH}/test`, body)).lines);
        } else print([(await callShop<{ message: string }>(shop, PATH, job.change)).message]);
      },
    },
    deps,
  );
}
