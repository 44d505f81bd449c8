import { BUSINESS_PATH_PREFIX } from '@foolscap/core/vocabulary';
import type { Locale } from '@foolscap/core/vocabulary';
import type { PageAssets } from './assets.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { ERROR_MESSAGES as FRENCH } from './error-messages.fr-CA.ts';

/** A status that has an error page. */
export type ErrorPageStatus = keyof (typeof ERROR_MESSAGES)['errors'];

export const hasErrorPage = (status: number): status is ErrorPageStatus =>
  Object.hasOwn(ERROR_MESSAGES.errors, status);

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The header of the page: links and a search that need no script. */
const header = (root: string, { search, cart }: (typeof ERROR_MESSAGES)['page']) =>
  `<header class="error-header"><a href="${root}/">Foolscap</a><form role="search" action="${root}/search"><label>${search} <input type="search" name="q"></label> <button>${search}</button></form><a href="${root}/cart">${cart}</a></header>`;

/**
 * Creates the page that is sent when rendering fails: plain markup with the shop's styles and no other dependency.
 *
 * @param root root path of the tenant, in its language
 * @param options.back path of the page that the shopper came from
 */
export function errorPage(
  status: ErrorPageStatus,
  assets: Pick<PageAssets, 'style'>,
  root: string,
  { back, locale = 'en-US' }: { back?: string | undefined; locale?: Locale } = {},
): string {
  const messages = locale === 'fr-CA' ? FRENCH : ERROR_MESSAGES;
  const { title, text } = messages.errors[status];
  const { page } = messages;
  const wayBack = back === undefined ? '' : `<p><a href="${escaped(back)}">${page.back}</a></p>`;
  return `<!doctype html><html lang="${locale}" class="foolscap" data-tenant="${root.endsWith(BUSINESS_PATH_PREFIX) ? 'business' : 'consumer'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Foolscap</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${assets.style ? `<link rel="stylesheet" href="${assets.style.href}">` : ''}</head><body>${header(root, page)}<main class="error-page"><img src="/media/scenes/error.svg" alt="" width="320" height="200"><h1>${title}</h1><p>${text}</p>${wayBack}<p><a href="${root}/">${page.home}</a></p></main></body></html>`;
}
