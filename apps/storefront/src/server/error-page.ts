import type { PageAssets } from './assets.ts';

const TEXTS = {
  400: {
    title: 'This address isn’t valid',
    text: 'Check the address for mistakes, or go to the home page.',
  },
  403: {
    title: 'We couldn’t accept this form',
    text: 'It was sent from another site. Open the page here and submit the form again.',
  },
  413: {
    title: 'This form is too long',
    text: 'Shorten your text and submit the form again.',
  },
  415: {
    title: 'We couldn’t read this form',
    text: 'Open the page again and submit the form from there.',
  },
  500: {
    title: 'Something went wrong on our side',
    text: 'We couldn’t load this page. Your cart is saved. Try again in a moment.',
  },
  503: {
    title: 'We’re very busy right now',
    text: 'Your cart is saved. Try again in a few seconds.',
  },
} as const;

/** A status that has an error page. */
export type ErrorPageStatus = keyof typeof TEXTS;

export const hasErrorPage = (status: number): status is ErrorPageStatus => Object.hasOwn(TEXTS, status);

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The header of the page: links and a search that need no script. */
const header = (root: string) =>
  `<header class="error-header"><a href="${root}/">Foolscap</a><form role="search" action="${root}/search"><label>Search <input type="search" name="q"></label> <button>Search</button></form><a href="${root}/cart">Cart</a></header>`;

/**
 * Creates the page that is sent when rendering fails: plain markup with the shop's styles and no other dependency.
 *
 * @param root root path of the tenant
 * @param back path of the page that the shopper came from
 */
export function errorPage(
  status: ErrorPageStatus,
  assets: Pick<PageAssets, 'style'>,
  root: string,
  back?: string,
): string {
  const { title, text } = TEXTS[status];
  const wayBack =
    back === undefined ? '' : `<p><a href="${escaped(back)}">Go back to the previous page</a></p>`;
  return `<!doctype html><html lang="en-US" class="foolscap" data-tenant="${root ? 'business' : 'consumer'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Foolscap</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${assets.style ? `<link rel="stylesheet" href="${assets.style.href}">` : ''}</head><body>${header(root)}<main class="error-page"><img src="/media/scenes/error.svg" alt="" width="320" height="200"><h1>${title}</h1><p>${text}</p>${wayBack}<p><a href="${root}/">Go to the home page</a></p></main></body></html>`;
}
