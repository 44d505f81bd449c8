/** The English messages of the email form. */
export const EMAIL_MESSAGES = {
  emailForm: {
    email: 'Email address',
    hint: 'We’ll send your order confirmation here.',
    invalid: 'Invalid email address',
    continue: 'Continue with e-mail',
  },
};
