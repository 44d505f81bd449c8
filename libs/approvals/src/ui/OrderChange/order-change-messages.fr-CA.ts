import type { Translation } from '@foolscap/core/messages';
import type * as english from './order-change-messages.ts';

export const ORDER_CHANGE_MESSAGES: Translation<typeof english.ORDER_CHANGE_MESSAGES> = {
  orderChange: {
    title: 'Modifier cette commande',
    note: 'La commande ne peut pas coûter plus que ce que l’acheteur a accepté de payer. L’acheteur reçoit un courriel avec les modifications.',
    quantityOf: (name) => `Quantité de ${name}`,
    quantityHint: '0 supprime l’article.',
    add: 'Ajouter des articles',
    addHint: 'Ils ont les prix de l’acheteur et sont livrés à l’adresse de la commande.',
    addedItem: (row) => `Numéro d’article (ligne ${row})`,
    addedQuantity: (row) => `Quantité (ligne ${row})`,
    moreItems: 'Ajouter d’autres articles',
    shipTo: 'Livrer à',
    keepAddress: 'Garder l’adresse de la commande',
    billTo: 'Facturer à',
    billToHint: 'Pour la commande et sa facture. Une carte garde sa propre adresse de facturation.',
    purchaseOrder: 'Numéro de bon de commande',
    comment: 'Commentaire pour l’acheteur',
    preview: 'Voir la différence',
    save: 'Enregistrer les modifications',
    difference: 'Avec ces modifications',
    same: 'Rien ne changerait.',
    saved: 'La commande a été modifiée.',
  },
  orderComment: {
    title: 'Commentaire',
    toBuyer: 'Question ou commentaire pour l’acheteur',
    toApprovers: 'Commentaire pour les personnes qui approuvent',
    add: 'Ajouter le commentaire',
    added: 'Votre commentaire a été ajouté.',
    missing: 'Écrivez d’abord un commentaire.',
  },
};
