import { endSentence } from '@foolscap/core/messages';
import type { Translation } from '@foolscap/core/messages';
import type * as english from './shared-cart-messages.ts';

export const SHARED_CART_MESSAGES: Translation<typeof english.SHARED_CART_MESSAGES> = {
  sharedCart: {
    gone: 'Ce panier partagé n’est plus offert.',
    goneHint: 'Le lien est expiré, ou son propriétaire l’a supprimé. Demandez-en un nouveau.',
    about: (lastDay) =>
      endSentence(
        `Les prix et la disponibilité sont ceux qui s’appliquent à vous en ce moment. Le lien fonctionne jusqu’au ${lastDay}`,
      ),
    items: 'Articles',
    forItem: (name) => `Pour ${name}`,
    addable: (quantity) =>
      quantity <= 1
        ? `${quantity} peut être ajouté maintenant`
        : `${quantity} peuvent être ajoutés maintenant`,
    total: 'Articles qui peuvent être ajoutés',
    addAll: 'Tout ajouter au panier',
  },
};
