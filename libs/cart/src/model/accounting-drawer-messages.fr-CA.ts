import type { Translation } from '@foolscap/core/messages';
import type * as english from './accounting-drawer-messages.ts';

export const ACCOUNTING_DRAWER_MESSAGES: Translation<typeof english.ACCOUNTING_DRAWER_MESSAGES> = {
  accountingDrawer: {
    choose: (field) => `Choisir : ${field}`,
    search: 'Rechercher',
    noMatches: (text) => `Aucun résultat pour « ${text} ».`,
    matches: (found, all) => `${found} sur ${all}`,
    notFound: 'Nous n’avons pas pu chercher dans la liste. Essayez de nouveau.',
    none: 'Aucun',
    default: 'Par défaut',
    anotherCode: 'Un autre code',
    firstOnly: (count) => `La liste présente les ${count} premiers choix. Pour un autre, entrez son code.`,
    save: 'Enregistrer',
  },
};
