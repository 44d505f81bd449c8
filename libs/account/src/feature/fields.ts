import { PASSWORD_MIN_LENGTH, looksLikeEmail, passwordFault } from '../model/index.ts';
import type { AccountMessageTables } from '../model/index.ts';
import type { DetailsField } from '../ui/index.ts';

/** Fields that several forms share. */
export const FIRST_NAME: DetailsField = {
  name: 'firstName',
  label: 'First name',
  autoComplete: 'given-name',
  required: true,
  maxLength: 50,
};
export const LAST_NAME: DetailsField = {
  name: 'lastName',
  label: 'Last name',
  autoComplete: 'family-name',
  required: true,
  maxLength: 50,
};
export const EMAIL: DetailsField = {
  name: 'username',
  label: 'Email address',
  type: 'email',
  autoComplete: 'username',
  required: true,
  maxLength: 254,
};
export const newPassword = (name = 'password'): DetailsField => ({
  name,
  label: name === 'password' ? 'Password' : 'New password',
  type: 'password',
  autoComplete: 'new-password',
  required: true,
  hint: `${PASSWORD_MIN_LENGTH} characters or more. A phrase of several words works best.`,
});

export const emailFault = (email = ''): string | undefined =>
  email.trim() && !looksLikeEmail(email) ? 'Enter an email address like name@example.com.' : undefined;

export function passwordFaultText(
  password: string | undefined,
  email: string | undefined,
  messages: AccountMessageTables,
): string | undefined {
  const fault = password ? passwordFault(password, email ?? '') : undefined;
  return fault && messages.password[fault];
}

/** Removes fields without a fault. */
export const omitEmptyFaults = (faults: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
