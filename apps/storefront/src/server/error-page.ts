import type { PageAssets } from './assets.ts';

const TEXTS = {
  400: {
    title: 'This address isn’t valid',
    text: 'Check the address for mistakes, or go to the home page.',
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

/**
 * Creates the page that is sent when rendering is not possible: plain markup with the shop's styles and no other dependency.
 *
 * @param root root path of the tenant
 */
export function errorPage(
  status: keyof typeof TEXTS,
  assets: Pick<PageAssets, 'styles'>,
  root: string,
): string {
  const { title, text } = TEXTS[status];
  return `<!doctype html><html lang="en-US" class="foolscap" data-tenant="${root ? 'business' : 'consumer'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Foolscap</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body><main class="error-page"><img src="/media/scenes/error.svg" alt="" width="320" height="200"><h1>${title}</h1><p>${text}</p><p><a href="${root}/">Go to the home page</a></p></main></body></html>`;
}
