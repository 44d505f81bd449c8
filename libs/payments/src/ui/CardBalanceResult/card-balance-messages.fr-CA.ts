import type { Translation } from '@foolscap/core/messages';
import type * as english from './card-balance-messages.ts';

export const CARD_BALANCE_MESSAGES: Translation<typeof english.CARD_BALANCE_MESSAGES> = {
  cardBalance: {
    balance: (amount) => `Solde : ${amount}`,
    check: 'Vérifier le solde',
  },
};
