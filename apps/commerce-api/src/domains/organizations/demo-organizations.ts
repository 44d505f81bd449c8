import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  BudgetPeriod,
  OrganizationFlow,
  OrganizationRoute,
  PurchaseOrderPolicy,
} from '@foolscap/account/model';
import { type Address, LINE_ACCOUNTING_FIELDS, type LineAccountingField } from '@foolscap/core/vocabulary';
import type { PolicyKind } from '@foolscap/pricing/model';
import type { Db } from '../../kernel/database/database.ts';
import { type DemoPart, getVersion } from '../../kernel/database/demo-data.ts';
import { demoAccounts } from '../account/index.ts';
import { settleContracts } from './contracts/contract-prices.ts';
import type { AccountingPolicy } from './tables.ts';

interface DemoOrganization {
  name: string;
  customerNumber: string;
  policy: PurchaseOrderPolicy;
  purchaseOrder?: string;
  /** SBA by default. */
  route?: OrganizationRoute;
  flow?: OrganizationFlow;
  addresses: readonly { type: 'B' | 'S'; label: string; isDefault: boolean; address: Address }[];
  /** The contract: every Nth best-selling product, at a percentage of the general business price. */
  contract: { products: number; every: number; percent: number };
  /** Additional contract prices in US cents, by product. */
  contractItems?: Readonly<Record<string, number>>;
  contractOnly?: boolean;
  division?: string;
  contractId?: string;
  /** Partner programs of third-party users: names by code. */
  programs?: Readonly<Record<string, string>>;
  healthCare?: boolean;
  policies?: readonly { kind: PolicyKind; value: string }[];
  /** Products by the organization's part number. */
  customerSkus?: Readonly<Record<string, string>>;
  accounting?: AccountingPolicy;
  /** Limit of open invoices, in US cents. */
  invoiceLimit?: number;
  /** Checkout preselects the invoice. */
  defaultInvoice?: boolean;
  /** The first one is the default. Amounts are in US cents. */
  budgets?: readonly { code: string; name: string; amount: number; period: BudgetPeriod }[];
  /** Cost centers and projects: descriptions by code. */
  lineCodes?: Partial<Record<LineAccountingField, Readonly<Record<string, string>>>>;
  purchaseOrders?: readonly {
    number: string;
    description: string;
    releases?: Readonly<Record<string, string>>;
  }[];
}

const at = (name: string, rest: Partial<Address>): Address =>
  ({ firstName: 'Receiving', lastName: 'Desk', organizationName: name, country: 'US', ...rest }) as Address;

const BELL = 'Bell & Margin LLC';
const DECKLE = 'Deckle Edge Studio';
const CLINIC = 'Ridgeline Clinic';

/** Creates an organization with one ship-to and one bill-to address, for a variant of the site. */
const variant = (
  name: string,
  customerNumber: string,
  special: Pick<DemoOrganization, 'route' | 'flow' | 'accounting' | 'budgets'>,
  label: string,
  address: Partial<Address>,
): DemoOrganization => ({
  name,
  customerNumber,
  policy: 'OPTIONAL',
  ...special,
  addresses: (['S', 'B'] as const).map((type) => ({
    type,
    label,
    isDefault: true,
    address: at(name, address),
  })),
  contract: { products: 6, every: 7, percent: 94 },
});

const demoOrganizations: readonly DemoOrganization[] = [
  {
    name: BELL,
    customerNumber: '1084420417',
    policy: 'REQUIRED',
    purchaseOrder: 'PO-20417',
    division: 'Northeast',
    contractId: 'BM-2026',
    invoiceLimit: 500_000,
    programs: { 'FIT-OUT': 'Office fit-out partners' },
    contract: { products: 60, every: 3, percent: 82 },
    addresses: [
      {
        type: 'S',
        label: 'Market Street office',
        isDefault: true,
        address: at(BELL, {
          address1: '400 Market Street',
          address2: 'Floor 7',
          city: 'Philadelphia',
          state: 'PA',
          zipCode: '19106',
          phones: [{ number: '2155550142', extension: '7' }],
        }),
      },
      {
        type: 'S',
        label: 'Harbor warehouse',
        isDefault: false,
        address: at(BELL, {
          address1: '1200 Harbor Avenue',
          address2: 'Dock 4',
          city: 'Baltimore',
          state: 'MD',
          zipCode: '21230',
          phones: [{ number: '4105550165' }],
        }),
      },
      {
        type: 'B',
        label: 'Accounts payable',
        isDefault: true,
        address: at(BELL, {
          firstName: 'Accounts',
          lastName: 'Payable',
          address1: '400 Market Street',
          address2: 'Floor 2',
          city: 'Philadelphia',
          state: 'PA',
          zipCode: '19106',
          phones: [{ number: '2155550140' }],
        }),
      },
    ],
  },
  {
    name: CLINIC,
    customerNumber: '1090054471',
    policy: 'OPTIONAL',
    invoiceLimit: 100_000,
    defaultInvoice: true,
    contractOnly: true,
    division: 'Health care',
    contractId: 'RC-2026',
    healthCare: true,
    policies: [
      { kind: 'CATEGORY', value: 'break-room' },
      { kind: 'BRAND', value: 'Tolvane' },
      { kind: 'ITEM', value: '24150601' },
    ],
    customerSkus: { 'RC-100': '24110101', 'RC-200': '24239002' },
    contract: { products: 40, every: 4, percent: 88 },
    contractItems: { '24239002': 1599, '24110101': 749, '24150601': 549, '24150101': 1199 },
    addresses: (['S', 'B'] as const).map((type) => ({
      type,
      label: 'Front desk',
      isDefault: true,
      address: at(CLINIC, {
        address1: '12 Harvest Lane',
        city: 'Worcester',
        state: 'MA',
        zipCode: '01608',
        phones: [{ number: '5085550177' }],
      }),
    })),
  },
  {
    name: DECKLE,
    customerNumber: '1090031186',
    policy: 'OPTIONAL',
    accounting: {
      budgeting: 'OPTIONAL',
      overdraft: 'REFUSE',
      labels: { por: 'Job number' },
      lineFields: { costCenter: 'OPTIONAL', project: 'OPTIONAL' },
    },
    lineCodes: {
      costCenter: { '4100': 'Studio', '4200': 'Print room', '4300': 'Client work' },
      project: { ALMANAC: 'Almanac 2027', TYPEFACE: 'Typeface specimen' },
    },
    budgets: [
      { code: 'STUDIO', name: 'Studio supplies', amount: 500_000, period: 'MONTH' },
      { code: 'SAMPLES', name: 'Paper samples', amount: 100, period: 'YEAR' },
    ],
    purchaseOrders: [
      {
        number: 'PO-3118',
        description: 'Spring catalog',
        releases: { 'R-1': 'Cover', 'R-2': 'Inside pages' },
      },
      { number: 'PO-3124', description: 'Studio' },
    ],
    contract: { products: 12, every: 5, percent: 90 },
    addresses: [
      {
        type: 'S',
        label: 'Studio',
        isDefault: true,
        address: at(DECKLE, {
          address1: '77 Paper Mill Road',
          city: 'Burlington',
          state: 'VT',
          zipCode: '05401',
          phones: [{ number: '8025550119' }],
        }),
      },
      {
        type: 'B',
        label: 'Studio',
        isDefault: true,
        address: at(DECKLE, {
          address1: '77 Paper Mill Road',
          city: 'Burlington',
          state: 'VT',
          zipCode: '05401',
          phones: [{ number: '8025550119' }],
        }),
      },
    ],
  },
  variant('Gatefold Print Works', '1093307742', { route: 'HIT' }, 'Press hall', {
    address1: '9 Platen Lane',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
    phones: [{ number: '9375550181' }],
  }),
  variant('Sandstone Surveyors', '1095518860', { route: 'SWS' }, 'Field office', {
    address1: '310 Canyon Road',
    city: 'Santa Fe',
    state: 'NM',
    zipCode: '87501',
    phones: [{ number: '5055550127' }],
  }),
  variant(
    'First Draft Labs',
    '1096642205',
    {
      flow: 'MVP',
      accounting: { budgeting: 'REQUIRED', overdraft: 'ALLOW' },
      budgets: [{ code: 'LAB', name: 'Lab', amount: 25_000, period: 'QUARTER' }],
    },
    'Lab',
    {
      address1: '58 Foundry Street',
      city: 'Pittsburgh',
      state: 'PA',
      zipCode: '15222',
      phones: [{ number: '4125550136' }],
    },
  ),
  variant('Plumb Line Clinics', '1097780413', { flow: 'SAML' }, 'Head office', {
    address1: '2200 Level Avenue',
    city: 'Madison',
    state: 'WI',
    zipCode: '53703',
    phones: [{ number: '6085550158' }],
  }),
];

/**
 * Creates missing demo organizations, with demo accounts as members. Call it once both the accounts and the catalog exist.
 * @returns the number of organizations created
 */
export async function writeDemoOrganizations(trx: Db): Promise<number> {
  let added = 0;
  for (const demo of demoOrganizations) {
    const members = demoAccounts.filter(
      ({ organizationName, role }) => role && organizationName === demo.name,
    );
    const accounts = await trx
      .selectFrom('accounts')
      .select(['id', 'username', 'organization_id'])
      .where('tenant', '=', 'sba')
      .where(
        'username',
        'in',
        members.map(({ username }) => username),
      )
      .where('tps_code', 'is', null)
      .orderBy('username')
      .forUpdate()
      .execute();
    let id = accounts.find(({ organization_id }) => organization_id)?.organization_id;
    if (!id) {
      id = randomUUID();
      await insertOrganization(trx, id, demo);
      added += 1;
    }
    await insertPrograms(trx, id, demo);
    for (const account of accounts) {
      const role = members.find(({ username }) => username === account.username)?.role;
      if (account.organization_id || !role) continue;
      await trx
        .updateTable('accounts')
        .set({ organization_id: id, role })
        .where('id', '=', account.id)
        .execute();
    }
  }
  return added;
}

/** Writes missing partner programs, including those of existing organizations. */
async function insertPrograms(trx: Db, id: string, { programs = {} }: DemoOrganization): Promise<void> {
  for (const [code, name] of Object.entries(programs))
    await trx
      .insertInto('third_party_programs')
      .values({ organization_id: id, code, name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The demo organizations, with their addresses and contracts. */
export const demoOrganizationsPart: DemoPart = {
  name: 'organizations',
  version: () => getVersion(demoOrganizations),
  apply: async (trx) => ({ added: await writeDemoOrganizations(trx), changed: 0, retired: 0 }),
};

async function insertOrganization(trx: Db, id: string, demo: DemoOrganization): Promise<void> {
  await trx
    .insertInto('organizations')
    .values({
      id,
      name: demo.name,
      customer_number: demo.customerNumber,
      po_policy: demo.policy,
      default_purchase_order: demo.purchaseOrder ?? null,
      ...(demo.route ? { route_id: demo.route } : {}),
      flow: demo.flow ?? null,
      division: demo.division ?? null,
      contract_id: demo.contractId ?? null,
      contract_only: demo.contractOnly ?? false,
      health_care: demo.healthCare ?? false,
      invoice_limit_minor: demo.invoiceLimit ?? null,
      default_invoice: demo.defaultInvoice ?? false,
      accounting: demo.accounting ? JSON.stringify(demo.accounting) : null,
    })
    .execute();
  await trx
    .insertInto('organization_addresses')
    .values(
      demo.addresses.map(({ type, label, isDefault, address }, index) => ({
        id: randomUUID(),
        organization_id: id,
        type,
        label,
        address: JSON.stringify(address),
        is_default: isDefault,
        position: index + 1,
      })),
    )
    .execute();
  const { products, every, percent } = demo.contract;
  const contractId = randomUUID();
  const number = demo.contractId ?? demo.customerNumber;
  await trx
    .insertInto('contracts')
    .values({ id: contractId, organization_id: id, number, name: `${demo.name} supply agreement` })
    .execute();
  await sql`
    insert into contract_items (contract_id, sku, price_minor)
    select ${contractId}::uuid, sku, greatest(1, round(coalesce(business_price_minor, price_minor) * ${percent}::integer / 100.0))::integer
    from (select *, row_number() over (order by popularity desc, sku) as place from products
      where published and price_minor is not null) ranked
    where (place - 1) % ${every}::integer = 0
    order by place limit ${products}`.execute(trx);
  await insertItemRules(trx, { id, contractId }, demo);
  await settleContracts(trx, new Date(), [id]);
  await insertAccounting(trx, id, demo);
}

/** Writes contract items, policies and part numbers of individual items, for products that exist. */
async function insertItemRules(
  trx: Db,
  { id, contractId }: { id: string; contractId: string },
  { contractItems = {}, policies = [], customerSkus = {} }: DemoOrganization,
): Promise<void> {
  await sql`insert into contract_items (contract_id, sku, price_minor)
    select ${contractId}::uuid, key, value::integer from json_each_text(${JSON.stringify(contractItems)}::json)
      where key in (select sku from products)
    on conflict (contract_id, sku, min_qty) do update set price_minor = excluded.price_minor`.execute(trx);
  await sql`insert into customer_skus (organization_id, sku, customer_sku)
    select ${id}::uuid, value, key from json_each_text(${JSON.stringify(customerSkus)}::json)
      where value in (select sku from products)`.execute(trx);
  if (policies.length)
    await trx
      .insertInto('organization_policies')
      .values(policies.map((policy) => ({ organization_id: id, ...policy })))
      .execute();
}

async function insertAccounting(
  trx: Db,
  id: string,
  { budgets = [], purchaseOrders = [], lineCodes = {} }: DemoOrganization,
): Promise<void> {
  if (budgets.length)
    await trx
      .insertInto('budget_centers')
      .values(
        budgets.map(({ amount, ...center }, index) => ({
          organization_id: id,
          ...center,
          amount_minor: amount,
          is_default: index === 0,
        })),
      )
      .execute();
  const codes = LINE_ACCOUNTING_FIELDS.flatMap((field) =>
    Object.entries(lineCodes[field] ?? {}).map(([code, description]) => ({
      organization_id: id,
      field,
      code,
      description,
    })),
  );
  if (codes.length) await trx.insertInto('accounting_codes').values(codes).execute();
  for (const { number, description, releases = {} } of purchaseOrders) {
    await trx.insertInto('purchase_orders').values({ organization_id: id, number, description }).execute();
    for (const [release, text] of Object.entries(releases))
      await trx
        .insertInto('purchase_order_releases')
        .values({ organization_id: id, purchase_order: number, release, description: text })
        .execute();
  }
}
