import type { Translation } from '@foolscap/core/messages';
import type * as english from './approval-inbox-messages.ts';

const orders = (count: number) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'commande' : 'commandes'}`;

export const APPROVAL_INBOX_MESSAGES: Translation<typeof english.APPROVAL_INBOX_MESSAGES> = {
  inbox: {
    yours: 'Commandes à approuver',
    views: 'Listes de commandes',
    waiting: (count) => (count > 0 ? `En attente (${count.toLocaleString('fr-CA')})` : 'En attente'),
    decided: 'Traitées',
    loading: 'Chargement des commandes',
    none: 'Aucune commande en attente',
    noneNote: 'Vous recevrez un courriel lorsqu’une commande aura besoin de votre approbation.',
    noneDecided: 'Aucune décision pour l’instant',
    noneDecidedNote: 'Les commandes approuvées ou refusées s’affichent ici.',
    notFound: 'Cette commande n’est plus en attente',
    notFoundNote: 'Elle a peut-être été annulée, ou elle appartient à une autre organisation.',
    all: 'Voir toutes les commandes en attente',
    orderOf: (number, buyer) => `Commande ${number}, par ${buyer}`,
    line: (qty, name) => `${qty.toLocaleString('fr-CA')} × ${name}`,
    more: (count) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'autre article' : 'autres articles'}`,
    submitted: (day) => `Passée le ${day}`,
    expires: (day) => `Refusée automatiquement le ${day}`,
    purchaseOrder: (number) => `Bon de commande ${number}`,
    budget: (center) => `Budget ${center}`,
    budgetLeft: (name, left) => `Budget ${name} : il reste ${left} après cette commande`,
    exceedsBudget: (name, by) => `Approuver dépasse le budget ${name} de ${by}`,
    own: 'C’est votre propre commande. Un autre approbateur s’en occupe.',
    others: 'D’autres approbateurs décident maintenant de cette commande.',
    change: 'Modifier ou commenter',
    history: 'Historique',
    detailsOf: (label, number) => `${label}, commande ${number}`,
    view: (number) => `Voir la commande ${number}`,
    decidedBy: (day, name) => `Traitée le ${day}, par ${name}`,
    expired: (day) => `Refusée le ${day}, faute de décision à temps`,
    comment: (text) => `Commentaire : ${text}`,
    states: {
      WAITING: 'En attente',
      APPROVED: 'Approuvée',
      DECLINED: 'Refusée',
      CANCELED: 'Annulée par l’acheteur',
    },
    saved: 'Votre décision a été enregistrée.',
    selected: (count, total) => `${orders(count)} ${count <= 1 ? 'sélectionnée' : 'sélectionnées'}, ${total}`,
    selectAll: 'Tout sélectionner',
    commentLabel: 'Commentaire pour l’acheteur',
    commentHint: 'Nécessaire si vous refusez. L’acheteur le reçoit par courriel.',
    approve: 'Approuver',
    decline: 'Refuser',
    approved: (numbers) =>
      numbers.length === 1
        ? `La commande ${numbers[0]} a été approuvée.`
        : `${orders(numbers.length)} ont été approuvées.`,
    declined: (numbers) =>
      numbers.length === 1
        ? `La commande ${numbers[0]} a été refusée.`
        : `${orders(numbers.length)} ont été refusées.`,
    agreed: (numbers) =>
      numbers.length === 1
        ? `Vous avez approuvé la commande ${numbers[0]}. D’autres doivent aussi l’approuver.`
        : `Vous avez approuvé ${orders(numbers.length)}. D’autres doivent aussi les approuver.`,
    refused: (number, reason) => `Commande ${number} : ${reason}`,
    already: {
      WAITING: 'Rien n’a changé. Réessayez.',
      APPROVED: 'Elle a déjà été approuvée.',
      DECLINED: 'Elle a déjà été refusée.',
      CANCELED: 'L’acheteur l’a annulée.',
    },
    pages: 'Pages de commandes',
    filter: {
      label: 'Filtrer',
      scope: 'Afficher',
      scopes: { MINE: 'Commandes pour moi', ALL: 'Toutes les commandes en attente' },
      requester: 'Acheteur',
      everyone: 'Tous',
      text: 'Commande, bon de commande ou acheteur',
      apply: 'Filtrer',
      clear: 'Effacer',
      none: 'Aucune commande ne correspond',
    },
  },
};
