import { Link, useMessages } from '@foolscap/ui/components';
import { ACCOUNT_NAV_MESSAGES } from './account-nav-messages.ts';
import styles from './AccountNav.module.scss';

/** A page of the account. */
export interface AccountPage {
  readonly href: string;
  readonly label: string;
}

export interface AccountNavProps {
  /** The pages that this shopper can open, in display order. */
  readonly pages: readonly AccountPage[];
  /** URL of the current page. */
  readonly current: string;
  /** Accessible name. */
  readonly label?: string;
}

/** Navigation of the account pages: wrapped rows above the page on phones, a sidebar on wide screens. */
export function AccountNav({ pages, current, label }: AccountNavProps) {
  const { accountNav: texts } = useMessages('account', ACCOUNT_NAV_MESSAGES);
  return (
    <nav aria-label={label ?? texts.label}>
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
