import type { Translation } from '@foolscap/core/messages';
import { BUDGET_CODES } from './budget-codes.ts';
import type * as english from './budget-csv-messages.ts';

export const BUDGET_CSV_MESSAGES: Translation<typeof english.BUDGET_CSV_MESSAGES> = {
  budgetCsv: {
    date: 'Date',
    entry: 'Écriture',
    order: 'Commande',
    by: 'Par',
    note: 'Note',
    amount: 'Montant',
    change: 'Variation du solde',
    balance: 'Solde',
  },
  budgetFailures: {
    [BUDGET_CODES.budgetNotFound]: 'Votre organisation n’a pas ce budget.',
    [BUDGET_CODES.budgetExists]: 'Un autre budget a ce code. Entrez-en un autre.',
    [BUDGET_CODES.budgetScopeInvalid]: 'Choisissez à quoi sert le budget.',
  },
  budgetEntries: {
    ALLOCATED: 'Budget de la période',
    ADJUSTED: 'Ajustement',
    ROLLED_OVER: 'Report',
    RESERVED: 'Commande soumise',
    CHANGED: 'Commande modifiée',
    CONFIRMED: 'Commande confirmée',
    RELEASED: 'Réservation libérée',
    REFUNDED: 'Remboursement',
  },
};
