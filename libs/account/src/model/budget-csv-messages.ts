export const BUDGET_CSV_MESSAGES = {
  budgetCsv: {
    date: 'Date',
    entry: 'Entry',
    order: 'Order',
    by: 'By',
    note: 'Note',
    amount: 'Amount',
    change: 'Change of balance',
    balance: 'Balance',
  },
  budgetEntries: {
    ALLOCATED: 'Budget of the period',
    ADJUSTED: 'Adjustment',
    ROLLED_OVER: 'Carried over',
    RESERVED: 'Order submitted',
    CONFIRMED: 'Order confirmed',
    RELEASED: 'Reservation released',
    REFUNDED: 'Refund',
  },
};
