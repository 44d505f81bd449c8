import type { Translation } from '@foolscap/core/messages';
import { SAVED_CARD_LIMIT } from '../../model/codes.ts';
import type * as english from './saved-card-list-messages.ts';

export const SAVED_CARD_LIST_MESSAGES: Translation<typeof english.SAVED_CARD_LIST_MESSAGES> = {
  savedCardList: {
    add: 'Ajouter une carte',
    none: 'Aucune carte enregistrée pour le moment',
    noneNote:
      'Les cartes que vous enregistrez sont proposées à la caisse. Vous pouvez aussi en enregistrer une lorsque vous payez.',
    label: 'Cartes enregistrées',
    edit: 'Modifier',
    editOf: (card) => `Modifier ${card}`,
    makeDefault: 'Utiliser par défaut',
    makeDefaultOf: (card) => `Utiliser par défaut : ${card}`,
    remove: 'Supprimer',
    removeOf: (card) => `Supprimer ${card}`,
    full: `Vous pouvez enregistrer jusqu’à ${SAVED_CARD_LIMIT} cartes. Supprimez-en une pour en ajouter une autre.`,
    removeTitle: (card) => `Supprimer ${card}?`,
    removeDefault: (next) => `C’est votre carte par défaut. Elle sera remplacée par ${next}.`,
    removeNote: 'Les commandes que vous avez passées avec elle ne changent pas.',
    removeMembership: 'Votre adhésion ne peut pas être renouvelée sans une autre carte.',
  },
};
