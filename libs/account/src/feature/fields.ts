import { useMessages } from '@foolscap/ui/components';
import { looksLikeEmail, passwordFault } from '../model/index.ts';
import type { AccountMessageTables } from '../model/index.ts';
import { DETAILS_FORM_MESSAGES } from '../ui/DetailsForm/details-form-messages.ts';
import type { DetailsField } from '../ui/index.ts';

/** Returns the fields that several forms share, and their check. */
export function useFields() {
  const { fields: texts } = useMessages('account', DETAILS_FORM_MESSAGES);
  return {
    firstName: {
      name: 'firstName',
      label: texts.firstName,
      autoComplete: 'given-name',
      required: true,
      maxLength: 50,
    } satisfies DetailsField,
    lastName: {
      name: 'lastName',
      label: texts.lastName,
      autoComplete: 'family-name',
      required: true,
      maxLength: 50,
    } satisfies DetailsField,
    email: {
      name: 'username',
      label: texts.email,
      type: 'email',
      autoComplete: 'username',
      required: true,
      maxLength: 254,
    } satisfies DetailsField,
    newPassword: (name = 'password'): DetailsField => ({
      name,
      label: name === 'password' ? texts.password : texts.newPassword,
      type: 'password',
      autoComplete: 'new-password',
      required: true,
      hint: texts.passwordHint,
    }),
    emailFault: (email = ''): string | undefined =>
      email.trim() && !looksLikeEmail(email) ? texts.emailInvalid : undefined,
  };
}

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
