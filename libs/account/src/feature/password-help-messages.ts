export const PASSWORD_HELP_MESSAGES = {
  passwordHelp: {
    /** The same text whether or not the account exists, so that it reveals nothing. */
    sent: 'If an account exists for this email address, we’ve sent a reset link to it. The link works for one hour.',
    send: 'Send reset link',
    changed:
      'Your password has been changed, and you’re signed out on all devices. Sign in with your new password.',
    set: 'Set new password',
  },
};
