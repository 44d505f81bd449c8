import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectCategories } from '@foolscap/catalog/state';
import type { BarItem, NavLink } from '@foolscap/header/contract';
import { navHref } from '@foolscap/header/model';
import { selectNavigation } from '@foolscap/header/state';
import { useShop } from './shop-context.ts';

/** Returns the item of the header's main row with an action. Without the navigation there is none. */
export function useBarItem(action: BarItem['actionType']) {
  return useNavigation()?.bar.find(({ actionType }) => actionType === action);
}

/** Returns the link to the other tenant's site. */
export function useSiteSwitch() {
  const { otherSite } = useShop();
  const item = useBarItem('SITE_SWITCH');
  return item && { ...item, href: otherSite };
}

/** Returns the departments as links for header and footer. */
export function useDepartments() {
  const { pathname } = useLocation();
  const categories = useSelector(selectCategories).value;
  // Returns the same list while nothing changes: the category row loads later, and rendering it before would discard the server's markup.
  return useMemo(
    () =>
      (categories ?? [])
        .filter(({ parentId }) => !parentId)
        .map(({ name, url }) => ({ label: name, href: url, current: pathname === url })),
    [categories, pathname],
  );
}

/** Returns the navigation of the current user: that of the page, or a later one. */
export function useNavigation() {
  const { navigation } = useShop();
  return useSelector(selectNavigation) ?? navigation;
}

/** Returns links to the current page in each language that the shop offers; the server stores the choice. */
export function useLanguages() {
  const { languages = [], locale, origin } = useShop();
  const { pathname, search } = useLocation();
  return languages.map((each) => {
    const parameters = new URLSearchParams(search);
    parameters.set('lang', each.locale);
    return {
      locale: each.locale,
      label: each.name,
      // Absolute, because each language has its own router root.
      href: `${origin}${each.root}${pathname}?${parameters}`,
      current: each.locale === locale,
    };
  });
}

/** Returns nav items as links of header or footer. */
export const toLinks = (items: readonly NavLink[], otherSite: string) =>
  items.map((item) => ({
    label: item.label,
    href: item.actionType === 'SITE_SWITCH' ? otherSite : navHref(item),
    ariaLabel: item.ariaLabel,
    opensDrawer: item.actionType === 'DRAWER',
  }));
