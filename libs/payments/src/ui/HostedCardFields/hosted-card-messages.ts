export const HOSTED_CARD_MESSAGES = {
  hostedCard: {
    details: 'Card details',
    loading: 'Loading the card form',
    reload: 'Reload the card form',
  },
};
