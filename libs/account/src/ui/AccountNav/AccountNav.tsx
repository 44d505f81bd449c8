import { Link } from '@foolscap/ui/components';
import styles from './AccountNav.module.scss';

/** A page of the account. */
export interface AccountPage {
  readonly href: string;
  readonly label: string;
}

export interface AccountNavProps {
  /** The pages that this shopper has, in their order. */
  readonly pages: readonly AccountPage[];
  /** Address of the page that is open. */
  readonly current: string;
  /** Name for screen readers. */
  readonly label?: string;
}

/** The pages of an account: wrapped lines above the page on phones, a column beside it on wide screens. */
export function AccountNav({ pages, current, label = 'Your account' }: AccountNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.href}>
            <Link
              variant="quiet"
              href={page.href}
              className={styles.page}
              aria-current={page.href === current ? 'page' : undefined}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
