import { sql, type Kysely } from 'kysely';

/**
 * Rules for approving orders, with their approvers: groups, persons and those who decide for them on some days. Each order has the steps that
 * its rules required when it was placed, the agreements of approvers, and a history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table approval_groups (
    id uuid primary key,
    organization_id uuid not null references organizations (id) on delete cascade,
    name text not null,
    unique (organization_id, name)
  )`.execute(db);
  await sql`create table approval_group_members (
    group_id uuid not null references approval_groups (id) on delete cascade,
    account_id uuid not null references accounts (id) on delete cascade,
    primary key (group_id, account_id)
  )`.execute(db);
  await sql`create index approval_group_members_account on approval_group_members (account_id)`.execute(db);
  await sql`create table approval_rules (
    id uuid primary key,
    organization_id uuid not null references organizations (id) on delete cascade,
    unit_id uuid references organization_units (id) on delete cascade,
    name text not null,
    level smallint not null check (level between 1 and 5),
    conditions jsonb not null,
    approver_kind text not null check (approver_kind in ('ANY_APPROVER', 'GROUP', 'PERSON')),
    group_id uuid references approval_groups (id),
    person_id uuid references accounts (id) on delete set null,
    needs_all boolean not null default false,
    check ((group_id is not null) = (approver_kind = 'GROUP')),
    check (person_id is null or approver_kind = 'PERSON')
  )`.execute(db);
  await sql`create index approval_rules_organization on approval_rules (organization_id)`.execute(db);
  await sql`create table approval_delegations (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    delegate_id uuid not null references accounts (id) on delete cascade,
    starts_on date not null,
    ends_on date not null,
    check (ends_on >= starts_on and account_id <> delegate_id)
  )`.execute(db);
  await sql`create index approval_delegations_account on approval_delegations (account_id)`.execute(db);
  await sql`create index approval_delegations_delegate on approval_delegations (delegate_id)`.execute(db);
  await sql`create table order_approval_steps (
    order_number text not null references orders (order_number) on delete cascade,
    step smallint not null,
    level smallint not null,
    reason jsonb not null,
    approver_kind text not null,
    group_id uuid references approval_groups (id) on delete set null,
    person_id uuid references accounts (id) on delete set null,
    needs_all boolean not null,
    approved_at timestamptz,
    primary key (order_number, step)
  )`.execute(db);
  await sql`create table order_approval_votes (
    order_number text not null,
    step smallint not null,
    account_id uuid not null references accounts (id) on delete cascade,
    decided_by uuid references accounts (id) on delete set null,
    decided_at timestamptz not null,
    primary key (order_number, step, account_id),
    foreign key (order_number, step) references order_approval_steps (order_number, step) on delete cascade
  )`.execute(db);
  await sql`create table order_events (
    id bigint generated always as identity primary key,
    order_number text not null references orders (order_number) on delete cascade,
    kind text not null,
    account_id uuid references accounts (id) on delete set null,
    comment text not null default '',
    details jsonb not null default '{}',
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index order_events_order on order_events (order_number, id)`.execute(db);
  // Orders that wait were above the limit of their organization.
  await sql`insert into order_approval_steps (order_number, step, level, reason, approver_kind, needs_all)
    select order_number, 1, 1, jsonb_build_object('kind', 'LIMIT', 'limit', coalesce(organizations.approval_limit_minor, 0)),
      'ANY_APPROVER', false
    from orders join organizations on organizations.id = orders.organization_id
    where orders.status = 'PENDING_APPROVAL'`.execute(db);
  await sql`insert into order_events (order_number, kind, account_id, created_at)
    select order_number, 'SUBMITTED', account_id, placed_at from orders where status = 'PENDING_APPROVAL'`.execute(
    db,
  );
  await sql`insert into order_events (order_number, kind, account_id, comment, created_at)
    select order_number, case when status = 'DECLINED' and decided_by is null then 'EXPIRED' when status = 'DECLINED' then 'DECLINED' else 'APPROVED' end,
      decided_by, decision_comment, decided_at from orders where decided_at is not null order by decided_at`.execute(
    db,
  );
}
