import type { FormOutcome } from '@foolscap/account/feature';
import { holdsCardNumber } from '@foolscap/payments/model';

/**
 * Cookie with the outcome of a form submission for the page that follows. It is HttpOnly and expires when read or after a minute. Input
 * is never put into the URL, where logs and browser history would keep it.
 */
export const POSTED_COOKIE = 'foolscap_posted';
const LIFETIME_S = 60;
/** A cookie holds 4 kB; values longer than any of our fields allows are truncated. */
const MAX_VALUE_LENGTH = 2000;
const MAX_COOKIE_LENGTH = 3_800;

/** Fields that are never stored; text with a card number is not stored either. */
const EXCLUDED_FIELDS = new Set(['password', 'newPassword', 'key', 'site']);

const write = (outcome: FormOutcome) => Buffer.from(JSON.stringify(outcome)).toString('base64url');

/** Returns whether the cookie can hold an outcome with all of its values. */
export const fitsPostedCookie = (outcome: FormOutcome): boolean => write(outcome).length <= MAX_COOKIE_LENGTH;

/** @param keepsValues also keeps the values of a submission without an error, such as those of a preview */
export function postedCookie(
  outcome: FormOutcome,
  secure: boolean,
  { keepsValues = false }: { keepsValues?: boolean } = {},
): string {
  const values =
    outcome.error || keepsValues
      ? Object.fromEntries(
          Object.entries(outcome.values)
            .filter(([name, value]) => !EXCLUDED_FIELDS.has(name) && !holdsCardNumber(value))
            .map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
        )
      : {};
  const whole = write({ ...outcome, values });
  const text = whole.length <= MAX_COOKIE_LENGTH ? whole : write({ ...outcome, values: {} });
  return `${POSTED_COOKIE}=${text}; Path=/; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export const expiredCookie = (secure: boolean): string =>
  `${POSTED_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Parses the cookie; undefined if it is not valid. */
export function readPosted(text: string | undefined): FormOutcome | undefined {
  if (!text || text.length > MAX_COOKIE_LENGTH) return undefined;
  try {
    const { form, error, values } = JSON.parse(
      Buffer.from(text, 'base64url').toString('utf8'),
    ) as FormOutcome;
    const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
    if (typeof form !== 'string' || typeof values !== 'object') return undefined;
    return {
      form,
      ...(error && {
        error: { code: String(error.code), message: asText(error.message), field: asText(error.field) },
      }),
      values: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
    };
  } catch {
    return undefined;
  }
}
