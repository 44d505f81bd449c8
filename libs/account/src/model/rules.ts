import { normalizeText } from '@foolscap/core/text';

/** Account rules shared by the browser and the server. */

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const MAX_ADDRESSES = 50;

/**
 * Checks the form of an email address: one @, text before it, a dotted domain after it. Rejects characters that would form a list or a
 * comment in a mail header.
 */
export function looksLikeEmail(text: string): boolean {
  return (
    /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(\.[^\s@.,;:<>()[\]"\\]+)+$/.test(normalizeText(text)) &&
    normalizeText(text).length <= 254
  );
}

export type PasswordFault = 'SHORT' | 'LONG' | 'IS_EMAIL' | 'COMMON';

/**
 * Checks a new password. Only length counts, not a mix of character classes.
 * @param common commonly used passwords; only the server has the list
 */
export function passwordFault(
  password: string,
  email: string,
  common?: ReadonlySet<string>,
): PasswordFault | undefined {
  const plain = password.trim().toLowerCase();
  const name = normalizeText(email).toLowerCase();
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'SHORT';
  if ([...password].length > PASSWORD_MAX_LENGTH) return 'LONG';
  if (name && (plain === name || plain === name.split('@')[0])) return 'IS_EMAIL';
  if (common?.has(plain) || /^(.)\1*$/u.test(plain)) return 'COMMON';
  return undefined;
}
