import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { selectCategories } from '@foolscap/catalog/state';
import { createDepartmentsClient } from '@foolscap/header/client';
import { createDepartmentsModule, departmentsActions, selectDepartments } from '@foolscap/header/state';
import { DepartmentMenu, type MenuDepartment } from '@foolscap/header/ui';
import { isToggleOn } from '../../routing/is-toggle-on.ts';
import { defineFeature } from '../define-feature.ts';

/** Pictures, promotions and links of the departments, read when the menu opens. */
const departmentsFeature = defineFeature({
  name: 'departments',
  modules: ({ http }) => ({
    departments: createDepartmentsModule({ client: createDepartmentsClient(http) }),
  }),
});

export const features = [departmentsFeature];

/** The departments of the catalog in the menu, with the additions of the navigation document once they have loaded. */
export default function DepartmentsMenu() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const categories = useSelector(selectCategories).value;
  const hasCategories = isToggleOn('flyoutCategories', useSelector(selectAccount));
  const { phase, value: additions } = useSelector(selectDepartments);
  useEffect(() => {
    if (phase === 'idle') dispatch(departmentsActions.departmentsRequested());
  }, [dispatch, phase]);
  const departments = useMemo(() => {
    const all = categories ?? [];
    const toLink = ({ name, url }: (typeof all)[number]) => ({
      label: name,
      href: url,
      current: pathname === url,
    });
    return all
      .filter(({ parentId }) => !parentId)
      .map((department): MenuDepartment => ({
        ...additions?.find(({ id }) => id === department.id),
        ...toLink(department),
        id: department.id,
        categories: hasCategories ? all.filter(({ parentId }) => parentId === department.id).map(toLink) : [],
      }));
  }, [additions, categories, hasCategories, pathname]);
  return <DepartmentMenu departments={departments} />;
}
