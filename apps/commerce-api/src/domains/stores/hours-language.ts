import type { Locale } from '@foolscap/core/vocabulary';
import { messages as FRENCH } from '@foolscap/stores/fr-CA';
import { messages as ENGLISH } from '@foolscap/stores/messages';
import type { HoursLanguage } from '@foolscap/stores/model';

/** Returns the language of texts about opening hours. Both kinds of English write them alike. */
export const getHoursLanguage = (locale: Locale): HoursLanguage =>
  locale === 'fr-CA' ? { locale, ...FRENCH } : { locale: 'en-US', ...ENGLISH };
