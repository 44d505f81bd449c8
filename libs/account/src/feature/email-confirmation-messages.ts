export const EMAIL_CONFIRMATION_MESSAGES = {
  emailConfirmation: {
    sent: (email: string) => `We’ve sent a link to ${email}. Open it to confirm your email address.`,
    send: 'Send the link again',
    prompt:
      'Confirm your email address with the link that we sent to it. Orders that you placed without an account are then added to this one.',
  },
};
