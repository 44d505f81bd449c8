import type { Translation } from '@foolscap/core/messages';
import type * as english from './claim-form-messages.ts';

export const CLAIM_FORM_MESSAGES: Translation<typeof english.CLAIM_FORM_MESSAGES> = {
  claimForm: {
    send: 'Envoyer la réclamation',
    order: 'Une commande sur ce site',
    orderNote: 'Nous ajoutons les récompenses immédiatement si la commande est la vôtre.',
    orderNumber: 'Numéro de commande',
    email: 'Adresse courriel',
    emailHint: 'L’adresse avec laquelle la commande a été passée.',
    receipt: 'Un reçu de magasin',
    receiptNote: 'Nous vérifions le reçu et affichons le résultat ici.',
    receiptNumber: 'Numéro de reçu',
    date: 'Date',
    total: 'Total',
    // The field accepts a decimal point only.
    totalHint: 'En dollars, avec un point, par exemple 45.90.',
    totalInvalid: 'Entrez le total en dollars, avec un point, par exemple 45.90.',
  },
};
