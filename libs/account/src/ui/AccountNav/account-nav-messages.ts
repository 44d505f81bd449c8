export const ACCOUNT_NAV_MESSAGES = {
  accountNav: { label: 'Your account' },
};
