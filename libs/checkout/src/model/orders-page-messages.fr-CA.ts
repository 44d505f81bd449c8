import type { Translation } from '@foolscap/core/messages';
import type * as english from './orders-page-messages.ts';

export const ORDERS_PAGE_MESSAGES: Translation<typeof english.ORDERS_PAGE_MESSAGES> = {
  ordersPage: {
    title: 'Commandes',
    query: 'Numéro de commande ou article',
    status: 'État',
    anyStatus: 'Tous les états',
    year: 'Année',
    anyYear: 'Toutes les années',
    search: 'Rechercher des commandes',
    pages: 'Pages de commandes',
  },
};
