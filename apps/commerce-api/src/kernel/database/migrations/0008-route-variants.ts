import { sql, type Kysely } from 'kysely';

/** Adds the variant of the business site of an organization, the flow of its members, and which of them work for customer service. */
const statements = [
  `alter table organizations
     add column route_id text not null default 'SBA' check (route_id in ('SBA', 'HIT', 'SWS')),
     add column flow text check (flow in ('MVP', 'SAML'))`,
  `alter table accounts add column customer_service boolean not null default false`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
