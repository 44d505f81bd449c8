export { createFormsClient, type FormsClient } from './forms-client.ts';
export { createHomeClient, type HomeClient, type HomeRequest } from './home-client.ts';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import type { ContentAddresses, ContentPageData, HelpData, RedirectData } from '../contract/index.ts';

/** Names a content page. */
export interface PageRequest {
  /** Path below the site's root, such as `/help/returns`. */
  path: string;
  /** The token of a preview link. */
  preview?: string;
}

/** Finds the page that replaces an address of an earlier shop, for the server; undefined if there is none. */
export async function findRedirect(http: HttpClient, address: string): Promise<string | undefined> {
  try {
    const query = new URLSearchParams({ address });
    return (await http.send<RedirectData>({ method: 'GET', path: `/content/redirect?${query}` })).data.to;
  } catch (error) {
    if (toFailure(error).status === 404) return undefined;
    throw error;
  }
}

/** Lists the paths of content pages, for the server's site map. */
export const listContentAddresses = async (http: HttpClient): Promise<ContentAddresses['pages']> =>
  (await http.send<ContentAddresses>({ method: 'GET', path: '/content/addresses' })).data.pages;

/** API calls of content pages. Each rejects with `HttpError`. */
export interface ContentClient {
  /** Reads a page; 404 `CONTENT_NOT_FOUND` if there is none. */
  readPage(request: PageRequest, signal?: AbortSignal): Promise<ContentPageData>;
  /** Lists the pages of the help center by category, and those that match `q`. */
  readHelp(request: { q?: string }, signal?: AbortSignal): Promise<HelpData>;
}

export function createContentClient(http: HttpClient): ContentClient {
  const read = async <T>(path: string, query: object, signal?: AbortSignal): Promise<T> => {
    const params = new URLSearchParams(Object.entries(query) as [string, string][]);
    const search = params.size ? `?${params}` : '';
    return (await http.send<T>({ method: 'GET', path: `${path}${search}`, ...(signal ? { signal } : {}) }))
      .data;
  };
  return {
    readPage: (request, signal) => read<ContentPageData>('/content/page', request, signal),
    readHelp: (request, signal) => read<HelpData>('/content/help', request, signal),
  };
}
