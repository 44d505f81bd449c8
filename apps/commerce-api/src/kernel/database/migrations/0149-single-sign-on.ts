import { sql, type Kysely } from 'kysely';

/** Company sign-in: the identity provider of an organization, its sign-ins in progress, and the assertions that were used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table identity_providers (
    organization_id uuid primary key references organizations (id) on delete cascade,
    kind text not null check (kind in ('SAML', 'OIDC')),
    settings jsonb not null,
    client_secret text,
    attributes jsonb not null default '{}',
    role_rules jsonb not null default '[]',
    default_role text,
    just_in_time boolean not null default true,
    password_allowed boolean not null default true,
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table identity_provider_domains (
    domain text primary key check (domain = lower(domain)),
    organization_id uuid not null references identity_providers (organization_id) on delete cascade
  )`.execute(db);
  await sql`create index identity_provider_domains_organization on identity_provider_domains (organization_id)`.execute(
    db,
  );
  await sql`create table sign_in_requests (
    id text primary key,
    organization_id uuid not null references identity_providers (organization_id) on delete cascade,
    kind text not null check (kind in ('SAML', 'OIDC')),
    browser_hash text not null,
    nonce text,
    code_verifier text,
    target text not null,
    locale text not null,
    used_at timestamptz,
    code_hash text unique,
    identity jsonb,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index sign_in_requests_expiry on sign_in_requests (expires_at)`.execute(db);
  await sql`create table used_assertions (
    organization_id uuid not null references organizations (id) on delete cascade,
    assertion_id text not null,
    expires_at timestamptz not null,
    primary key (organization_id, assertion_id)
  )`.execute(db);
  await sql`create index used_assertions_expiry on used_assertions (expires_at)`.execute(db);
}
