import type { Translation } from '@foolscap/core/messages';
import type * as english from './address-book-messages.ts';

export const ADDRESS_BOOK_MESSAGES: Translation<typeof english.ADDRESS_BOOK_MESSAGES> = {
  addressBook: {
    add: 'Ajouter une adresse',
    none: 'Aucune adresse pour le moment',
    noneNote: 'Les adresses que vous enregistrez sont proposées à la caisse.',
    delivery: 'Livraison',
    billing: 'Facturation',
    change: 'Modifier',
    changeOf: (address) => `Modifier ${address}`,
    remove: 'Supprimer',
    removeOf: (address) => `Supprimer ${address}`,
    defaultShipping: 'Utiliser par défaut pour la livraison',
    defaultBilling: 'Utiliser par défaut pour la facturation',
    defaultOf: (label, address) => `${label} : ${address}`,
  },
};
