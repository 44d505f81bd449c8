/** Texts of content pages; applications can replace individual texts through the messages context of the `ui` entry. */
export interface ContentMessageTables {
  texts: {
    helpTitle: string;
    searchLabel: string;
    search: string;
    results: (count: number, query: string) => string;
    noResults: (query: string) => string;
    noResultsHint: string;
    allTopics: string;
    home: string;
    onThisPage: string;
    related: string;
    updated: (date: string) => string;
    preview: string;
    needMore: string;
    contact: string;
    missing: string;
    missingHint: string;
    backToHelp: string;
    failed: string;
    tryAgain: string;
  };
}

/** The English texts of content pages. */
export const CONTENT_MESSAGES: ContentMessageTables = {
  texts: {
    helpTitle: 'Help center',
    searchLabel: 'Search help',
    search: 'Search',
    results: (count, query) => `${count} ${count === 1 ? 'article' : 'articles'} for “${query}”`,
    noResults: (query) => `No articles for “${query}”`,
    noResultsHint: 'Try fewer or different words, or choose a topic below.',
    allTopics: 'All topics',
    home: 'Home',
    onThisPage: 'On this page',
    related: 'Related articles',
    updated: (date) => `Last updated ${date}`,
    preview: 'Preview: only people with this link can see this version.',
    needMore: 'Didn’t find what you need?',
    contact: 'Contact us',
    missing: 'This page doesn’t exist',
    missingHint: 'It may have moved. Search the help center, or start from all topics.',
    backToHelp: 'Go to the help center',
    failed: 'We couldn’t load this page. Try again.',
    tryAgain: 'Try again',
  },
};
