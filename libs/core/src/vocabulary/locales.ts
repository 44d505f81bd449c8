/** The languages of the shop with their countries (decision-locales). */
export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const;
export type Locale = (typeof LOCALES)[number];

/** Keeps the language that a visitor has chosen. */
export const LOCALE_COOKIE = 'locale';

/** Finds a locale by its name, in any case; undefined for other texts. */
export const readLocale = (text: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale.toLowerCase() === text?.toLowerCase());

/** Returns the start of the paths of a locale that is not the host's own: `/fr-ca`. */
export const localePrefix = (locale: Locale): string => `/${locale.toLowerCase()}`;

/**
 * Splits a path or URL into its locale and the rest: `/fr-ca/p/1` is `fr-CA` and `/p/1`. Without a locale the rest is the whole.
 */
export function splitLocale(url: string): { locale: Locale | undefined; prefix: string; rest: string } {
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
  const locale = LOCALES.find((each) => localePrefix(each) === `/${first}`);
  if (!locale) return { locale, prefix: '', rest: url };
  const rest = url.slice(first.length + 1);
  return { locale, prefix: `/${first}`, rest: rest.startsWith('/') ? rest : `/${rest}` };
}
