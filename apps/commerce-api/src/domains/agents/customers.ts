import { sql } from 'kysely';
import type { AgentCustomer } from '@foolscap/account/contract';
import { CUSTOMERS_FOUND, maskDigits, maskEmail, shortName } from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { getDeclinedSince } from './access.service.ts';
import type { Agent } from './agent.ts';

interface CustomerRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  customer_number: string;
  organization_name: string | null;
  requested_at: Date | null;
  declined_at: Date | null;
  refusal: 'CONSENT_MISSING' | null;
}

const describe = (row: CustomerRow): AgentCustomer => ({
  id: row.id,
  name: shortName(row.first_name, row.last_name),
  email: maskEmail(row.email),
  ...(row.phone ? { phone: maskDigits(row.phone, 2) } : {}),
  customerNumber: maskDigits(row.customer_number, 4),
  ...(row.organization_name ? { organizationName: row.organization_name } : {}),
  access: row.refusal ?? 'ALLOWED',
  ...(row.refusal && row.requested_at ? { requestedAt: row.requested_at.toISOString() } : {}),
  ...(row.refusal && row.declined_at ? { declinedAt: row.declined_at.toISOString() } : {}),
});

const LIKE_SIGNS = /[\\%_]/g;

/** Builds the conditions of a search. An email address, a phone number and an order or customer number must match completely. */
function matching({ tenant }: Agent['account'], query: string) {
  const text = query.trim();
  if (text.includes('@')) {
    const key = getEmailKey(text);
    return sql<boolean>`(customer.username = ${key}::text or customer.username = lower(${text}::text))`;
  }
  const digits = text.replaceAll(/[\s().+-]/g, '');
  if (/^\d+$/.test(digits)) {
    // Phone numbers have ten digits, with or without the prefix of the country.
    const phone = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    return sql<boolean>`(customer.phone = ${phone}::text or customer.customer_number = ${digits}::text
      or customer.id = (select account_id from orders where order_number = ${digits}::text and orders.tenant = ${tenant}))`;
  }
  const words = text.toLowerCase().split(/\s+/).slice(0, 4);
  return sql<boolean>`(${sql.join(
    words.map((word) => {
      const prefix = `${word.replaceAll(LIKE_SIGNS, '\\$&')}%`;
      return sql`(lower(customer.first_name) like ${prefix} or lower(customer.last_name) like ${prefix})`;
    }),
    sql` and `,
  )})`;
}

async function listWhere(
  db: Db,
  { account }: Agent,
  condition: ReturnType<typeof matching>,
  now: Date,
): Promise<AgentCustomer[]> {
  const { rows } = await sql<CustomerRow>`/* agents.find-customers */
    select found.*, requested_at, declined_at
    from (
      select customer.id, customer.first_name, customer.last_name, customer.email, customer.phone, customer.customer_number,
        coalesce(organizations.name, customer.organization_name) as organization_name,
        agent_refusal(${account.id}::uuid, customer.id, ${now}::timestamptz) as refusal
      from accounts customer left join organizations on organizations.id = customer.organization_id
      where customer.tenant = ${account.tenant} and ${condition}
    ) found left join agent_requests on agent_requests.account_id = found.id and agent_account_id = ${account.id}::uuid
      -- A request that was declined long ago has no effect.
      and (declined_at is null or declined_at > ${getDeclinedSince(now)}::timestamptz)
    where refusal is distinct from 'NOT_ALLOWED'
    order by lower(last_name), lower(first_name), found.id
    limit ${CUSTOMERS_FOUND}`.execute(db);
  return rows.map(describe);
}

/** Finds the customers that an agent may act for, or that the agent may request access to. Never those of another site. */
export const searchCustomers = (db: Db, agent: Agent, query: string, now: Date): Promise<AgentCustomer[]> =>
  listWhere(db, agent, matching(agent.account, query), now);

/** Lists customers by id, in this order. Those that the agent may not act for any longer are left out. */
export async function listCustomers(
  db: Db,
  agent: Agent,
  ids: readonly string[],
  now: Date,
): Promise<AgentCustomer[]> {
  const found = await listWhere(db, agent, sql<boolean>`customer.id = any(${[...ids]}::uuid[])`, now);
  return ids.flatMap((id) => found.find((each) => each.id === id) ?? []);
}
