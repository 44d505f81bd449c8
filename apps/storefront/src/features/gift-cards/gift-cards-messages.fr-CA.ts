import type { Translation } from '@foolscap/core/messages';
import type * as english from './gift-cards-messages.ts';

export const GIFT_CARDS_SCREEN_MESSAGES: Translation<typeof english.GIFT_CARDS_SCREEN_MESSAGES> = {
  giftCards: {
    home: 'Accueil',
    heading: 'Cartes-cadeaux',
    note: 'Pour tout ce que nous vendons, en une ou plusieurs commandes.',
    none: 'Aucune carte-cadeau en ce moment',
    deals: 'Voir les aubaines',
    noneHint: 'Vous pouvez toujours payer avec une carte que vous avez.',
    failed: 'Nous n’avons pas pu afficher les cartes-cadeaux. Réessayez dans un instant.',
    haveOneNote: 'Entrez son numéro et son code à la caisse pour l’utiliser.',
    haveOne: 'Avez-vous une carte-cadeau?',
    check: 'Vérifier le solde',
    terms: 'Fonctionnement des cartes-cadeaux et conditions',
  },
};
