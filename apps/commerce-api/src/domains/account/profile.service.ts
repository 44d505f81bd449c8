import type { FastifyRequest } from 'fastify';
import type { AccountData, EmailBody, ProfileBody } from '@foolscap/account/contract';
import type { ApiContext } from '../../kernel/context.ts';
import {
  checkMayChange,
  confirmPassword,
  normalizeEmail,
  emailTaken,
  normalizeName,
} from './account-checks.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import type { DescribeAccount } from './account-data.ts';
import { createConfirmationLink } from './email-confirmation.ts';
import { findAccountByName } from './account.repository.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Creates the calls that change the name, the phone number and the email address of an account. */
export function createProfileService({
  database: { db },
  settings,
  mailer,
  now,
  signedIn,
  describe,
}: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'> & {
  signedIn: SignedInAccount;
  describe: DescribeAccount;
}) {
  const pageUrl = createPageUrls(settings);

  return {
    async changeProfile(request: FastifyRequest, body: ProfileBody): Promise<AccountData> {
      const { account } = await signedIn(request);
      await checkMayChange(db, account, 'EDIT_PROFILE');
      await db
        .updateTable('accounts')
        .set({
          first_name: normalizeName(body.firstName, 'firstName'),
          last_name: normalizeName(body.lastName, 'lastName'),
          phone: body.phone,
        })
        .where('id', '=', account.id)
        .execute();
      return describe({ tenant: request.tenant, locale: request.locale, accountId: account.id });
    },

    /** Changes the email address, which is also the user name, and notifies the former address. */
    async changeEmail(request: FastifyRequest, { email, password }: EmailBody): Promise<AccountData> {
      const { account } = await signedIn(request);
      await checkMayChange(db, account, 'EDIT_PROFILE');
      const wanted = normalizeEmail(email, 'email');
      await confirmPassword(account, password);
      if (wanted !== account.username) {
        const other = await findAccountByName(db, request.tenant, wanted);
        if (other) throw emailTaken('email');
        try {
          await db.transaction().execute(async (trx) => {
            await trx
              .updateTable('accounts')
              .set({ username: wanted, email: wanted, email_confirmed_at: null })
              .where('id', '=', account.id)
              .execute();
            await trx.deleteFrom('password_resets').where('account_id', '=', account.id).execute();
          });
        } catch (error) {
          // Another request has taken the same address in the meantime.
          if (await findAccountByName(db, request.tenant, wanted)) throw emailTaken('email');
          throw error;
        }
        mailer.write(
          'emailChanged',
          { email: account.email, locale: request.locale },
          { newEmail: wanted },
          request.log,
        );
        const link = await createConfirmationLink(db, { id: account.id, email: wanted }, now());
        mailer.write(
          'confirmEmail',
          { email: wanted, locale: request.locale },
          { firstName: account.first_name, confirmUrl: pageUrl(request, link) },
          request.log,
        );
      }
      return describe({ tenant: request.tenant, locale: request.locale, accountId: account.id });
    },
  };
}
