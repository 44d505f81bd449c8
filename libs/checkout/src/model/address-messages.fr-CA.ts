import type { Translation } from '@foolscap/core/messages';
import type * as english from './address-messages.ts';

export const ADDRESS_MESSAGES: Translation<typeof english.ADDRESS_MESSAGES> = {
  addressForm: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    company: 'Entreprise',
    street: 'Adresse municipale',
    apartment: 'Appartement, bureau, étage',
    city: 'Ville',
    state: 'État',
    chooseState: 'Choisissez un État',
    zipCode: 'Code postal',
    phone: 'Numéro de téléphone',
    keep: 'Enregistrer cette adresse dans mon compte',
    use: 'Utiliser cette adresse',
    filled: (place) => `Rempli automatiquement : ${place}.`,
  },
  addressErrors: {
    firstName: 'Entrez un prénom.',
    lastName: 'Entrez un nom de famille.',
    address1: 'Entrez une adresse municipale.',
    city: 'Entrez une ville.',
    state: 'Choisissez un État.',
    zipCode: 'Entrez un code postal.',
    zipCodeInvalid: 'Code postal non valide',
    zipCodeElsewhere: 'Ce code postal n’est pas dans cet État.',
  },
};
