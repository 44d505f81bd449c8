import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MembershipProgram, PermissionCode } from '@foolscap/account/model';
import type { Address, AgentKind, TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { type DemoPart, getVersion } from '../../kernel/database/demo-data.ts';
import { hashPassword } from './passwords.ts';

export interface DemoAccount {
  tenant: TenantId;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  organizationName?: string;
  purchaseOrder?: string;
  /** Code of the role in a demo organization. The account's addresses are those of the organization. */
  role?: string;
  /** Buys on behalf of the organization as a customer service representative (flow CSR). */
  customerService?: boolean;
  address?: Address;
  /** Ten digits. */
  phone?: string;
  /** Staff who may act for customers, with the store of a store associate. */
  agentKind?: AgentKind;
  agentStore?: string;
  /** `G_BOP` for business accounts by default. */
  permissions?: PermissionCode[];
  membershipProgram?: MembershipProgram;
  /** Certified to buy restricted health-care items. */
  isCertified?: boolean;
}

/**
 * Demo accounts: one shopper in the consumer store and the members of the business store's organizations. Never created in a database given
 * by DATABASE_URL unless DEMO=1.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    tenant: 'sdc',
    username: 'wendy@example.com',
    password: 'paper-and-ink',
    firstName: 'Wendy',
    lastName: 'Quill',
    address: {
      type: 'SB',
      firstName: 'Wendy',
      lastName: 'Quill',
      address1: '18 Union Avenue',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      country: 'US',
      phones: [{ number: '5085550118' }],
    },
  },
  {
    tenant: 'sba',
    username: 'office@example.com',
    password: 'ledger-and-rule',
    firstName: 'Marcus',
    lastName: 'Ledger',
    organizationName: 'Bell & Margin LLC',
    purchaseOrder: 'PO-20417',
    role: 'ADMIN',
    address: {
      type: 'SB',
      firstName: 'Marcus',
      lastName: 'Ledger',
      organizationName: 'Bell & Margin LLC',
      address1: '400 Market Street',
      address2: 'Floor 7',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19106',
      country: 'US',
      phones: [{ number: '2155550142', extension: '7' }],
    },
  },
  {
    tenant: 'sba',
    username: 'buyer@example.com',
    password: 'carbon-and-copy',
    firstName: 'Ines',
    lastName: 'Vellum',
    organizationName: 'Bell & Margin LLC',
    role: 'BUYER',
  },
  {
    tenant: 'sba',
    username: 'warehouse@example.com',
    password: 'crate-and-label',
    firstName: 'Otto',
    lastName: 'Kraft',
    organizationName: 'Bell & Margin LLC',
    role: 'BUYER',
  },
  {
    tenant: 'sba',
    username: 'studio@example.com',
    password: 'pencil-and-plan',
    firstName: 'Noor',
    lastName: 'Deckle',
    organizationName: 'Deckle Edge Studio',
    role: 'ADMIN',
  },
  {
    tenant: 'sba',
    username: 'service@example.com',
    password: 'headset-and-help',
    firstName: 'Cleo',
    lastName: 'Bristol',
    organizationName: 'Bell & Margin LLC',
    role: 'BUYER',
    customerService: true,
  },
  {
    tenant: 'sba',
    username: 'gatefold@example.com',
    password: 'press-and-proof',
    firstName: 'Rhea',
    lastName: 'Platen',
    organizationName: 'Gatefold Print Works',
    role: 'ADMIN',
  },
  {
    tenant: 'sba',
    username: 'sandstone@example.com',
    password: 'mesa-and-marker',
    firstName: 'Luis',
    lastName: 'Canyon',
    organizationName: 'Sandstone Surveyors',
    role: 'ADMIN',
  },
  {
    tenant: 'sba',
    username: 'firstdraft@example.com',
    password: 'draft-and-revise',
    firstName: 'Imogen',
    lastName: 'Galley',
    organizationName: 'First Draft Labs',
    role: 'ADMIN',
  },
  {
    tenant: 'sba',
    username: 'plumbline@example.com',
    password: 'level-and-square',
    firstName: 'Theo',
    lastName: 'Stile',
    organizationName: 'Plumb Line Clinics',
    role: 'ADMIN',
  },
  {
    tenant: 'sba',
    username: 'nurse@example.com',
    password: 'gauze-and-glove',
    firstName: 'Odile',
    lastName: 'Tabor',
    organizationName: 'Ridgeline Clinic',
    role: 'ADMIN',
    permissions: ['G_BOP', 'G_IOC', 'G_WS', 'G_AL', 'G_ALP'],
    isCertified: true,
  },
  {
    tenant: 'sba',
    username: 'desk@example.com',
    password: 'chart-and-pen',
    firstName: 'Ruben',
    lastName: 'Marsh',
    organizationName: 'Ridgeline Clinic',
    role: 'BUYER',
    permissions: ['G_CSE', 'G_BIO', 'G_IBV'],
  },
  {
    tenant: 'sdc',
    username: 'member@example.com',
    password: 'blotter-and-blue',
    firstName: 'Saul',
    lastName: 'Penn',
    membershipProgram: 'SELECT',
  },
  {
    tenant: 'sba',
    username: 'agent@example.com',
    password: 'listen-and-log',
    firstName: 'Maya',
    lastName: 'Dial',
    agentKind: 'CSR',
  },
  {
    tenant: 'sba',
    username: 'rep@example.com',
    password: 'visit-and-quote',
    firstName: 'Hugo',
    lastName: 'Carrel',
    phone: '2155550171',
    agentKind: 'SALES_REP',
  },
  {
    tenant: 'sba',
    username: 'associate@example.com',
    password: 'shelf-and-scan',
    firstName: 'Priya',
    lastName: 'Aisle',
    agentKind: 'STORE_ASSOCIATE',
    agentStore: '1547',
  },
  {
    tenant: 'sdc',
    username: 'agent@example.com',
    password: 'listen-and-log',
    firstName: 'Maya',
    lastName: 'Dial',
    agentKind: 'CSR',
  },
];

/**
 * Creates missing demo accounts. Existing ones are kept as they are, since people change their passwords and addresses.
 * @returns the number of accounts created
 */
export async function writeDemoAccounts(trx: Db): Promise<number> {
  let added = 0;
  for (const [index, demo] of demoAccounts.entries()) {
    const known = await trx
      .selectFrom('accounts')
      .select('id')
      .where('tenant', '=', demo.tenant)
      .where('username', '=', demo.username)
      .where('tps_code', 'is', null)
      .executeTakeFirst();
    if (known) continue;
    const account = await trx
      .insertInto('accounts')
      .values({
        id: randomUUID(),
        tenant: demo.tenant,
        username: demo.username,
        password_hash: await hashPassword(demo.password),
        first_name: demo.firstName,
        last_name: demo.lastName,
        email: demo.username,
        // Mail sent to a demo account has no reader who could open the link.
        email_confirmed_at: sql<Date>`now()`,
        // All members of an organization share its customer number.
        customer_number: demo.tenant === 'sba' ? '1084420417' : String(2047118063 + index),
        rewards_no: demo.tenant === 'sdc' ? String(3300481172 + index) : null,
        organization_name: demo.organizationName ?? null,
        default_purchase_order: demo.purchaseOrder ?? null,
        permissions: JSON.stringify(demo.permissions ?? (demo.tenant === 'sba' ? ['G_BOP'] : [])),
        membership_program: demo.membershipProgram ?? 'NON_MEMBER',
        is_certified: demo.isCertified ?? false,
        customer_service: demo.customerService ?? false,
        agent_kind: demo.agentKind ?? null,
        agent_store: demo.agentStore ?? null,
        ...(demo.phone ? { phone: demo.phone } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    added += 1;
    if (!demo.address) continue;
    const id = randomUUID();
    await trx
      .insertInto('account_addresses')
      .values({
        id,
        account_id: account.id,
        position: 1,
        address: JSON.stringify({ id, ...demo.address }),
        default_shipping: true,
        default_billing: true,
      })
      .execute();
  }
  return added;
}

/** The accounts of the demo. */
export const demoAccountsPart: DemoPart = {
  name: 'accounts',
  version: () => getVersion(demoAccounts),
  apply: async (trx) => ({ added: await writeDemoAccounts(trx), changed: 0, retired: 0 }),
};
