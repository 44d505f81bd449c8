import type { Translation } from '@foolscap/core/messages';
import type * as english from './order-rows-messages.ts';

export const ORDER_ROWS_MESSAGES: Translation<typeof english.ORDER_ROWS_MESSAGES> = {
  orderRows: {
    caption: 'Commandes, de la plus récente à la plus ancienne',
    notFound: 'Aucune commande trouvée',
    notFoundHint: 'Essayez un autre numéro, un autre article, un autre état ou une autre année.',
    none: 'Aucune commande pour le moment',
    noneHint: 'Vos commandes apparaîtront ici.',
    startShopping: 'Commencer à magasiner',
    order: 'Commande',
    placedOn: 'Date',
    placedBy: 'Passée par',
    purchaseOrder: 'Bon de commande',
    noPurchaseOrder: 'Aucun',
    status: 'État',
    items: 'Articles',
    total: 'Total',
    action: 'Action',
  },
};
