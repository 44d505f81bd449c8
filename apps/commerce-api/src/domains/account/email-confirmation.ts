import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRow, findAccount } from './account.repository.ts';
import { linkDigest } from './password-links.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Path of the page that a confirmation link opens, below the site's root. */
const PAGE = '/office/supplies/confirm-email';

/** Lifetime of a link that confirms an email address. */
const LINK_LIFETIME_MS = 30 * 86_400_000;

/** Creates a link that confirms the email address of an account. @returns its path and query, including the secret */
export async function createConfirmationLink(
  db: Db,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('email_confirmations')
    .values({
      token_hash: linkDigest(token),
      account_id: id,
      email,
      expires_at: new Date(now.getTime() + LINK_LIFETIME_MS),
    })
    .execute();
  return `${PAGE}?token=${token}`;
}

export async function deleteExpiredConfirmations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
}

/**
 * Records that the owner of an account's email address has confirmed it, and claims the guest orders with that address for the account
 * (decision-guest-orders).
 * @returns false, with no change, if the address has changed since the account was read
 */
export async function markEmailConfirmed(
  trx: Db,
  account: AccountRow,
  claimGuestOrders: AccountPorts['claimGuestOrders'],
  now: Date,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('accounts')
    .set({ email_confirmed_at: now })
    .where('id', '=', account.id)
    // The address may change while this statement waits for the row lock.
    .where('email', '=', account.email)
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) return false;
  await claimGuestOrders(trx, {
    tenant: account.tenant,
    accountId: account.id,
    sessionId: undefined,
    confirmedEmail: account.email,
  });
  return true;
}

/**
 * Creates the calls that mail a confirmation link and confirm an email address with it. The caller must be signed in to the account. Any
 * shopper could have registered it with that address, so a click by the address's owner alone must not move the owner's orders into it.
 */
export function createEmailConfirmation({
  database: { db },
  settings,
  mailer,
  now,
  signedIn,
  ports,
}: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'> & {
  signedIn: SignedInAccount;
  ports: Pick<AccountPorts, 'claimGuestOrders'>;
}) {
  const pageUrl = createPageUrls(settings);
  return {
    /** Sends the link again. Earlier links keep working. Does nothing if the address is already confirmed. */
    async sendConfirmation(request: FastifyRequest): Promise<void> {
      const { account } = await signedIn(request);
      if (account.email_confirmed_at) return;
      const confirmUrl = pageUrl(request, await createConfirmationLink(db, account, now()));
      mailer.write(
        'confirmEmail',
        { email: account.email, locale: request.locale },
        { firstName: account.first_name, confirmUrl },
        request.log,
      );
    },

    /**
     * @throws ApiError 400 EMAIL_LINK_INVALID, 401, 403 for another account's link, 409 EMAIL_ALREADY_CONFIRMED when a link is used twice,
     * since links are kept until they expire
     */
    async confirmEmail(request: FastifyRequest, token: string): Promise<void> {
      const { tenant } = request;
      const caller = await signedIn(request);
      await db.transaction().execute(async (trx) => {
        const link = await trx
          .selectFrom('email_confirmations')
          .where('token_hash', '=', linkDigest(token))
          .where('expires_at', '>', now())
          .select(['account_id', 'email'])
          .executeTakeFirst();
        if (link && link.account_id !== caller.account.id)
          throw new ApiError(
            403,
            ACCOUNT_CODES.emailOfOtherAccount,
            'You are signed in to another account. Sign in with this email address, then open the link again.',
          );
        const account = link && (await findAccount(trx, link.account_id));
        const invalid = () =>
          badRequest(ACCOUNT_CODES.emailLinkInvalid, 'This link has expired or is not valid.', 'token');
        // The address may have changed since the mail was sent.
        if (!account || account.deactivated_at || account.tenant !== tenant || account.email !== link.email)
          throw invalid();
        if (account.email_confirmed_at)
          throw new ApiError(
            409,
            ACCOUNT_CODES.emailAlreadyConfirmed,
            'This email address is already confirmed.',
          );
        if (!(await markEmailConfirmed(trx, account, ports.claimGuestOrders, now()))) throw invalid();
      });
    },
  };
}
