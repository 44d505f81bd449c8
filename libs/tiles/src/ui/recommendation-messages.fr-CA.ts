import type { Translation } from '@foolscap/core/messages';
import type * as english from './recommendation-messages.ts';

export const RECOMMENDATION_MESSAGES: Translation<typeof english.RECOMMENDATION_MESSAGES> = {
  recommendations: {
    failed: 'Nous n’avons pas pu charger les suggestions.',
    dismiss: 'Ça ne m’intéresse pas',
    dismissed: (title) => `${title} a été retiré.`,
    replaced: (title, next) => `${title} a été retiré et remplacé par ${next}.`,
  },
};
