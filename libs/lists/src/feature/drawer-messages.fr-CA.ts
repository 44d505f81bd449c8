import type { Translation } from '@foolscap/core/messages';
import type * as english from './drawer-messages.ts';

export const LIST_DRAWER_MESSAGES: Translation<typeof english.LIST_DRAWER_MESSAGES> = {
  drawers: {
    create: 'Créer une liste',
    edit: 'Modifier la liste',
    save: 'Enregistrer',
    deleteQuestion: (list) => `Supprimer « ${list} »?`,
    delete: 'Supprimer la liste',
    deletesItems: (count) =>
      count <= 1
        ? 'Son article sera supprimé aussi.'
        : `Ses ${count.toLocaleString('fr-CA')} articles seront supprimés aussi.`,
    final: 'Cette action est définitive.',
  },
};
