import type { Locale } from './money.ts';

/** The locale of texts and formats without another one. A build for French replaces this file. */
export const DEFAULT_LOCALE: Locale = 'en-US';
