import { ACCOUNTING_CODES, partNumberNote } from '@foolscap/core/vocabulary';

/** The English messages that only business carts show. */
export const BUSINESS_CART_MESSAGES = {
  accounting: {
    title: 'Accounting',
    none: 'None',
    available: (amount: string) => `${amount} available`,
    change: 'Change',
    changeOf: (field: string) => `Change ${field}`,
    choose: 'Choose',
    chooseOf: (field: string) => `Choose ${field}`,
    overAllowed: (amount: string) =>
      `Your order is ${amount} over this budget. Your organization allows that.`,
    overNeedsApproval: (amount: string) =>
      `Your order is ${amount} over this budget. You can place it; it then waits for an approver.`,
    over: (amount: string) =>
      `Your order is ${amount} over this budget. Choose another one, or change your cart.`,
    assigned: (count: number, total: number) =>
      total === 1 ? `${count} of 1 item assigned` : `${count} of ${total} items assigned`,
    changeAll: 'Change accounting',
    save: 'Save accounting',
    chosen: (field: string, value: string) => `${field} is now ${value}.`,
    cleared: (field: string) => `${field} is now none.`,
    approval: (limit: string, organization: string) =>
      `This order needs approval, because it is above ${limit}. You can place it now. It ships when an approver of ${organization} releases it.`,
  },
  /** Rejected choices that were submitted without JavaScript, by code; otherwise the reply has the text. */
  accountingRefusals: {
    [ACCOUNTING_CODES.budgetCenterInvalid]:
      'Your organization has no such budget center. Choose another one.',
    [ACCOUNTING_CODES.purchaseOrderUnknown]:
      'Your organization has no such purchase order. Choose another one.',
    [ACCOUNTING_CODES.releaseInvalid]: 'This purchase order has no such release. Choose another one.',
    [ACCOUNTING_CODES.notAvailable]:
      'Only members of an organization can choose a budget or a purchase order.',
  },
  contract: {
    label: (item: string) => `Contract: ${item}`,
    'on-contract': 'On contract',
    'off-contract': 'Off contract',
    'market-price': 'Market price',
    partNumber: partNumberNote,
  },
  shipTo: {
    title: 'Ship to',
    change: 'Change',
    changeAddress: 'Change ship-to address',
  },
};
