export const ADDRESS_BOOK_MESSAGES = {
  addressBook: {
    add: 'Add an address',
    none: 'No addresses yet',
    noneNote: 'Addresses you save are offered at checkout.',
    delivery: 'Delivery',
    billing: 'Billing',
    change: 'Change',
    changeOf: (address: string) => `Change ${address}`,
    remove: 'Remove',
    removeOf: (address: string) => `Remove ${address}`,
    defaultShipping: 'Set as default for delivery',
    defaultBilling: 'Set as default for billing',
    defaultOf: (label: string, address: string) => `${label}: ${address}`,
  },
};
