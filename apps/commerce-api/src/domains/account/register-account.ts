import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegisterBody, SignInData } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { ApiContext } from '../../kernel/context.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { getIdempotentRequest, KEY_LIFETIME_MS } from '../../kernel/http/idempotency.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { checkNewPassword, normalizeEmail, emailTaken, normalizeName, oneLine } from './account-checks.ts';
import type { AccountPorts } from './account-ports.ts';
import { findAccountByName, insertAccount } from './account.repository.ts';
import type { EnterAccount } from './enter-account.ts';
import { createConfirmationLink } from './email-confirmation.ts';
import { checkPassword, hashPassword } from './passwords.ts';

const tenDigits = () => String(randomInt(1_000_000_000, 10_000_000_000));

/**
 * Creates an account and signs in (docs/decisions/registering.md). If the name is taken, the password is not checked, so that passwords can
 * be guessed only at sign-in, where limits apply. Only the request that created the account can be repeated, identified by its
 * Idempotency-Key, because its reply may have been lost.
 * @throws ApiError 409 EMAIL_TAKEN
 */
export type RegisterAccount = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: RegisterBody,
) => Promise<SignInData>;

export function createRegisterAccount({
  database: { db },
  settings,
  mailer,
  now,
  enter,
  ports,
}: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'> & {
  enter: EnterAccount;
  ports: AccountPorts;
}): RegisterAccount {
  const pageUrl = createPageUrls(settings);

  return async (request, reply, body) => {
    const username = normalizeEmail(body.username, 'username');
    const firstName = normalizeName(body.firstName, 'firstName');
    const lastName = normalizeName(body.lastName, 'lastName');
    const organizationName = oneLine(body.organizationName ?? '') || null;
    if (request.tenant === 'sba' && !organizationName)
      throw badRequest(ACCOUNT_CODES.organizationMissing, 'Enter your company name.', 'organizationName');
    if (request.tenant === 'sdc' && body.organizationName !== undefined)
      throw badRequest('INVALID_REQUEST', 'organizationName is for the business site.', 'organizationName');
    checkNewPassword(body.password, username, 'password');

    const key = getIdempotentRequest(request)?.key;
    const registrationKey = key === undefined ? null : createHash('sha256').update(key).digest('base64url');
    const details = {
      id: randomUUID(),
      registration_key: registrationKey,
      tenant: request.tenant,
      locale: request.locale,
      username,
      password_hash: await hashPassword(body.password),
      first_name: firstName,
      last_name: lastName,
      email: username,
      customer_number: tenDigits(),
      ...(body.joinRewards ? { rewards_no: tenDigits(), rewards_enrolled_at: now() } : {}),
      organization_name: organizationName,
      permissions: JSON.stringify(request.tenant === 'sba' ? ['G_BOP'] : []),
      membership_program: 'NON_MEMBER' as const,
    };
    const account = await db.transaction().execute(async (trx) => {
      const made = await insertAccount(trx, details);
      // The user who registers a business account becomes the first admin of its organization. Others join by invitation, never by naming
      // it.
      return made && organizationName ? ports.createOrganization(trx, made, organizationName) : made;
    });
    if (!account) {
      const known = registrationKey && (await findAccountByName(db, request.tenant, username));
      const isRepeat =
        known &&
        !known.deactivated_at &&
        known.registration_key === registrationKey &&
        now().getTime() - known.created_at.getTime() < KEY_LIFETIME_MS &&
        (await checkPassword(known.password_hash, body.password));
      if (!isRepeat) throw emailTaken('username');
      return enter(request, reply, known);
    }
    const data = await enter(request, reply, account);
    mailer.write(
      'welcome',
      { email: account.email, locale: request.locale },
      {
        firstName,
        accountUrl: pageUrl(request, '/account'),
        confirmUrl: pageUrl(request, await createConfirmationLink(db, account, now())),
      },
      request.log,
    );
    return data;
  };
}
