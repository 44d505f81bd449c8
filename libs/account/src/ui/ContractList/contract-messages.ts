import type { ContractPayment } from '../../model/contract-payments.ts';

export const CONTRACT_MESSAGES = {
  contracts: {
    current: 'Applies now',
    startsOn: (day: string) => `Starts on ${day}`,
    validity: 'Valid',
    from: (day: string) => `From ${day}`,
    until: (day: string) => `Until ${day}`,
    fromTo: (from: string, to: string) => `${from} – ${to}`,
    noEnd: 'No end date',
    items: 'Items',
    itemCount: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`,
    minimum: 'Order minimum',
    minimumOf: (amount: string) => `${amount} of items. Orders that you only pick up have no minimum.`,
    payments: 'Payment methods',
    noPayments: 'Gift cards and rewards only',
    shipTo: 'Ship-to addresses',
    billTo: 'Bill-to addresses',
    terms: 'The terms of this contract apply to all orders of your organization.',
    otherTerms: 'Its prices apply. The terms of the first contract apply to your orders.',
    seeItems: 'See the items on contract',
    contractOnly: 'You can order items on contract only.',
    emptyTitle: 'No contracts',
    emptyText: 'You get our general business prices. Contact your account manager about contract prices.',
  },
  contractPayments: {
    invoice: 'Invoice',
    card: 'Credit card',
    wallet: 'PayPal and other wallets',
  } satisfies Record<ContractPayment, string>,
};
