export const SIGN_IN_MESSAGES = {
  signInForm: {
    email: 'Email address',
    emailMissing: 'Enter your email address.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    signIn: 'Sign in',
  },
};
