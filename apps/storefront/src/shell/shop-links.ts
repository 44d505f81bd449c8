import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectCategories } from '@foolscap/catalog/state';
import { COPY } from './copy.ts';
import { useShop } from './shop-context.ts';

/** Returns the link to the other tenant's site. */
export function useSiteSwitch() {
  const { tenant, otherSite } = useShop();
  return { label: COPY[tenant].siteSwitch, href: otherSite };
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
