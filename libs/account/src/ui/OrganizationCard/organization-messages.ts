const items = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;

export const ORGANIZATION_MESSAGES = {
  organization: {
    title: 'Your organization',
    contract: 'Contract',
    noContractPrices: 'General business prices',
    contractPrices: (count: number) => `${items(count)} at contract prices`,
    contractOnly: (count: number) => `${items(count)} at contract prices. Other items can’t be ordered.`,
    division: 'Division',
    shipsTo: 'Ships to',
    change: 'Change',
    changeShipTo: 'Change the ship-to address',
    purchaseOrder: 'Purchase order',
    purchaseOrderRequired: 'Required for each order',
    approval: 'Approval',
    approvalAbove: (amount: string) => `Needed for orders above ${amount}`,
    budgets: 'Budgets',
    overBudget: (over: string, amount: string, period: string) =>
      `${over} over the budget of ${amount} ${period}`,
    leftOfBudget: (left: string, amount: string, period: string) => `${left} of ${amount} left ${period}`,
  },
  budgetPeriods: {
    MONTH: 'this month',
    QUARTER: 'this quarter',
    YEAR: 'this year',
  },
};
