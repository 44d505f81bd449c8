import type { NavItem } from './nav-item.ts';

/** Returns the link's destination (storefront-3.94). */
export function navHref(item: Pick<NavItem, 'url' | 'destinationURL'>): string {
  return item.destinationURL === undefined || item.destinationURL === '' ? item.url : item.destinationURL;
}
