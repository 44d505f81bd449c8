import type { PaidProgram } from '@foolscap/account/model';
import { shortDay } from '@foolscap/core/dates';
import type { Locale, TenantId } from '@foolscap/core/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';

/** A member gets the mail about the end of a membership this many days before it. */
export const REMINDER_DAYS = 14;

/** The names of the programs, which are the same in all languages. */
const PROGRAM_NAMES: Readonly<Record<PaidProgram, string>> = { SELECT: 'Select', PREMIUM: 'Premium' };

/** Memberships of a round. */
const BATCH = 200;

interface EndingRow {
  program: PaidProgram;
  ends_at: Date;
  email: string;
  first_name: string;
  locale: Locale;
  tenant: TenantId;
}

/**
 * Takes the memberships that end soon, each once across all instances. One that was renewed, or that a better program outlasts, is not
 * taken.
 */
async function takeEnding(db: Db, now: Date): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`/* membership.remind */
    with taken as (
      update memberships set reminded_at = ${now}::timestamptz where id in (
        select id from memberships where ended_reason is null and reminded_at is null and ends_at > ${now}::timestamptz
          and ends_at <= ${new Date(now.getTime() + REMINDER_DAYS * 86_400_000)}::timestamptz
          and get_membership_end(account_id, program, ${now}::timestamptz) <= ends_at
        order by ends_at, id limit ${BATCH} for update skip locked)
      returning account_id, program, ends_at)
    select taken.program, taken.ends_at, accounts.email, accounts.first_name, accounts.locale, accounts.tenant
      from taken join accounts on accounts.id = taken.account_id order by taken.ends_at, accounts.id`.execute(
    db,
  );
  return rows;
}

/** Writes the mails about memberships that end soon. Nothing is renewed: the mail links to the page on which it can be bought again. */
export async function remindMembers(
  { database: { db }, settings, mailer, now }: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<void> {
  const pageUrls = createPageUrls(settings);
  const host = `${settings.host}:${settings.port}`;
  for (const row of await takeEnding(db, now())) {
    const { program, email, locale, tenant, first_name: firstName } = row;
    mailer.write(
      'membershipEnds',
      { email, locale },
      {
        firstName,
        program: PROGRAM_NAMES[program],
        day: shortDay(row.ends_at.toISOString().slice(0, 10), locale),
        membershipUrl: pageUrls({ tenant, locale, protocol: 'http', host }, '/membership'),
      },
      log,
    );
  }
}
