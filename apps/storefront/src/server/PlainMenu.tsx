import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { selectCategories } from '@foolscap/catalog/state';
import { PlainDepartments } from '@foolscap/header/ui';
import { isToggleOn } from '../routing/is-toggle-on.ts';

/**
 * The menu of a browser without JavaScript: the departments with their categories. Only the server renders it, because browsers with JavaScript
 * load the menu when it opens.
 */
export function PlainMenu() {
  const { pathname } = useLocation();
  const categories = useSelector(selectCategories).value ?? [];
  const hasCategories = isToggleOn('flyoutCategories', useSelector(selectAccount));
  const listBelow = (parentId: string | undefined) =>
    categories
      .filter((category) => (category.parentId ?? undefined) === parentId)
      .map(({ id, name, url }) => ({ id, label: name, href: url, current: pathname === url }));
  return (
    <PlainDepartments
      departments={listBelow(undefined).map((department) => ({
        ...department,
        categories: hasCategories ? listBelow(department.id) : [],
      }))}
    />
  );
}
