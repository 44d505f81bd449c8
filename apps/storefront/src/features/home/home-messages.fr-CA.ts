import type { Translation } from '@foolscap/core/messages';
import type * as english from './home-messages.ts';

export const HOME_SCREEN_MESSAGES: Translation<typeof english.HOME_SCREEN_MESSAGES> = {
  homePage: {
    departments: 'Magasiner par rayon',
    partFailed: 'Nous n’avons pas pu afficher toute la page. Réessayez dans un instant.',
    previewInvalid: 'Ce lien d’aperçu n’est pas valide.',
    departmentsFailed: 'Nous n’avons pas pu afficher les rayons. Réessayez dans un instant.',
    shopAll: 'Voir toutes les fournitures',
    preview: 'Aperçu',
    segment: 'Segment de clients',
    time: 'Heure (UTC)',
    timeInvalid: 'Entrez une heure comme 2026-12-24T09:00.',
    segmentInvalid: 'Entrez un segment de clients comme GOLD_ACTIVE.',
    show: 'Afficher',
    allLists: 'Toutes les listes',
    hello: (name) => `Bonjour ${name}`,
    previewOf: (version) => (version === undefined ? 'Aperçu.' : `Aperçu de la version ${version}.`),
    previewHint: 'Seules les personnes qui ont ce lien le voient.',
  },
};
