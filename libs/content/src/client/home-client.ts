import type { HttpClient } from '@foolscap/core/http';
import type { HomeData, HomeQuery } from '../contract/index.ts';

/** Names what a preview link shows; empty for the published home page. */
export type HomeRequest = Pick<HomeQuery, 'preview' | 'at' | 'segment'>;

/** The API call of the home page. It rejects with `HttpError`. */
export interface HomeClient {
  /** Reads the home page as the caller sees it; 404 `CONTENT_NOT_FOUND` for an unknown preview. */
  readHome(request: HomeRequest, signal?: AbortSignal): Promise<HomeData>;
}

export const createHomeClient = (http: HttpClient): HomeClient => ({
  async readHome(request, signal) {
    const params = new URLSearchParams(request as Record<string, string>);
    const path = `/content/home${params.size ? `?${params}` : ''}`;
    return (await http.send<HomeData>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  },
});
