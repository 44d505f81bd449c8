import { PASSWORD_MIN_LENGTH } from '../../model/rules.ts';

export const DETAILS_FORM_MESSAGES = {
  fields: {
    missing: (label: string) => `Enter your ${label.toLowerCase()}.`,
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailInvalid: 'Enter an email address like name@example.com.',
    password: 'Password',
    newPassword: 'New password',
    passwordHint: `${PASSWORD_MIN_LENGTH} characters or more. A phrase of several words works best.`,
  },
};
