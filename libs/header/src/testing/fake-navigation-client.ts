import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { NavigationClient } from '../client/index.ts';
import type { NavigationData } from '../contract/index.ts';
import { sampleNavigation } from './builders.ts';

/** Creates a client without a server. Its navigation can be replaced, and its next call can fail. */
export function createFakeNavigationClient(
  navigation: NavigationData = sampleNavigation,
): NavigationClient & { server: { navigation: NavigationData }; failNext(failure?: Partial<Failure>): void } {
  let failure: Failure | undefined;
  const server = { navigation };
  return {
    server,
    failNext(given = {}) {
      failure = { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'no', retryable: true, ...given };
    },
    async navigation() {
      const failed = failure;
      failure = undefined;
      if (failed) throw new HttpError(failed);
      return server.navigation;
    },
  };
}
