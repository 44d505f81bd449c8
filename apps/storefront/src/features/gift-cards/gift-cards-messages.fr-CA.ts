import type { Translation } from '@foolscap/core/messages';
import type * as english from './gift-cards-messages.ts';

export const GIFT_CARDS_SCREEN_MESSAGES: Translation<typeof english.GIFT_CARDS_SCREEN_MESSAGES> = {
  giftCards: {
    home: 'Accueil',
    heading: 'Cartes-cadeaux',
    note: 'Pour tout le magasin, en une ou plusieurs commandes.',
    none: 'Aucune carte-cadeau en ce moment',
    deals: 'Voir les soldes',
    noneHint: 'Vous pouvez toujours payer avec une carte que vous avez.',
    failed: 'Nous n’avons pas pu afficher les cartes-cadeaux. Réessayez dans un instant.',
    haveOneNote: 'Entrez son numéro et son code au paiement pour l’utiliser.',
    haveOne: 'Avez-vous une carte-cadeau?',
    check: 'Vérifier le solde',
    terms: 'Fonctionnement des cartes-cadeaux et conditions',
  },
};
