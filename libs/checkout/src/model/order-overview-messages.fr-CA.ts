import type { Translation } from '@foolscap/core/messages';
import type * as english from './order-overview-messages.ts';

export const ORDER_OVERVIEW_MESSAGES: Translation<typeof english.ORDER_OVERVIEW_MESSAGES> = {
  orderOverview: {
    recent: 'Commandes récentes',
    all: 'Toutes les commandes',
    noneRecent: 'Vous n’avez encore rien commandé.',
    buyAgain: 'Acheter de nouveau',
    buyOrderAgain: (orderNumber) => `Acheter de nouveau : commande ${orderNumber}`,
    waitingForYou: 'En attente de votre approbation',
    waiting: 'En attente d’approbation',
    noneWaiting: 'Aucune commande n’attend votre approbation.',
  },
};
