/** The texts of this feature's pages and sections. */
export const ANALYTICS_SCREEN_MESSAGES = {
  analyticsPages: {
    cookieSettings: 'Cookie settings',
  },
};
