import { messages as FRENCH_MESSAGES } from '@foolscap/account/fr-CA';
import { type PaidProgram, RENEWAL_MESSAGES, type RenewalProblem } from '@foolscap/account/model';
import { shortDay } from '@foolscap/core/dates';
import type { Locale, TenantId } from '@foolscap/core/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../kernel/context.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';

/** The names of the programs, which are the same in all languages. */
const PROGRAM_NAMES: Readonly<Record<PaidProgram, string>> = { SELECT: 'Select', PREMIUM: 'Premium' };

/** A member, as a mail needs them. */
export interface MailedMember {
  /** Of the account. */
  id: string;
  email: string;
  first_name: string;
  locale: Locale;
  tenant: TenantId;
}

interface Ending {
  program: PaidProgram;
  ends_at: Date;
}

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

const toDay = (time: Date, locale: Locale) => shortDay(time.toISOString().slice(0, 10), locale);

/** Creates the mails about the end and the renewal of memberships. */
export function createMembershipMails({ settings, mailer }: Pick<ApiContext, 'settings' | 'mailer'>) {
  const pageUrls = createPageUrls(settings);
  const host = `${settings.host}:${settings.port}`;
  const describe = (
    { first_name: firstName, locale, tenant }: MailedMember,
    { program, ends_at }: Ending,
  ) => ({
    firstName,
    program: PROGRAM_NAMES[program],
    day: toDay(ends_at, locale),
    membershipUrl: pageUrls({ tenant, locale, protocol: 'http', host }, '/membership'),
  });
  return {
    ends: (member: MailedMember, membership: Ending, log: Log): void =>
      mailer.write('membershipEnds', member, describe(member, membership), log),
    renews: (
      member: MailedMember,
      membership: Ending,
      { orderAt, price, card }: { orderAt: Date; price: string; card: string | undefined },
      log: Log,
    ): void =>
      mailer.write(
        'membershipRenews',
        member,
        { ...describe(member, membership), orderDay: toDay(orderAt, member.locale), price, card },
        log,
      ),
    /** @param retryAt null if the renewal was switched off */
    notRenewed: (
      member: MailedMember,
      membership: Ending,
      { problem, retryAt }: { problem: RenewalProblem; retryAt: Date | null },
      log: Log,
    ): void =>
      mailer.write(
        'membershipNotRenewed',
        member,
        {
          ...describe(member, membership),
          reason: (member.locale === 'fr-CA' ? FRENCH_MESSAGES : RENEWAL_MESSAGES).renewalProblems[problem],
          retryDay: retryAt ? toDay(retryAt, member.locale) : undefined,
        },
        log,
      ),
  };
}
