import type { Translation } from '@foolscap/core/messages';
import type * as english from './stored-value-form-messages.ts';

export const STORED_VALUE_FORM_MESSAGES: Translation<typeof english.STORED_VALUE_FORM_MESSAGES> = {
  storedValueForm: {
    removeOne: 'Retirez-en une pour en ajouter une autre.',
    type: 'Type de carte',
    GIFT_CARD: 'Numéro de la carte-cadeau',
    PREPAID_CARD: 'Numéro de la carte prépayée',
    code: 'Code de la carte',
    codeHint: '4 chiffres au verso',
    apply: 'Utiliser la carte',
    check: 'Vérifier le solde',
    openBalance: 'Ouvrir la page de vérification du solde',
    checkOther: 'Vérifier un solde',
  },
};
