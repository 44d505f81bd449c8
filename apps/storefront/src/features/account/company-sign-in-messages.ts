import { COMPANY_SIGN_IN_CODES as CODES } from '@foolscap/account/model';

/** The texts of the page that begins the sign-in with a company account. */
export const COMPANY_SIGN_IN_MESSAGES = {
  companySignIn: {
    title: 'Sign in with your company account',
    note: 'Enter your work email address. You’ll sign in on your company’s own page.',
    email: 'Work email address',
    submit: 'Continue',
    withPassword: 'Sign in with a password',
  },
  companySignInErrors: {
    [CODES.emailInvalid]: 'Enter an email address like name@example.com.',
    [CODES.unknownDomain]:
      'We have no company sign-in for that email domain. Check the address, or sign in with a password.',
    [CODES.expired]: 'Your sign-in took too long or was already used. Try again.',
    [CODES.rejected]:
      'Your company didn’t complete the sign-in. Try again, or ask your IT department for help.',
    [CODES.invalid]:
      'We couldn’t verify your company’s reply, so you aren’t signed in. Ask your IT department for help.',
    [CODES.unavailable]: 'Your company’s sign-in isn’t available right now. Try again in a few minutes.',
    [CODES.noEmail]: 'Your company didn’t send us your email address. Ask your IT department for help.',
    [CODES.notAllowed]:
      'Your company account has no access to this shop. Ask the person who manages it at your company.',
    /** Fallback for any other code. */
    other: 'Sorry, something went wrong. Please try again.',
  },
};
