/** Rules of accounts that the browser and the server agree on. */

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const MAX_ADDRESSES = 50;

/**
 * One @ with something before it and a dotted name behind it; who owns it is for the mail to find out. What makes a list or a remark of an
 * address in a mail's header is refused.
 */
export function looksLikeEmail(text: string): boolean {
  return (
    /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(\.[^\s@.,;:<>()[\]"\\]+)+$/.test(text.trim()) &&
    text.trim().length <= 254
  );
}

export type PasswordFault = 'SHORT' | 'LONG' | 'IS_EMAIL' | 'COMMON';

/**
 * What is wrong with a new password. Length counts, not signs of several kinds.
 * @param common those that everybody tries first; only the server has them
 */
export function passwordFault(
  password: string,
  email: string,
  common?: ReadonlySet<string>,
): PasswordFault | undefined {
  const plain = password.trim().toLowerCase();
  const name = email.trim().toLowerCase();
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'SHORT';
  if ([...password].length > PASSWORD_MAX_LENGTH) return 'LONG';
  if (name && (plain === name || plain === name.split('@')[0])) return 'IS_EMAIL';
  if (common?.has(plain) || /^(.)\1*$/.test(plain)) return 'COMMON';
  return undefined;
}
