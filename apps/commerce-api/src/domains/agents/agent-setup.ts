import { sql } from 'kysely';
import type { AgentKind, TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { endVisitsWhere } from '../../kernel/sessions/agent-sessions.repository.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

type Consent = 'NOT_NEEDED' | 'REQUIRED';

/** A change of an operator to the staff who act for customers. */
export type AgentChange =
  | {
      username: string;
      tenant: TenantId;
      /** Null makes the account a customer's again. */
      kind: AgentKind | null;
      storeNumber?: string;
    }
  | { username: string; customerNumber: string; isAssigned: boolean }
  | { consent: Consent; tenant: TenantId }
  | { consent: Consent; customerNumber: string }
  | {
      customerNumber: string;
      /** The user name of the account whose name, phone and email apply, or these values; null for no representative. */
      salesRep: { username: string } | { name: string; phone?: string; email?: string } | null;
    };

/** An agent as the command lists it. */
export interface AgentListing {
  tenant: TenantId;
  username: string;
  kind: AgentKind;
  storeNumber: string | null;
  organizations: string[];
  visits: number;
  lastVisitAt: string | null;
}

export async function listAgents(db: Db): Promise<AgentListing[]> {
  const { rows } = await sql<AgentListing>`
    select tenant, username, agent_kind as kind, agent_store as "storeNumber",
      array(select organizations.customer_number || ' ' || organizations.name from agent_organizations
        join organizations on organizations.id = agent_organizations.organization_id
        where agent_organizations.agent_account_id = accounts.id order by 1) as organizations,
      (select count(*)::integer from agent_visits where agent_visits.agent_account_id = accounts.id) as visits,
      (select to_char(max(started_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from agent_visits
        where agent_visits.agent_account_id = accounts.id) as "lastVisitAt"
    from accounts where agent_kind is not null order by tenant, username`.execute(db);
  return rows;
}

async function findOrganization(trx: Db, customerNumber: string) {
  const organization = await trx
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('customer_number', '=', customerNumber)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();
  if (!organization)
    throw notFound('ORGANIZATION_NOT_FOUND', operatorText(`There is no organization ${customerNumber}.`));
  return organization;
}

async function findAgent(trx: Db, tenant: TenantId, username: string) {
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'username', 'agent_kind'])
    .where('tenant', '=', tenant)
    .where('username', '=', getEmailKey(username))
    .where('tps_code', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account)
    throw notFound('USER_NOT_FOUND', operatorText(`There is no ${username} on the site ${tenant}.`));
  return account;
}

async function setKind(
  trx: Db,
  { username, tenant, kind, storeNumber }: Extract<AgentChange, { kind: unknown }>,
  now: Date,
): Promise<string> {
  if ((kind === 'STORE_ASSOCIATE') !== (storeNumber !== undefined))
    throw badRequest('INVALID_REQUEST', operatorText('A store associate has a store, and others have none.'));
  const account = await findAgent(trx, tenant, username);
  if (storeNumber !== undefined) {
    const store = await trx
      .selectFrom('stores')
      .select('store_number')
      .where('store_number', '=', storeNumber)
      .executeTakeFirst();
    if (!store) throw notFound('STORE_NOT_FOUND', operatorText(`There is no store ${storeNumber}.`));
  }
  await trx
    .updateTable('accounts')
    .set({ agent_kind: kind, agent_store: storeNumber ?? null })
    .where('id', '=', account.id)
    .execute();
  if (kind !== 'SALES_REP')
    await trx.deleteFrom('agent_organizations').where('agent_account_id', '=', account.id).execute();
  await endVisitsWhere(trx, { agentAccountId: account.id }, now);
  return `${account.username} is ${kind ? `an agent of the kind ${kind}` : 'a customer'}.`;
}

async function assign(
  trx: Db,
  { username, customerNumber, isAssigned }: Extract<AgentChange, { isAssigned: unknown }>,
  now: Date,
): Promise<string> {
  const organization = await findOrganization(trx, customerNumber);
  const account = await findAgent(trx, 'sba', username);
  if (account.agent_kind !== 'SALES_REP')
    throw badRequest('INVALID_REQUEST', operatorText(`${account.username} is not a sales representative.`));
  if (isAssigned)
    await trx
      .insertInto('agent_organizations')
      .values({ agent_account_id: account.id, organization_id: organization.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('agent_organizations')
      .where('agent_account_id', '=', account.id)
      .where('organization_id', '=', organization.id)
      .execute();
  await endVisitsWhere(trx, { agentAccountId: account.id }, now);
  return `${organization.name} is ${isAssigned ? '' : 'not '}assigned to ${account.username}.`;
}

async function setConsent(trx: Db, change: Extract<AgentChange, { consent: unknown }>): Promise<string> {
  const { consent } = change;
  const says = consent === 'REQUIRED' ? 'agents need the consent of' : 'agents need no consent of';
  // Visits end with their next call, because it checks the consent.
  if ('tenant' in change) {
    await trx
      .insertInto('agent_settings')
      .values({ tenant: change.tenant, consent })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ consent }))
      .execute();
    return `On the site ${change.tenant}, ${says} customers without an organization.`;
  }
  const { id, name } = await findOrganization(trx, change.customerNumber);
  await trx.updateTable('organizations').set({ agent_consent: consent }).where('id', '=', id).execute();
  return `${name}: ${says} its members.`;
}

async function setSalesRep(
  trx: Db,
  { customerNumber, salesRep }: Extract<AgentChange, { salesRep: unknown }>,
): Promise<string> {
  const { id, name } = await findOrganization(trx, customerNumber);
  const account =
    salesRep && 'username' in salesRep ? await findAgent(trx, 'sba', salesRep.username) : undefined;
  const values = salesRep && 'name' in salesRep ? salesRep : undefined;
  await trx
    .updateTable('organizations')
    .set({
      sales_rep_account_id: account?.id ?? null,
      sales_rep_name: values?.name ?? null,
      sales_rep_phone: values?.phone ?? null,
      sales_rep_email: values?.email ?? null,
    })
    .where('id', '=', id)
    .execute();
  return `${name}: ${account?.username ?? values?.name ?? 'no one'} is the sales representative.`;
}

/** Applies the change of an operator. Visits that are not allowed any longer end at once. @returns a sentence that describes the change */
export const changeAgents = (db: Db, change: AgentChange, now = new Date()): Promise<{ message: string }> =>
  db.transaction().execute(async (trx) => {
    if ('kind' in change) return { message: await setKind(trx, change, now) };
    if ('isAssigned' in change) return { message: await assign(trx, change, now) };
    if ('consent' in change) return { message: await setConsent(trx, change) };
    return { message: await setSalesRep(trx, change) };
  });
