import Value from 'typebox/value';
import { BUDGET_PERIODS } from '@foolscap/account/model';
import type { LineAccountingField } from '@foolscap/core/vocabulary';
import {
  type AccountingChange,
  BUDGETING_CHOICES,
  changeSiteVariant,
  describeInvoicing,
  describeLists,
  describePayments,
  HIDEABLE_PAYMENTS,
  listSiteVariants,
  OrganizationChangeSchema,
  type OrganizationVariant,
  SITE_VARIANT_CHOICES,
  type SiteVariantChange,
} from '../../domains/organizations/index.ts';
import { type CommandDeps, readCommandLine, UsageError } from './command.ts';
import { oneOf, parseAmount, readInvoicing, readListPrivacy, readPayments } from './organization-options.ts';
import { runSettingCommand } from './setting-command.ts';

const USAGE = `Usage: npm run organizations -- list
       npm run organizations -- set NUMBER [--route ${SITE_VARIANT_CHOICES.route.join('|')}] [--flow ${SITE_VARIANT_CHOICES.flow.join('|')}]
                             [--division TEXT|none] [--contract ID|none] [--approval-limit AMOUNT|none]
                             [--invoice-limit AMOUNT|none] [--default-invoice on|off] [--hide-payments LIST|none]
                             [--invoice-terms DAYS] [--biller own|blue-tarp|bill-trust] [--bill-trust-url URL|none]
                             [--digital-enrollment on|off] [--list-sharing on|off] [--list-links on|off]
                             [--link-plus all|admins]
       npm run organizations -- service USERNAME on|off
       npm run organizations -- budgeting NUMBER off|optional|required|none [--overdraft on|off|approve] [--basis net|gross]
                                [--budget-label TEXT] [--order-label TEXT] [--release-label TEXT]
                                [--cost-centers off|optional|required] [--projects off|optional|required]
                                [--cost-center-label TEXT] [--project-label TEXT]
       npm run organizations -- budget NUMBER CODE NAME AMOUNT month|quarter|year [--default] [--roll-over]
                              [--unit NAME/NAME | --person USERNAME | --category ID]
       npm run organizations -- budget NUMBER CODE none
       npm run organizations -- purchase-order NUMBER ORDER DESCRIPTION|none
       npm run organizations -- release NUMBER ORDER RELEASE DESCRIPTION|none
       npm run organizations -- cost-center NUMBER CODE DESCRIPTION|none
       npm run organizations -- project NUMBER CODE DESCRIPTION|none

Lists the organizations of the business site, or changes one: its site variant, sign-in flow, division, contract, approvals, payments, budgets,
purchase orders, cost centers and projects.

  NUMBER    the customer number, as shown by list
  --route   SBA is the plain business site; HIT and SWS are variants of it
  --flow    MVP is early access, SAML the company's own sign-in
  --division, --contract  shown in the sessions of the members
  --approval-limit  orders of buyers above this amount wait for an approver
  --invoice-limit  members may pay by invoice, with open invoices up to this amount
  --default-invoice  whether checkout begins with the invoice
  --invoice-terms  days until invoices are due, 30 by default
  --biller  the shop, a provider of trade credit, or a portal at --bill-trust-url bills the organization
  --digital-enrollment  whether invoices are mailed instead of printed
  --hide-payments  what checkout hides, separated by commas: ${HIDEABLE_PAYMENTS.join(', ')}
  --link-plus  whether all link customers may have link plus, or admins only
  --list-sharing, --list-links  whether members may share shopping lists, and create public links to them
  service   whether this user buys for the organization as customer service (the flow CSR)
  budgeting whether orders are charged to budgets, and need one; none removes all of it from carts
  --overdraft  orders above a budget are placed (on), refused (off), or wait for an approver; without an approver they are placed
  --basis   charge goods before tax, shipping and fees (net), or the total (gross)
  --cost-centers, --projects  whether items of a cart are charged to them, and need one; without a list, members enter any code
  AMOUNT    in dollars per period, such as 5000.00
  --roll-over  a period starts with what is left of the period before it
  --unit, --person, --category  limits the budget to a unit and those below it, to a member, or to goods of a category
`;

type Change = SiteVariantChange | AccountingChange;
type Job = { change?: Change };

interface AccountingOptions {
  overdraft?: string | undefined;
  'budget-label'?: string | undefined;
  'order-label'?: string | undefined;
  'release-label'?: string | undefined;
  'cost-centers'?: string | undefined;
  projects?: string | undefined;
  'cost-center-label'?: string | undefined;
  'project-label'?: string | undefined;
  default?: boolean | undefined;
  basis?: string | undefined;
  'roll-over'?: boolean | undefined;
  unit?: string | undefined;
  person?: string | undefined;
  category?: string | undefined;
}

const OVERDRAFTS = { on: 'ALLOW', off: 'REFUSE', approve: 'APPROVE' } as const;

/** Reads what a budget is limited to; undefined for a budget of the whole organization. */
function readScope({ unit, person, category }: AccountingOptions): object | undefined {
  const given = [unit, person, category].filter((value) => value !== undefined);
  if (given.length > 1) throw new UsageError('Give one of --unit, --person and --category.');
  if (unit !== undefined) return { unit: unit.split('/').map((name) => name.trim()) };
  if (person !== undefined) return { person };
  return category === undefined ? undefined : { category };
}

/** Reads the fields that the items of a cart are charged to. */
function readLineFields({ 'cost-centers': costCenter, projects: project }: AccountingOptions): object {
  const choices = ['off', 'optional', 'required'];
  const uses = {
    costCenter: oneOf('--cost-centers', costCenter, choices),
    project: oneOf('--projects', project, choices),
  };
  return Object.fromEntries(
    Object.entries(uses).flatMap(([field, use]) => (use ? [[field, use.toUpperCase()]] : [])),
  );
}

const orNull = (text: string) => (text === 'none' ? null : text);

const lineCode = (field: LineAccountingField) => ({
  counts: [2],
  build: ([code, text]: string[]) => ({ lineCode: { field, code, description: orNull(text!) } }),
});

/** The numbers of arguments of each step about budgets and purchase orders, and the change that they mean. */
const ACCOUNTING_STEPS: Record<
  string,
  { counts: number[]; build(args: string[], options: AccountingOptions): object }
> = {
  budgeting: {
    counts: [1],
    build([state], options) {
      if (state === 'none') return { accounting: null };
      const overdraft = oneOf('--overdraft', options.overdraft, ['on', 'off', 'approve']);
      const basis = oneOf('--basis', options.basis, ['net', 'gross']);
      const labels = Object.fromEntries(
        Object.entries({
          bc: options['budget-label'],
          po: options['order-label'],
          por: options['release-label'],
          costCenter: options['cost-center-label'],
          project: options['project-label'],
        }).filter(([, label]) => label !== undefined),
      );
      const lineFields = readLineFields(options);
      return {
        accounting: {
          budgeting: oneOf('Budgeting', state!.toUpperCase(), BUDGETING_CHOICES),
          ...(overdraft ? { overdraft: OVERDRAFTS[overdraft] } : {}),
          ...(basis ? { basis: basis.toUpperCase() } : {}),
          ...(Object.keys(labels).length ? { labels } : {}),
          ...(Object.keys(lineFields).length ? { lineFields } : {}),
        },
      };
    },
  },
  budget: {
    counts: [2, 4],
    build([code, name, amount, period], options) {
      if (amount === undefined) {
        if (name !== 'none') throw new UsageError('Give a name, an amount and a period, or none.');
        return { budget: { code, center: null } };
      }
      const scope = readScope(options);
      const center = {
        name,
        amountMinor: parseAmount(amount),
        period: oneOf('The period', period!.toUpperCase(), BUDGET_PERIODS),
        isDefault: options.default ?? false,
        rollsOver: options['roll-over'] ?? false,
        ...(scope ? { scope } : {}),
      };
      return { budget: { code, center } };
    },
  },
  'purchase-order': {
    counts: [2],
    build: ([number, text]) => ({ purchaseOrder: { number, description: orNull(text!) } }),
  },
  'cost-center': lineCode('costCenter'),
  project: lineCode('project'),
  release: {
    counts: [3],
    build: ([purchaseOrder, release, text]) => ({
      release: { purchaseOrder, release, description: orNull(text!) },
    }),
  },
};

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {
    route: { type: 'string' },
    flow: { type: 'string' },
    division: { type: 'string' },
    contract: { type: 'string' },
    'approval-limit': { type: 'string' },
    'invoice-limit': { type: 'string' },
    'default-invoice': { type: 'string' },
    'hide-payments': { type: 'string' },
    'invoice-terms': { type: 'string' },
    biller: { type: 'string' },
    'bill-trust-url': { type: 'string' },
    'digital-enrollment': { type: 'string' },
    'list-sharing': { type: 'string' },
    'list-links': { type: 'string' },
    'link-plus': { type: 'string' },
    overdraft: { type: 'string' },
    'budget-label': { type: 'string' },
    'order-label': { type: 'string' },
    'release-label': { type: 'string' },
    'cost-centers': { type: 'string' },
    projects: { type: 'string' },
    'cost-center-label': { type: 'string' },
    'project-label': { type: 'string' },
    default: { type: 'boolean' },
    basis: { type: 'string' },
    'roll-over': { type: 'boolean' },
    unit: { type: 'string' },
    person: { type: 'string' },
    category: { type: 'string' },
  });
  if (!line) return undefined;
  const { values, positionals } = line;
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
  const accounting = step === undefined ? undefined : ACCOUNTING_STEPS[step];
  if (accounting) {
    if (!of) throw new UsageError('Name one organization by its number.');
    if (!accounting.counts.includes(more.length))
      throw new UsageError(
        `${step} takes ${accounting.counts.map((count) => count + 1).join(' or ')} arguments.`,
      );
    const change = { customerNumber: of, ...accounting.build(more, values) };
    if (!Value.Check(OrganizationChangeSchema, change))
      throw new UsageError('A value is too long or empty. Codes and names have up to 40 characters.');
    return { change: change as Change };
  }
  if (step !== 'set') throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (!of || more.length) throw new UsageError('Name one organization by its number.');
  const route = oneOf('--route', values.route, SITE_VARIANT_CHOICES.route);
  const flow = oneOf('--flow', values.flow, SITE_VARIANT_CHOICES.flow);
  const linkPlus = oneOf('--link-plus', values['link-plus'], ['all', 'admins']);
  const change = {
    customerNumber: of,
    ...(linkPlus ? { isLinkPlusForAdmins: linkPlus === 'admins' } : {}),
    ...readPayments(values),
    ...readInvoicing(values),
    ...readListPrivacy(values),
    ...(route ? { route } : {}),
    ...(flow ? { flow } : {}),
    ...(values.division === undefined ? {} : { division: orNull(values.division) }),
    ...(values.contract === undefined ? {} : { contract: orNull(values.contract) }),
  };
  if (Object.keys(change).length === 1) throw new UsageError('Give at least one option.');
  if (!Value.Check(OrganizationChangeSchema, change))
    throw new UsageError('A value is too long or empty. Divisions and contracts have up to 40 characters.');
  return { change };
}

const row = ({
  customerNumber,
  name,
  route,
  flow,
  division,
  contract,
  customerService,
  budgeting,
  budgets,
  listPrivacy,
  ...payments
}: OrganizationVariant): string =>
  [
    customerNumber,
    route,
    (flow ?? 'none').padEnd(4),
    name,
    ...(customerService.length ? [`(customer service: ${customerService.join(', ')})`] : []),
    ...(division === null ? [] : [`(division ${division})`]),
    ...(contract === null ? [] : [`(contract ${contract})`]),
    ...[...describePayments(payments), ...describeInvoicing(payments), ...describeLists(listPrivacy)].map(
      (part) => `(${part})`,
    ),
    ...(budgeting ? [`(budgeting ${[budgeting, ...budgets].join(', ')})`] : []),
  ].join('  ');

/** Runs the organizations command, which sets the site variant of an organization, the sign-in flow of its members, its budgets and its purchase orders. */
export const runOrganizationsCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<OrganizationVariant, Change>(
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
