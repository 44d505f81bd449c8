import type { Translation } from '@foolscap/core/messages';
import type * as english from './stored-value-list-messages.ts';

export const STORED_VALUE_LIST_MESSAGES: Translation<typeof english.STORED_VALUE_LIST_MESSAGES> = {
  storedValueList: {
    label: 'Cartes-cadeaux et cartes prépayées',
    ofOrder: 'Cartes-cadeaux et cartes prépayées de cette commande',
    pays: (card, amount) => `${card} : ${amount}`,
    left: (amount) => `Il reste ${amount} sur la carte`,
    empty: 'Non utilisée, solde épuisé',
    notApplied: (amount) => `Non utilisée, ${amount} sur la carte`,
    apply: 'Utiliser',
    applyOf: (card) => `Utiliser ${card}`,
    remove: 'Retirer',
    removeOf: (card) => `Retirer ${card}`,
  },
};
