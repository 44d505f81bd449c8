import type { Translation } from '@foolscap/core/messages';
import type * as english from './suggestion-messages.ts';

export const SUGGESTION_MESSAGES: Translation<typeof english.SUGGESTION_MESSAGES> = {
  suggestions: {
    showing: 'Résultats pour',
    heading: 'Suggestions',
    inDepartments: 'dans les rayons',
  },
};
