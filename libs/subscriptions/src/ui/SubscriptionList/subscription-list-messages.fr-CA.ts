import { endSentence } from '@foolscap/core/messages';
import type { Translation } from '@foolscap/core/messages';
import { RESTORE_HOURS } from '../../model/index.ts';
import type * as english from './subscription-list-messages.ts';

export const SUBSCRIPTION_LIST_MESSAGES: Translation<typeof english.SUBSCRIPTION_LIST_MESSAGES> = {
  subscriptionStatus: {
    ACTIVE: 'Actif',
    PAUSED: 'Suspendu',
    CANCELED: 'Annulé',
  },
  subscriptionList: {
    loading: 'Chargement de vos réapprovisionnements',
    none: 'Aucun réapprovisionnement pour le moment',
    noneHint:
      'Appuyez sur « Réapprovisionnement automatique » sur la page du papier, de l’encre et d’autres fournitures pour les faire livrer à intervalles réguliers.',
    shop: 'Trouver des articles',
    plannedOrder: 'Commande prévue',
    quantity: ({ qty, interval }) => `${qty}, ${interval.toLowerCase()}`,
    noAddress: 'Adresse supprimée',
    noCard: 'Carte supprimée',
    latestOrder: 'Dernière commande',
    retry: (day) => endSentence(`Nous réessaierons le ${day}`),
    priceChanged: ({ from, to }) => `Le prix est passé de ${from} à ${to}.`,
    undo: 'Annuler l’action',
    skipped: (day) => `La commande du ${day} a été sautée.`,
    canceled: 'Annulé. Nous ne commanderons plus cet article.',
    resume: 'Reprendre',
    change: 'Modifier',
    skip: 'Sauter la prochaine commande',
    pause: 'Suspendre',
    cancel: 'Annuler',
    named: ({ action, item }) => `${action} : ${item}`,
    cancelQuestion: (item) => `Annuler le réapprovisionnement automatique de cet article : ${item}?`,
    confirmCancel: 'Annuler le réapprovisionnement',
    keep: 'Le garder',
    cancelHint: `Nous ne commanderons plus cet article. Vous pouvez revenir sur ce choix pendant ${RESTORE_HOURS} heures.`,
  },
};
