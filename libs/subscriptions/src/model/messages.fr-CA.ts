import type { Translation } from '@foolscap/core/messages';
import { MAX_SUBSCRIPTIONS } from './codes.ts';
import type * as english from './messages.ts';

export const SUBSCRIPTION_MESSAGES: Translation<typeof english.SUBSCRIPTION_MESSAGES> = {
  intervals: {
    EVERY_2_WEEKS: 'Toutes les 2 semaines',
    EVERY_4_WEEKS: 'Toutes les 4 semaines',
    EVERY_6_WEEKS: 'Toutes les 6 semaines',
    EVERY_8_WEEKS: 'Toutes les 8 semaines',
    EVERY_12_WEEKS: 'Toutes les 12 semaines',
    MONTHLY: 'Tous les mois',
  },
  problems: {
    PAYMENT_DECLINED: 'Votre carte a été refusée. Choisissez une autre carte, ou mettez celle-ci à jour.',
    OUT_OF_STOCK: 'Cet article était en rupture de stock.',
    DISCONTINUED: 'Cet article n’est plus vendu.',
    PRICE_ROSE:
      'Le prix a augmenté de plus de 10 %. Reprenez le réapprovisionnement pour commander au nouveau prix.',
    CARD_EXPIRED: 'Votre carte est expirée. Choisissez une autre carte.',
    CARD_REMOVED: 'La carte a été retirée de votre compte. Choisissez une autre carte.',
    ADDRESS_REMOVED: 'L’adresse a été retirée de votre compte. Choisissez une autre adresse.',
    NOT_DELIVERABLE: 'Cet article ne peut pas être livré à cette adresse. Choisissez une autre adresse.',
    QUANTITY_NOT_SOLD: 'Cette quantité ne peut plus être commandée. Changez la quantité.',
    NOT_ALLOWED: 'Votre organisation n’a pas permis cette commande. Communiquez avec votre administrateur.',
    NOT_PLACED: 'Nous n’avons pas pu passer cette commande.',
  },
  refusals: {
    DEACTIVATED: 'Votre compte a été désactivé; le réapprovisionnement automatique n’est donc pas offert.',
    NO_PERMISSION:
      'Votre rôle dans votre organisation ne donne pas accès au réapprovisionnement automatique.',
    PURCHASE_ORDER_REQUIRED:
      'Votre organisation exige un numéro de bon de commande pour chaque commande. Définissez-en un par défaut pour utiliser le réapprovisionnement automatique.',
    BUDGET_REQUIRED:
      'Votre organisation exige un budget ou un centre de coûts pour chaque commande; le réapprovisionnement automatique n’est donc pas offert.',
    SAVED_CARDS_HIDDEN:
      'Votre organisation ne permet pas les cartes enregistrées; le réapprovisionnement automatique n’est donc pas offert.',
    THIRD_PARTY: 'Le réapprovisionnement automatique n’est pas offert dans votre programme de partenaire.',
  },
  failures: {
    NETWORK: 'Nous n’avons pas pu joindre le magasin en ligne. Vérifiez votre connexion et réessayez.',
    SIGN_IN_REQUIRED: 'Ouvrez une session pour utiliser le réapprovisionnement automatique.',
    SUBSCRIPTION_NOT_FOUND: 'Ce réapprovisionnement n’est plus dans votre compte.',
    ITEM_NOT_FOUND: 'Cet article n’est plus vendu.',
    ITEM_NOT_ELIGIBLE: 'Le réapprovisionnement automatique n’est pas offert pour cet article.',
    SUBSCRIPTION_EXISTS:
      'Cet article fait déjà l’objet d’un réapprovisionnement. Modifiez-le dans votre compte.',
    SUBSCRIPTION_LIMIT_REACHED: `Vous avez ${MAX_SUBSCRIPTIONS} réapprovisionnements, le maximum permis. Annulez-en un d’abord.`,
    SUBSCRIPTION_CHANGED: 'Votre réapprovisionnement a été modifié ailleurs. Vérifiez-le, puis réessayez.',
    TOO_MANY_REQUESTS: 'Vous faites des changements trop rapidement. Réessayez dans une minute.',
    OTHER: 'Un problème est survenu. Réessayez.',
  },
};
