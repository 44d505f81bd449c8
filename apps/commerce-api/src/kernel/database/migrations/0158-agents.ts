import { sql, type Kysely } from 'kysely';

/**
 * Staff who act for customers (docs/decisions/acting-for-customers.md). A visit is the time in which an agent acts for one customer; its
 * session has the customer as its account. The session of the agent waits meanwhile, and the end of either one ends the visit.
 */
const statements = [
  `alter table accounts
     add column agent_kind text check (agent_kind in ('CSR', 'SALES_REP', 'STORE_ASSOCIATE')),
     add column agent_store text,
     add constraint accounts_agent_store check ((agent_store is not null) = (coalesce(agent_kind, '') = 'STORE_ASSOCIATE'))`,
  `create index accounts_first_names on accounts (tenant, lower(first_name) text_pattern_ops)`,
  `create index accounts_last_names on accounts (tenant, lower(last_name) text_pattern_ops)`,
  `create index accounts_phones on accounts (tenant, phone) where phone <> ''`,
  `create index accounts_customer_numbers on accounts (tenant, customer_number)`,
  `alter table organizations
     add column agent_consent text not null default 'NOT_NEEDED' check (agent_consent in ('NOT_NEEDED', 'REQUIRED')),
     add column sales_rep_account_id uuid references accounts (id) on delete set null,
     add column sales_rep_name text,
     add column sales_rep_phone text,
     add column sales_rep_email text`,
  `create table agent_settings (
     tenant text primary key check (tenant in ('sdc', 'sba')),
     consent text not null check (consent in ('NOT_NEEDED', 'REQUIRED'))
   )`,
  `create table agent_organizations (
     agent_account_id uuid not null references accounts (id) on delete cascade,
     organization_id uuid not null references organizations (id) on delete cascade,
     primary key (agent_account_id, organization_id)
   )`,
  `create table agent_consents (
     id uuid primary key,
     account_id uuid not null references accounts (id) on delete cascade,
     agent_account_id uuid references accounts (id) on delete cascade,
     granted_at timestamptz not null,
     expires_at timestamptz not null,
     withdrawn_at timestamptz
   )`,
  `create index agent_consents_account on agent_consents (account_id)`,
  `create table agent_requests (
     account_id uuid not null references accounts (id) on delete cascade,
     agent_account_id uuid not null references accounts (id) on delete cascade,
     requested_at timestamptz not null,
     primary key (account_id, agent_account_id)
   )`,
  `create table agent_searches (
     id uuid primary key,
     agent_account_id uuid not null references accounts (id) on delete cascade,
     query text not null,
     found uuid[] not null,
     searched_at timestamptz not null
   )`,
  `create index agent_searches_agent on agent_searches (agent_account_id, searched_at)`,
  `create table agent_visits (
     id uuid primary key,
     agent_account_id uuid references accounts (id) on delete set null,
     agent_kind text not null,
     agent_name text not null,
     account_id uuid not null references accounts (id) on delete cascade,
     started_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     end_reason text check (end_reason in ('ENDED', 'SIGNED_OUT', 'EXPIRED', 'CONSENT_MISSING', 'NOT_ALLOWED', 'SESSION_ENDED')),
     created_at timestamptz not null default now()
   )`,
  `create index agent_visits_account on agent_visits (account_id, started_at)`,
  `create index agent_visits_agent on agent_visits (agent_account_id, started_at)`,
  `create table agent_actions (
     id bigint generated always as identity primary key,
     visit_id uuid not null references agent_visits (id) on delete cascade,
     happened_at timestamptz not null,
     operation text not null,
     object text not null,
     status smallint
   )`,
  `create index agent_actions_visit on agent_actions (visit_id, id)`,
  // Rows are only added. The outcome is written once, and rows are deleted only together with their visit.
  `create function keep_agent_action() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if pg_trigger_depth() < 2 then raise exception 'agent_actions is append-only'; end if;
       return old;
     end if;
     if old.status is not null or (new.visit_id, new.happened_at, new.operation, new.object) is distinct from (old.visit_id, old.happened_at, old.operation, old.object)
       then raise exception 'agent_actions is append-only'; end if;
     return new;
   end $$`,
  `create trigger agent_actions_append_only before update or delete on agent_actions
     for each row execute function keep_agent_action()`,
  `alter table sessions
     add column agent_visit_id uuid references agent_visits (id) on delete cascade,
     add column agent_session_id uuid references sessions (id) on delete cascade`,
  `create index sessions_of_visits on sessions (agent_visit_id) where agent_visit_id is not null`,
  `create index sessions_of_agents on sessions (agent_session_id) where agent_session_id is not null`,
  // Records the end of a visit for whatever reason its session was deleted, and ends the agent's session that waits for it.
  `create function end_agent_visit() returns trigger language plpgsql as $$
   begin
     update agent_visits set ended_at = least(now(), old.expires_at),
         end_reason = case when old.expires_at <= now() then 'EXPIRED' else 'SESSION_ENDED' end
       where id = old.agent_visit_id and ended_at is null;
     delete from sessions where id = old.agent_session_id and token_hash like 'waiting:%';
     return null;
   end $$`,
  `create trigger sessions_end_agent_visit after delete on sessions
     for each row when (old.agent_visit_id is not null) execute function end_agent_visit()`,
  `alter table orders add column agent_visit_id uuid references agent_visits (id) on delete set null`,
  `create index orders_of_visits on orders (agent_visit_id) where agent_visit_id is not null`,
  // Null if the agent may act for the customer at this time, otherwise the reason why not.
  `create function agent_refusal(agent_id uuid, customer_id uuid, at timestamptz) returns text stable language sql as $$
     select case
       when not exists (select 1 from accounts agent join accounts customer on customer.id = customer_id
         where agent.id = agent_id and agent.tenant = customer.tenant and agent.agent_kind is not null and agent.deactivated_at is null
           and customer.agent_kind is null and customer.deactivated_at is null and customer.invited_at is null
           and customer.tps_code is null
           and (agent.agent_kind <> 'SALES_REP' or exists (select 1 from agent_organizations assigned
             where assigned.agent_account_id = agent.id and assigned.organization_id = customer.organization_id)))
         then 'NOT_ALLOWED'
       when (select coalesce(organizations.agent_consent, agent_settings.consent, 'NOT_NEEDED') from accounts
           left join organizations on organizations.id = accounts.organization_id
           left join agent_settings on agent_settings.tenant = accounts.tenant
           where accounts.id = customer_id) = 'REQUIRED'
         and not exists (select 1 from agent_consents given where given.account_id = customer_id
           and coalesce(given.agent_account_id, agent_id) = agent_id and given.withdrawn_at is null and given.expires_at > at)
         then 'CONSENT_MISSING'
     end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
