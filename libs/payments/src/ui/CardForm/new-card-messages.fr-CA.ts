import type { Translation } from '@foolscap/core/messages';
import type * as english from './new-card-messages.ts';

export const NEW_CARD_MESSAGES: Translation<typeof english.NEW_CARD_MESSAGES> = {
  newCard: {
    nickname: 'Surnom',
    nicknameHint: 'Par exemple, Carte du bureau',
    membership: 'Utiliser pour mon adhésion',
    save: 'Enregistrer cette carte pour la prochaine fois',
    billSame: 'Facturer à l’adresse de livraison',
    billedTo: (address) => `Facturation à l’adresse suivante : ${address}`,
    billing: 'Adresse de facturation',
    saveCard: 'Enregistrer la carte',
    use: 'Utiliser cette carte',
    cancel: 'Annuler',
  },
};
