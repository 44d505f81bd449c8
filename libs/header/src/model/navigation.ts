import type { NavigationData } from '../contract/index.ts';
import { visibleNavItems, type NavContext, type NavItem } from './nav-item.ts';

/** Id of the footer's column with the profiles of the shop in social networks. */
export const SOCIAL_COLUMN = 'social';

/** The facts that only the browser knows. */
export type NavPage = Pick<NavContext, 'breakpoint' | 'headerType'>;

/** The server has decided on everything else. */
const DECIDED: NavContext = { routeId: 'default', tenant: 'sdc', loggedIn: false };

/** Returns the items of a reply that a page shows. Without a breakpoint, these are the items that do not depend on one. */
export function filterNavigation({ hat, bar, tools, footer }: NavigationData, page: NavPage): NavigationData {
  const filter = <T extends Pick<NavItem, 'permissionlimit'>>(items: readonly T[]): T[] => [
    ...visibleNavItems(items, { ...DECIDED, ...page }),
  ];
  return {
    hat: filter(hat),
    bar: filter(bar),
    tools: filter(tools),
    footer: {
      columns: footer.columns
        .map((column) => ({ ...column, items: filter(column.items) }))
        .filter(({ items }) => items.length > 0),
      legal: filter(footer.legal),
    },
  };
}

/** Checks whether a reply has items that the browser must decide on. */
export const hasPendingItems = ({ hat, bar, tools, footer }: NavigationData): boolean =>
  [hat, bar, tools, footer.legal, ...footer.columns.map(({ items }) => items)]
    .flat()
    .some(({ permissionlimit }) => permissionlimit);
