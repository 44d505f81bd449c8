const periods: Readonly<Record<string, string>> = { MONTH: 'monthly', QUARTER: 'quarterly', YEAR: 'yearly' };

/** The English messages of what an order waits for, and of its history. */
export const APPROVAL_PROGRESS_MESSAGES = {
  progress: {
    steps: 'Approvals',
    reasons: {
      LIMIT: (limit: string) => `Above the buyers’ limit of ${limit}`,
      SPENDING: (limit: string, period: string) =>
        `Above the buyer’s ${periods[period] ?? ''} limit of ${limit}`,
      BUDGET: (name: string) => `Above the budget ${name}`,
      RULE: (name: string) => name,
    },
    states: {
      CURRENT: 'Waiting',
      NEXT: 'Next',
      APPROVED: 'Approved',
    },
    oneOf: (name: string) => `${name} decides`,
    allOf: (name: string) => `Everyone in ${name} has to approve`,
    agreed: (names: readonly string[]) => `Approved by ${names.join(', ')}`,
    history: 'History',
    events: {
      SUBMITTED: (name: string) => `${name} placed the order`,
      AGREED: (name: string) => `${name} approved, and others have to approve as well`,
      APPROVED: (name: string) => `${name} approved the order`,
      DECLINED: (name: string) => `${name} declined the order`,
      EXPIRED: () => 'Declined, because no approver decided in time',
      CANCELED: (name: string) => `${name} canceled the order`,
      CHANGED: (name: string) => `${name} changed the order`,
      REPRICED: () => 'Prices changed while the order was waiting',
      COMMENTED: (name: string) => `${name} commented`,
    },
    /** In place of the name of a person whose account was closed. */
    formerMember: 'A former member',
    difference: {
      added: (name: string, quantity: number) => `${name}: ${quantity.toLocaleString('en-US')} added`,
      removed: (name: string) => `${name}: removed`,
      quantity: (name: string, from: number, to: number) =>
        `${name}: ${from.toLocaleString('en-US')} → ${to.toLocaleString('en-US')}`,
      price: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
      address: (from: string, to: string) => `Ship to: ${from} → ${to}`,
      billingAddress: (from: string, to: string) => `Bill to: ${from || 'none'} → ${to || 'none'}`,
      purchaseOrder: (from: string, to: string) => `Purchase order: ${from || 'none'} → ${to || 'none'}`,
      total: (from: string, to: string) => `Total: ${from} → ${to}`,
    },
    at: (time: string) => `${time} UTC`,
    comment: (text: string) => `“${text}”`,
  },
};
