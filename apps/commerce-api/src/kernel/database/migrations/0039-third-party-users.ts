import { sql, type Kysely } from 'kysely';

/**
 * Adds third-party users of an organization: partner programs, one-time sign-in links, and accounts with the code of a program in place of
 * a role. Their email address is not a user name: a member of the business site may have the same one, and only links sign them in.
 */
const statements = [
  `create table third_party_programs (
     organization_id uuid not null references organizations (id) on delete cascade,
     code text not null,
     name text not null,
     primary key (organization_id, code))`,
  `create table third_party_links (
     token_hash text primary key,
     organization_id uuid not null,
     tps_code text not null,
     first_name text not null,
     last_name text not null,
     email text not null check (email = lower(email)),
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     used_at timestamptz,
     foreign key (organization_id, tps_code) references third_party_programs on delete cascade)`,
  `create index third_party_links_expiry on third_party_links (expires_at)`,
  `alter table accounts
     add column tps_code text,
     drop constraint accounts_role,
     add constraint accounts_role check ((organization_id is not null) = (role is not null or tps_code is not null)
       and (role is null or tps_code is null)),
     drop constraint accounts_tenant_username_key`,
  `create unique index accounts_username on accounts (tenant, username) where tps_code is null`,
  `create unique index accounts_third_party on accounts (organization_id, tps_code, username) where tps_code is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
