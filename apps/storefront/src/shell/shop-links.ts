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
  const categories = useSelector(selectCategories).value ?? [];
  return categories
    .filter(({ parentId }) => !parentId)
    .map(({ name, url }) => ({ label: name, href: url, current: pathname === url }));
}
