import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectCategories } from '@foolscap/catalog/state';
import { COPY } from './copy.ts';
import { useShop } from './shop-context.ts';

/** The link to the other of the two sites. */
export function useSiteSwitch() {
  const { tenant, otherSite } = useShop();
  return { label: COPY[tenant].siteSwitch, href: otherSite };
}

/** The departments, as header and footer name them. */
export function useDepartments() {
  const { pathname } = useLocation();
  const categories = useSelector(selectCategories).value ?? [];
  return categories
    .filter(({ parentId }) => !parentId)
    .map(({ name, url }) => ({ label: name, href: url, current: pathname === url }));
}
