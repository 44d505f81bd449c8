import type { Translation } from '@foolscap/core/messages';
import type * as english from './ship-to-messages.ts';

export const SHIP_TO_MESSAGES: Translation<typeof english.SHIP_TO_MESSAGES> = {
  shipTo: {
    none: 'Aucune adresse de livraison pour le moment',
    noneNote: 'Votre organisation n’a aucune adresse de livraison. Entrez une adresse à la caisse.',
    label: 'Adresse de livraison',
    isDefault: 'Par défaut',
    choose: 'Livrer à cette adresse',
    done: (label) => `Les commandes sont maintenant livrées à l’adresse suivante : ${label}.`,
  },
};
