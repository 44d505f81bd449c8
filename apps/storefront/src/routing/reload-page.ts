import type { Call } from '@foolscap/core/http';

/** Checks for the call of the site data: the session and the site of a page, which every page reads. */
export const isSiteDataCall = ({ method, path, root }: Pick<Call, 'method' | 'path' | 'root'>): boolean =>
  method === 'GET' && path === '/account' && root === undefined;

/** The navigation that opened the document, and its reload; replaced in tests. */
interface Browser {
  getNavigationType: () => string | undefined;
  reload: () => void;
}

const BROWSER: Browser = {
  getNavigationType: () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type,
  reload: () => location.reload(),
};

/**
 * Loads the current page again from the server, once (storefront-8.54): a document that is itself a reload is not loaded again, because that
 * could continue forever.
 *
 * @returns whether the page is loaded again
 */
export function reloadPage({ getNavigationType, reload } = BROWSER): boolean {
  const isFirst = getNavigationType() !== 'reload';
  if (isFirst) reload();
  return isFirst;
}
