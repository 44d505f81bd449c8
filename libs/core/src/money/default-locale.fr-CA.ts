import type { Locale } from './money.ts';

export const DEFAULT_LOCALE: Locale = 'fr-CA';
