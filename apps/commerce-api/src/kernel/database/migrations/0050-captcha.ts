import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table sessions
     add column captcha_section text check (captcha_section in ('credit', 'prepaid', 'gift')),
     add column captcha_until timestamptz`,
  `create table used_captchas (id text primary key, expires_at timestamptz not null)`,
];

/** Adds the captcha that a session has to solve, and the used answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
