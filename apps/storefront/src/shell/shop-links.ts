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
  // The same list while nothing changes: the row of categories loads later, and would lose the server's markup if it were rendered before.
  return useMemo(
    () =>
      (categories ?? [])
        .filter(({ parentId }) => !parentId)
        .map(({ name, url }) => ({ label: name, href: url, current: pathname === url })),
    [categories, pathname],
  );
}
