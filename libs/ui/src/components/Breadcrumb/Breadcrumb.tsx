import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Breadcrumb.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface BreadcrumbItem {
  /** Heading of the linked page. */
  readonly label: string;
  /** Omitted for the last item, the current page. */
  readonly href?: string | undefined;
}

export interface BreadcrumbProps {
  /** From the home page to the current page. */
  readonly items: readonly BreadcrumbItem[];
  /** Accessible name of the navigation. */
  readonly label?: string;
}

/** The path from the home page to the current page; phones show only the link to the parent page. */
export function Breadcrumb({ items, label: name = texts.breadcrumb }: BreadcrumbProps) {
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
