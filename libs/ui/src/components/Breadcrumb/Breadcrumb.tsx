import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Breadcrumb.module.scss';

export interface BreadcrumbItem {
  /** The heading of the page that it leads to. */
  readonly label: string;
  /** The last item, the page itself, has none. */
  readonly href?: string | undefined;
}

export interface BreadcrumbProps {
  /** From the start page to this page. */
  readonly items: readonly BreadcrumbItem[];
  /** Name of the navigation for screen readers. */
  readonly label?: string;
}

/** Where the page stands in the shop; on phones only the way back up. */
export function Breadcrumb({ items, label: name = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={name}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${label}${href ?? ''}`} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size="small" className={styles.separator} />}
            {index === items.length - 2 && <Icon name="chevron-left" size="small" className={styles.back} />}
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link variant="quiet" href={href} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
