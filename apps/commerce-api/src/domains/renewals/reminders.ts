import type { PaidProgram } from '@foolscap/account/model';
import { formatMoney } from '@foolscap/core/money';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { createMembershipMails, type MailedMember } from './membership-mails.ts';
import {
  findMembershipCard,
  findRenewable,
  findRenewal,
  getOrderTime,
  setKnownPrice,
} from './renewals.repository.ts';

/** A member gets the mail about the end of a membership this many days before it. */
export const REMINDER_DAYS = 14;

/** Memberships of a round. */
const BATCH = 200;

interface EndingRow extends MailedMember {
  membership_id: string;
  program: PaidProgram;
  ends_at: Date;
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
      returning id, account_id, program, ends_at)
    select taken.id as membership_id, taken.program, taken.ends_at, accounts.id, accounts.email, accounts.first_name,
        accounts.locale, accounts.tenant
      from taken join accounts on accounts.id = taken.account_id
      where accounts.deactivated_at is null order by taken.ends_at, accounts.id`.execute(db);
  return rows;
}

type Context = Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>;

/** Reads what a reminder says about the order that renews a membership; undefined if it is not renewed. */
async function readNextOrder({ database: { db }, now }: Context, row: EndingRow) {
  const renewal = await findRenewal(db, row.id);
  if (!renewal?.is_on || renewal.program !== row.program) return undefined;
  const membership = await findRenewable(db, row, renewal.sku, now());
  // The job ends the renewal of a product that is no longer sold.
  if (membership?.id !== row.membership_id || membership.price === null) return undefined;
  const card = await findMembershipCard(db, row.id, now());
  return { renewal, membership, price: membership.price, card };
}

/**
 * Writes the mails about memberships that end soon. They say what will happen: the price, day and card of the renewal, or that nothing is
 * charged.
 */
export async function remindMembers(
  context: Context,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<void> {
  const { database, now } = context;
  const { db } = database;
  const mails = createMembershipMails(context);
  for (const row of await takeEnding(db, now())) {
    const next = await readNextOrder(context, row);
    if (!next) mails.ends(row, row, log);
    else {
      const { renewal, membership, price, card } = next;
      mails.renews(
        row,
        row,
        {
          orderAt: getOrderTime(membership),
          price: formatMoney(price, row.locale),
          card: card && !card.isExpired ? card.last_four : undefined,
        },
        log,
      );
      // From now on the member knows this price. The mail is already on its way, so a failure must not stop the other reminders; the
      // renewal then ends if the price has risen.
      await setKnownPrice(db, renewal, price).catch((error: unknown) =>
        log.error({ err: error, account: row.id }, 'the price of a reminder could not be kept'),
      );
    }
  }
}
