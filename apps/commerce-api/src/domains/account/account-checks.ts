import { ACCOUNT_CODES, looksLikeEmail, PASSWORD_FAULT_TEXTS, passwordFault } from '@foolscap/account/model';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { AccountRow } from './account.repository.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { checkPassword } from './passwords.ts';
import { memberHasPermission } from './role-permissions.ts';

/** Checks a new password against the password rules. @throws ApiError 400 PASSWORD_TOO_WEAK; `reason` names the rule */
export function checkNewPassword(password: string, email: string, field: string): void {
  const fault = passwordFault(password, email, COMMON_PASSWORDS);
  if (fault)
    throw new ApiError(400, ACCOUNT_CODES.passwordWeak, libraryText(PASSWORD_FAULT_TEXTS[fault]), {
      field,
      details: { reason: fault },
    });
}

/** Confirms the current password. @throws ApiError 403 PASSWORD_WRONG; not a 401, since the session stays valid */
export async function confirmPassword(account: AccountRow, password: string): Promise<void> {
  if (await checkPassword(account.password_hash, password)) return;
  throw new ApiError(403, ACCOUNT_CODES.passwordWrong, 'Your current password is incorrect. Try again.', {
    field: 'password',
  });
}

const notPermitted = () =>
  new ApiError(403, ACCOUNT_CODES.notPermitted, 'Ask your organization to change your details.');

/**
 * Rejects profile changes by third-party users: the organization's operator supplies their name with the link. @throws ApiError 403
 * NOT_PERMITTED
 */
export function checkMayChangeProfile({ tps_code }: Pick<AccountRow, 'tps_code'>): void {
  if (tps_code !== null) throw notPermitted();
}

/** Rejects changes by third-party users, and by members without the permission (storefront-6.21). @throws ApiError 403 NOT_PERMITTED */
export async function checkMayChange(
  db: Db,
  { id, tps_code, role }: Pick<AccountRow, 'id' | 'tps_code' | 'role'>,
  permission: 'EDIT_PROFILE' | 'CHANGE_PASSWORD',
): Promise<void> {
  checkMayChangeProfile({ tps_code });
  if (role === null) return;
  const member = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where(memberHasPermission(permission))
    .executeTakeFirst();
  if (!member) throw notPermitted();
}

/** Normalizes an email address to the form of user names: lower case, no spaces. */
export function normalizeEmail(text: string, field: string): string {
  if (!looksLikeEmail(text))
    throw badRequest(ACCOUNT_CODES.emailInvalid, 'Enter an email address like name@example.com.', field);
  return getEmailKey(text);
}

/**
 * Reduces a text to one line. Mails greet people by name, and an attacker who registers another person's address must not be able to put a
 * message into it.
 */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export function normalizeName(text: string, field: string): string {
  const name = oneLine(text);
  if (!name) throw badRequest(ACCOUNT_CODES.nameMissing, 'Enter a name.', field);
  return name;
}

export const emailTaken = (field: string): ApiError =>
  new ApiError(
    409,
    ACCOUNT_CODES.emailTaken,
    'An account with this email address already exists. Sign in, or reset your password.',
    { field },
  );
