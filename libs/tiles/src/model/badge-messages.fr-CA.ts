import type { Translation } from '@foolscap/core/messages';
import type * as english from './badge-messages.ts';

export const BADGE_MESSAGES: Translation<typeof english.BADGE_MESSAGES> = {
  badges: {
    ends: (day) => `Jusqu’au ${day}`,
    purchased: (month, year) => `Acheté en ${month} ${year}`,
  },
};
