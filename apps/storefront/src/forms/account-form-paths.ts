/** Form endpoints of the account pages. They are separate from `FORM_PATHS`, so that only those pages' chunks contain them. */
export const ACCOUNT_FORM_PATHS = {
  signIn: '/forms/sign-in',
  thirdPartySignIn: '/forms/tps-sign-in',
  register: '/forms/register',
  forgotPassword: '/forms/forgot-password',
  resetPassword: '/forms/reset-password',
  confirmEmail: '/forms/confirm-email',
  sendConfirmation: '/forms/account/send-confirmation',
  profile: '/forms/account/profile',
  email: '/forms/account/email',
  password: '/forms/account/password',
  saveAddress: '/forms/account/address',
  removeAddress: '/forms/account/address/remove',
  endSession: '/forms/account/session/end',
  inviteUser: '/forms/users/invite',
  changeUser: '/forms/users/change',
  shipTo: '/forms/ship-to',
} as const;
