import type { Translation } from '@foolscap/core/messages';
import type * as english from './messages.ts';

export const APPROVAL_MESSAGES: Translation<typeof english.APPROVAL_MESSAGES> = {
  failures: {
    NETWORK: 'Impossible de joindre le magasin. Vérifiez votre connexion et réessayez.',
    SIGN_IN_REQUIRED: 'Ouvrez une session pour approuver des commandes.',
    NOT_PERMITTED: 'Vous n’approuvez pas de commandes pour votre organisation.',
    ORDER_NOT_FOUND: 'Nous n’avons pas trouvé cette commande.',
    ORDER_NOT_PENDING: 'Cette commande n’est plus en attente d’approbation.',
    OWN_ORDER: 'Vous ne pouvez pas vous prononcer sur votre propre commande.',
    ACTION_CONFLICT: 'Nous n’avons pas pu lire cette décision. Réessayez.',
    ORDER_MISSING: 'Sélectionnez au moins une commande.',
    COMMENT_MISSING: 'Dites pourquoi vous refusez, pour que l’acheteur sache quoi changer.',
    NOT_YOUR_TURN: 'D’autres approbateurs décident maintenant de cette commande.',
    ORDER_TOTAL_CHANGED: 'Cette commande a été modifiée entre-temps. Vérifiez-la, puis décidez de nouveau.',
    ORDER_NOT_DECIDED: 'Cette commande n’a pas pu être traitée. Réessayez.',
    CHANGE_TOO_LONG:
      'Il y a trop de modifications à la fois. Modifiez moins d’articles, enregistrez, puis modifiez les autres.',
    CARD_NUMBER_IN_TEXT: 'Retirez le numéro de carte de votre commentaire.',
    OTHER: 'Un problème est survenu. Réessayez.',
  },
  fields: {
    amount: 'Entrez un montant comme 1 250,50.',
    number: 'Entrez un nombre entier.',
  },
};
