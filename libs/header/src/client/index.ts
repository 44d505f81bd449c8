import type { HttpClient } from '@foolscap/core/http';
import type { NavigationData } from '../contract/index.ts';

/** Reads the navigation of the caller. Rejects with `HttpError`. */
export interface NavigationClient {
  navigation(signal?: AbortSignal): Promise<NavigationData>;
}

export const createNavigationClient = (http: HttpClient): NavigationClient => ({
  navigation: async (signal) =>
    (
      await http.send<NavigationData>({
        method: 'GET',
        path: '/navigation',
        ...(signal ? { signal } : {}),
      })
    ).data,
});
