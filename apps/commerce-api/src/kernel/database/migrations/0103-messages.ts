import { sql, type Kysely } from 'kysely';

/** Adds messages to the shop, feedback, and the subscribers of the newsletter. */
const statements = [
  `create table shop_messages (
     id integer generated always as identity primary key,
     kind text not null check (kind in ('contact', 'feedback')),
     tenant text not null check (tenant in ('sdc', 'sba')),
     topic text,
     name text,
     email text,
     order_number text,
     rating smallint check (rating between 1 and 5),
     page text,
     text text not null,
     created_at timestamptz not null,
     closed_at timestamptz,
     check (case kind when 'contact' then topic is not null and name is not null and email is not null
       else rating is not null end))`,
  `create index shop_messages_closed on shop_messages (closed_at)`,
  `create table newsletter_subscribers (
     tenant text not null check (tenant in ('sdc', 'sba')),
     email_key text not null,
     email text not null,
     state text not null check (state in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
     phone_number text,
     landing_pages jsonb not null,
     form_id integer not null check (form_id in (6759, 4053)),
     job_function text,
     employee_size text,
     consent_version text not null,
     consented_at timestamptz not null,
     confirm_hash text not null unique,
     confirmed_at timestamptz,
     unsubscribe_token text not null unique,
     unsubscribed_at timestamptz,
     primary key (tenant, email_key))`,
  `create index newsletter_subscribers_pending on newsletter_subscribers (consented_at) where state = 'PENDING'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
