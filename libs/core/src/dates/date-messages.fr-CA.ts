import type { Translation } from '../messages/index.ts';
import type * as english from './date-messages.ts';

export const DATE_MESSAGES: Translation<typeof english.DATE_MESSAGES> = {
  dates: {
    usualWindow: '1 à 6 jours ouvrables',
  },
};
