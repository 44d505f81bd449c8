import { sql, type Kysely } from 'kysely';

/**
 * The roles of each organization with their permissions as data. A trigger gives every organization the built-in ones, so that its members
 * can have a role from the start. The role of an account must be one of its organization, and cannot be removed while it is in use.
 */
const statements = [
  `create table organization_roles (
     organization_id uuid not null references organizations (id) on delete cascade,
     code text not null check (code ~ '^[A-Z][A-Z0-9_]{0,39}$'),
     name text not null check (name <> ''),
     permissions jsonb not null default '[]' check (jsonb_typeof(permissions) = 'array'),
     codes jsonb not null default '[]' check (jsonb_typeof(codes) = 'array'),
     primary key (organization_id, code)
   )`,
  `create unique index organization_roles_name on organization_roles (organization_id, lower(name))`,
  // ADMIN has all permissions, also those that are added later, so none are stored.
  `create function add_built_in_roles(organization uuid) returns void language sql as $$
     insert into organization_roles (organization_id, code, name, permissions) values
       (organization, 'ADMIN', 'Admin', '[]'),
       (organization, 'APPROVER', 'Approver',
         '["CHANGE_PASSWORD", "EDIT_PROFILE", "BOPIS", "STORE_PICKUP", "AUTO_RESTOCK", "APPROVE_ORDERS"]'),
       (organization, 'BUYER', 'Buyer', '["CHANGE_PASSWORD", "EDIT_PROFILE", "BOPIS", "STORE_PICKUP", "AUTO_RESTOCK"]')
   $$`,
  `create function organization_built_in_roles() returns trigger language plpgsql as $$
     begin
       perform add_built_in_roles(new.id);
       return null;
     end $$`,
  `create trigger organization_built_in_roles after insert on organizations
     for each row execute function organization_built_in_roles()`,
  `select add_built_in_roles(id) from organizations`,
  `alter table accounts drop constraint accounts_role_check`,
  `alter table accounts add constraint accounts_role_of_organization
     foreign key (organization_id, role) references organization_roles (organization_id, code)`,
  `create index accounts_of_role on accounts (organization_id, role) where role is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
