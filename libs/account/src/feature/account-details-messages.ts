export const ACCOUNT_DETAILS_MESSAGES = {
  accountDetails: {
    nameAndPhone: 'Name and phone',
    nameAndPhoneNote: 'Your name, and the number that carriers can call.',
    phone: 'Phone number',
    save: 'Save',
    email: 'Email address',
    emailNote: 'You sign in with this address. We send order updates to it.',
    changeEmail: 'Change email address',
    password: 'Password',
    passwordNote: 'Changing your password signs you out on all other devices.',
    currentPassword: 'Current password',
    changePassword: 'Change password',
  },
  detailsDone: {
    profile: 'Your profile is saved.',
    email: 'Your email address has been changed. Use it the next time you sign in.',
    password: 'Your password has been changed. You’re signed out on all other devices.',
  },
};
