import type { FastifyRequest } from 'fastify';
import { BUSINESS_PATH_PREFIX, localePrefix } from '@foolscap/core/vocabulary';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Settings } from '../settings.ts';

/** Returns the start of the paths of a language in mails: empty for the shop's first one, and for one that it does not offer. */
export const mailPathPrefix = (locale: Locale, { locales }: Pick<Settings, 'locales'>): string =>
  locale !== locales[0] && locales.includes(locale) ? localePrefix(locale) : '';

/**
 * Builds absolute URLs of the shop's pages, for mails. Without PUBLIC_URL it uses the host of the request, which happens only when mail is
 * written to a file instead of being sent (see `Settings.mail`).
 * Without a language, the URL is that of the shop's first one.
 */
export function createPageUrls({ publicUrl, locales }: Pick<Settings, 'publicUrl' | 'locales'>) {
  return (
    {
      tenant,
      protocol,
      host,
      locale,
    }: Pick<FastifyRequest, 'tenant' | 'protocol' | 'host'> & Partial<Pick<FastifyRequest, 'locale'>>,
    path: string,
  ): string =>
    [
      publicUrl ?? `${protocol}://${host}`,
      locale ? mailPathPrefix(locale, { locales }) : '',
      tenant === 'sba' ? BUSINESS_PATH_PREFIX : '',
      path,
    ].join('');
}
