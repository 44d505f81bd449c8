import type { AccountData } from '@foolscap/account/contract';
import { getBreakpoint } from '@foolscap/core/breakpoints';
import { createNavigationClient } from '@foolscap/header/client';
import { getHeaderType, type NavPage } from '@foolscap/header/model';
import { createNavigationModule } from '@foolscap/header/state';
import { belowRoot } from '../../routing/tenant-path.ts';
import type { Shop } from '../../shell/shop-context.ts';
import type { DomainModule } from '@foolscap/core/state';
import type { Feature } from '../define-feature.ts';
import { navigationFollowsPage } from './navigation-follows-page.ts';

/**
 * The links of header and footer in the browser: read again for another user, and limited to the breakpoint and the header type of the
 * page.
 *
 * @param userId of the server's page
 */
export function createNavigationFeature(
  { basename, pendingNavigation }: Pick<Shop, 'basename' | 'pendingNavigation'>,
  userId: string | undefined,
): Feature {
  const getPage = (userType?: AccountData['session']['userType']): NavPage => {
    const breakpoint = getBreakpoint(window.innerWidth);
    return {
      breakpoint,
      headerType: getHeaderType(belowRoot(location.pathname, basename), breakpoint, userType),
    };
  };
  return {
    name: 'navigation',
    // The store does not know the types of all slices.
    modules: ({ http }) => [createNavigationModule({ client: createNavigationClient(http) }) as DomainModule],
    processes: () => navigationFollowsPage({ getPage, pendingNavigation, userId }),
  };
}
