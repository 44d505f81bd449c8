import { PlainLink } from '@foolscap/ui/components';
import type { MenuDepartment } from '../DepartmentMenu/DepartmentMenu.tsx';
import styles from '../parts/ShopMenu.module.scss';

export interface PlainDepartmentsProps {
  /** The departments, in order. */
  departments: readonly Pick<MenuDepartment, 'label' | 'href' | 'current' | 'categories'>[];
}

/** The departments of the menu with all their categories, for a page without JavaScript. Pass it to `departments.plain` of the header. */
export function PlainDepartments({ departments }: PlainDepartmentsProps) {
  const link = ({ href, label, current }: (typeof departments)[number]['categories'][number]) => (
    <PlainLink href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
      {label}
    </PlainLink>
  );
  return (
    <ul className={styles.list}>
      {departments.map((department) => (
        <li key={department.href}>
          {link(department)}
          {department.categories.length > 0 && (
            <ul className={styles.categories}>
              {department.categories.map((category) => (
                <li key={category.href}>{link(category)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
