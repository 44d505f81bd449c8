import { BUDGET_CODES } from './budget-codes.ts';

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
  budgetFailures: {
    [BUDGET_CODES.budgetNotFound]: 'Your organization has no such budget.',
    [BUDGET_CODES.budgetExists]: 'Another budget has this code. Enter another one.',
    [BUDGET_CODES.budgetScopeInvalid]: 'Choose what the budget is for.',
  },
  budgetEntries: {
    ALLOCATED: 'Budget of the period',
    ADJUSTED: 'Adjustment',
    ROLLED_OVER: 'Carried over',
    RESERVED: 'Order submitted',
    CHANGED: 'Order changed',
    CONFIRMED: 'Order confirmed',
    RELEASED: 'Reservation released',
    REFUNDED: 'Refund',
  },
};
