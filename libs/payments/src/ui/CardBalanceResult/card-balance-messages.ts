export const CARD_BALANCE_MESSAGES = {
  cardBalance: {
    balance: (amount: string) => `Balance: ${amount}`,
    check: 'Check the balance',
  },
};
