import type { Translation } from '@foolscap/core/messages';
import type * as english from './restock-messages.ts';

export const RESTOCK_MESSAGES: Translation<typeof english.RESTOCK_MESSAGES> = {
  restock: {
    quantity: 'Quantité',
    shipTo: 'Livrer à',
    payWith: 'Payer avec',
    nextOrder: 'Prochaine commande',
    outOfStock: 'Maintenant en rupture de stock',
    notSold: 'N’est plus vendu',
    card: ({ brand, digits }) => `${brand} se terminant par ${digits}`,
    storeCard: 'Carte du magasin',
    otherCard: 'Carte',
  },
};
