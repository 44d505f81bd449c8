import type { Translation } from '@foolscap/core/messages';
import type * as english from './analytics-messages.ts';

export const ANALYTICS_SCREEN_MESSAGES: Translation<typeof english.ANALYTICS_SCREEN_MESSAGES> = {
  analyticsPages: {
    cookieSettings: 'Paramètres des témoins',
  },
};
