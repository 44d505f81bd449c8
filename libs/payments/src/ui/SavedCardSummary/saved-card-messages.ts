export const SAVED_CARD_MESSAGES = {
  savedCard: {
    expired: 'Expired',
    expiredOn: (date: string) => `Expired ${date}`,
    expires: (date: string) => `Expires ${date}`,
    expiresSoon: 'Expires soon',
    isDefault: 'Default',
    membership: 'Membership',
    lastUsed: 'Last used',
  },
};
