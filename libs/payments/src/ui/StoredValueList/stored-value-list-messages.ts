export const STORED_VALUE_LIST_MESSAGES = {
  storedValueList: {
    label: 'Gift and prepaid cards',
    ofOrder: 'Gift and prepaid cards of this order',
    pays: (card: string, amount: string) => `${card}: ${amount}`,
    left: (amount: string) => `${amount} left on the card`,
    empty: 'Not applied, no balance left',
    notApplied: (amount: string) => `Not applied, ${amount} on the card`,
    apply: 'Apply',
    applyOf: (card: string) => `Apply ${card}`,
    remove: 'Remove',
    removeOf: (card: string) => `Remove ${card}`,
  },
};
