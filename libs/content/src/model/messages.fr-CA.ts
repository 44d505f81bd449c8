import type { Translation } from '@foolscap/core/messages';
import type * as english from './messages.ts';

export const CONTENT_MESSAGES: Translation<typeof english.CONTENT_MESSAGES> = {
  texts: {
    helpTitle: 'Centre d’aide',
    searchLabel: 'Chercher dans l’aide',
    search: 'Rechercher',
    results: (count, query) =>
      count <= 1 ? `${count} article pour « ${query} »` : `${count} articles pour « ${query} »`,
    noResults: (query) => `Aucun article pour « ${query} »`,
    noResultsHint: 'Essayez moins de mots ou d’autres mots, ou choisissez un sujet ci-dessous.',
    allTopics: 'Tous les sujets',
    home: 'Accueil',
    onThisPage: 'Sur cette page',
    related: 'Articles connexes',
    updated: (date) => `Dernière mise à jour : ${date}`,
    preview: 'Aperçu : seules les personnes qui ont ce lien peuvent voir cette version.',
    needMore: 'Vous n’avez pas trouvé ce que vous cherchez?',
    contact: 'Nous joindre',
    missing: 'Cette page n’existe pas',
    missingHint:
      'Elle a peut-être été déplacée. Cherchez dans le centre d’aide, ou commencez par la liste des sujets.',
    backToHelp: 'Aller au centre d’aide',
    failed: 'Nous n’avons pas pu afficher cette page. Réessayez.',
    tryAgain: 'Réessayer',
  },
};
