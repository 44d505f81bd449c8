import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AccountData, ForgotBody, PasswordBody, ResetBody } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { readSitePath } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { AfterReply } from '../../kernel/http/after-reply.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { holdSession, sessionChanged } from '../../kernel/sessions/hold-session.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import { endSessionsOf } from '../../kernel/sessions/sessions.repository.ts';
import { checkMayChange, checkNewPassword, confirmPassword } from './account-checks.ts';
import type { DescribeAccount } from './account-data.ts';
import type { AccountPorts } from './account-ports.ts';
import { markEmailConfirmed } from './email-confirmation.ts';
import { findAccount, findAccountByName, setPassword } from './account.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import { createPasswordLink, linkDigest } from './password-links.ts';
import { hashPassword } from './passwords.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Lifetime of a password link, in minutes. */
const RESET_MINUTES = 60;

/** Creates the calls that change a password or reset a forgotten one. */
export function createPasswordService({
  database: { db },
  settings,
  mailer,
  now,
  sessions,
  devices,
  afterReply,
  signedIn,
  describe,
  ports,
}: ApiContext & {
  sessions: Sessions;
  devices: KnownDevices;
  afterReply: AfterReply;
  signedIn: SignedInAccount;
  describe: DescribeAccount;
  ports: Pick<AccountPorts, 'claimGuestOrders'>;
}) {
  const pageUrl = createPageUrls(settings);

  return {
    /** Changes the password. Ends all other sessions and rotates this session's secret. */
    async changePassword(
      request: FastifyRequest,
      reply: FastifyReply,
      { password, newPassword }: PasswordBody,
    ): Promise<AccountData> {
      const { account, session } = await signedIn(request);
      await checkMayChange(db, account, 'CHANGE_PASSWORD');
      await confirmPassword(account, password);
      checkNewPassword(newPassword, account.email, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      const sendSecret = await db.transaction().execute(async (trx) => {
        if (!(await holdSession(trx, session, 'update'))) throw sessionChanged();
        await setPassword(trx, account.id, passwordHash);
        await endSessionsOf(trx, request.tenant, account.id, { except: session.id });
        await devices.forgetOthers(trx, request, account.id);
        return sessions.signIn(trx, request, session, account);
      });
      sendSecret(reply);
      const forgotUrl = pageUrl(request, '/office/supplies/forgot-password');
      mailer.write(
        'passwordChanged',
        { email: account.email, locale: request.locale },
        { forgotUrl },
        request.log,
      );
      return describe({ tenant: request.tenant, locale: request.locale, accountId: account.id });
    },

    /**
     * Sends a password link. The reply and its timing are the same whether or not the account exists: the lookup runs after the reply has
     * been sent, and only the mail reveals its outcome.
     */
    forgotPassword(request: FastifyRequest, { username, returnTo = '' }: ForgotBody): void {
      const { tenant } = request;
      // The caller chooses this page and may not be the recipient of the mail, so it must be on this site.
      const jumpUrl = readSitePath(returnTo);
      const linkTo = (token: string) =>
        pageUrl(
          request,
          `/office/supplies/reset-password?${new URLSearchParams({ ...(jumpUrl && { jumpUrl }), token })}`,
        );
      afterReply.schedule(request, async () => {
        await db.deleteFrom('password_resets').where('expires_at', '<=', now()).execute();
        const account = await findAccountByName(db, tenant, username);
        if (!account || account.deactivated_at) {
          request.log.info('no account to write a link for a new password to');
          return;
        }
        const expiresAt = new Date(now().getTime() + RESET_MINUTES * 60_000);
        const token = await db.transaction().execute(async (trx) => {
          // Changing the address invalidates links sent to the old one. Either that change waits for this transaction, or it has already
          // happened.
          const { rows } =
            await sql`select 1 from accounts where id = ${account.id} and email = ${account.email} for share`.execute(
              trx,
            );
          return rows.length ? createPasswordLink(trx, account.id, expiresAt) : undefined;
        });
        if (token === undefined) return;
        const resetUrl = linkTo(token);
        mailer.write(
          'passwordReset',
          { email: account.email, locale: request.locale },
          { resetUrl, minutes: RESET_MINUTES },
          request.log,
        );
      });
    },

    /** Sets a new password through a single-use link. Ends all sessions. */
    async resetPassword(
      request: FastifyRequest,
      reply: FastifyReply,
      { token, password }: ResetBody,
    ): Promise<void> {
      const invalid = () =>
        badRequest(
          ACCOUNT_CODES.resetInvalid,
          'This link has expired or was already used. Request a new one.',
          'token',
        );
      const usable = db
        .selectFrom('password_resets')
        .select('account_id')
        .where('token_hash', '=', linkDigest(token))
        .where('expires_at', '>', now());
      const reset = await usable.executeTakeFirst();
      const account = reset && (await findAccount(db, reset.account_id));
      if (!account || account.deactivated_at || account.tenant !== request.tenant) throw invalid();
      // A rejected password does not use up the link.
      checkNewPassword(password, account.email, 'password');
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (trx) => {
        const used = await trx
          .deleteFrom('password_resets')
          .where('token_hash', '=', linkDigest(token))
          .where('expires_at', '>', now())
          .returning('account_id')
          .executeTakeFirst();
        if (!used) throw invalid();
        await setPassword(trx, account.id, passwordHash);
        // The link was mailed, so using it also confirms the address.
        if (!(await markEmailConfirmed(trx, account, ports.claimGuestOrders, now()))) throw invalid();
        await endSessionsOf(trx, request.tenant, account.id, { except: undefined });
        await devices.forgetOthers(trx, request, account.id);
      });
      // A person who can read the owner's mail may sign in here, no matter how many others are guessing.
      await devices.remember(request, reply, account.id);
      const found = await sessions.find(request).catch(() => sessions.startOver(request));
      if (found?.accounts[request.tenant] === account.id) sessions.forget(request, reply);
      const forgotUrl = pageUrl(request, '/office/supplies/forgot-password');
      mailer.write(
        'passwordChanged',
        { email: account.email, locale: request.locale },
        { forgotUrl },
        request.log,
      );
    },
  };
}
