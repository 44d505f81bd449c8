import type { FastifyRequest } from 'fastify';
import { parseCookies } from '@foolscap/core/cookies';
import { LOCALE_COOKIE, localePrefix, readLocale, splitLocale } from '@foolscap/core/vocabulary';
import type { Locale } from '@foolscap/core/vocabulary';

/** The languages of the shop. */
export interface LocaleOptions {
  /** The first is the one of hosts without their own. */
  offered: readonly Locale[];
  byHost: Readonly<Record<string, Locale>>;
}

export const ONE_LOCALE: LocaleOptions = { offered: ['en-US'], byHost: {} };

/** The language of a request, and the start of its paths: empty for the host's own language. */
export interface PageLocale {
  locale: Locale;
  prefix: string;
}

const ofHost = ({ host }: Pick<FastifyRequest, 'host'>, { offered, byHost }: LocaleOptions): Locale =>
  byHost[host.toLowerCase()] ?? offered[0] ?? 'en-US';

/** Removes the locale from the URLs that the server matches; Fastify keeps the whole one as `originalUrl`. */
export const withoutLocale =
  ({ offered }: LocaleOptions) =>
  ({ url = '/' }: { url?: string | undefined }): string => {
    const { locale, rest } = splitLocale(url);
    return locale && offered.includes(locale) ? rest : url;
  };

/** Returns the language of a page by its path, otherwise of the form's page, otherwise of the host. */
export function getPageLocale(
  request: Pick<FastifyRequest, 'host' | 'originalUrl' | 'body'>,
  options: LocaleOptions,
): PageLocale {
  const site = (request.body as { site?: unknown } | undefined)?.site;
  const { locale, prefix } = [request.originalUrl, typeof site === 'string' ? site : '']
    .map(splitLocale)
    .find((each) => each.locale && options.offered.includes(each.locale)) ?? { prefix: '' };
  return { locale: locale ?? ofHost(request, options), prefix };
}

/** Returns the root path of a language on a host. */
export const rootOfLocale = (
  locale: Locale,
  request: Pick<FastifyRequest, 'host'>,
  options: LocaleOptions,
): string => (locale === ofHost(request, options) ? '' : localePrefix(locale));

/** The parameter of links that choose a language. */
const CHOICE = 'lang';
/** The parameters with the page to return to after signing in. */
const RETURN_TARGETS = ['jumpUrl', 'TARGET'];
const CHOICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the address that a page request is redirected to because of its language: a visitor's choice replaces that of path and
 * host (decision-locales), and a page has one address in each language.
 *
 * @returns undefined if the page is shown as requested
 */
export function findLocaleRedirect(
  request: Pick<FastifyRequest, 'host' | 'originalUrl' | 'url' | 'headers' | 'body'>,
  options: LocaleOptions,
  isSecure: boolean,
): { to: string; cookie?: string } | undefined {
  if (options.offered.length < 2) return undefined;
  const offered = (text: string | undefined) => options.offered.find((each) => each === readLocale(text));
  const { pathname, searchParams } = new URL(`http://here${request.url}`);
  const chosen = offered(searchParams.get(CHOICE) ?? undefined);
  searchParams.delete(CHOICE);
  if (chosen)
    for (const name of RETURN_TARGETS) {
      const target = searchParams.get(name);
      if (target?.startsWith('/'))
        searchParams.set(name, rootOfLocale(chosen, request, options) + splitLocale(target).rest);
    }
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const at = (locale: Locale) => rootOfLocale(locale, request, options) + pathname + search;
  if (chosen)
    return {
      to: at(chosen),
      cookie: `${LOCALE_COOKIE}=${chosen}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    };
  const current = getPageLocale(request, options);
  const kept = offered(parseCookies(request.headers.cookie)[LOCALE_COOKIE]) ?? current.locale;
  if (rootOfLocale(kept, request, options) === current.prefix) return undefined;
  return { to: rootOfLocale(kept, request, options) + request.url };
}
