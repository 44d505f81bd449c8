import type { Translation } from '@foolscap/core/messages';
import type * as english from './pickup-person-messages.ts';

export const PICKUP_PERSON_MESSAGES: Translation<typeof english.PICKUP_PERSON_MESSAGES> = {
  pickupPerson: {
    title: 'Personne qui ramasse la commande',
    hint: 'Vous ou une autre personne. Apportez le numéro de commande et une pièce d’identité avec photo.',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    phone: 'Numéro de téléphone',
    phoneHint: 'Nous enverrons un texto quand ce sera prêt.',
    email: 'Adresse courriel',
    emailHint: 'Nous enverrons un courriel quand ce sera prêt.',
    save: 'Enregistrer la personne',
  },
  pickupPersonErrors: {
    firstName: 'Entrez un prénom.',
    lastName: 'Entrez un nom de famille.',
    email: 'Adresse courriel non valide',
  },
};
