import type { Translation } from '@foolscap/core/messages';
import type * as english from './orders-messages.ts';

export const ORDERS_SCREEN_MESSAGES: Translation<typeof english.ORDERS_SCREEN_MESSAGES> = {
  orderPages: {
    findTitle: 'Trouver votre commande',
    findNote: 'Consultez, suivez ou annulez une commande que vous avez passée sans compte.',
    signIn: 'Ouvrir une session',
    waiting: 'Cette commande attend votre décision.',
    decide: 'Approuver ou refuser',
    placedByAgent: (name) => `Passée pour vous par ${name || 'notre personnel'}.`,
    all: 'Toutes vos commandes',
    invoices: 'Factures de cette commande',
    today: 'Vos articles aux prix d’aujourd’hui',
    todayFailed: 'Nous n’avons pas pu afficher les prix d’aujourd’hui.',
    todayLoading: 'Chargement des prix d’aujourd’hui',
    todayReload: 'Nous n’avons pas pu afficher les prix d’aujourd’hui. Rechargez la page pour réessayer.',
    hideToday: 'Masquer les prix d’aujourd’hui',
    showToday: 'Afficher les prix d’aujourd’hui',
    withAccount: 'Vous avez commandé avec un compte?',
    gone: (count) =>
      count <= 1
        ? `${count} article de cette commande n’est plus vendu.`
        : `${count} articles de cette commande ne sont plus vendus.`,
    showingToday: (count) => `Prix d’aujourd’hui de ${count} ${count <= 1 ? 'article' : 'articles'}.`,
  },
};
