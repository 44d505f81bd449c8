import type { Translation } from '@foolscap/core/messages';
import type * as english from './recommendations-messages.ts';

export const RECOMMENDATIONS_SCREEN_MESSAGES: Translation<typeof english.RECOMMENDATIONS_SCREEN_MESSAGES> = {
  shelf: {
    print: 'Imprimer cette liste avec les numéros d’article',
  },
};
