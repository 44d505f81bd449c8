import { useId } from 'react';
import { Link, useMessages } from '@foolscap/ui/components';
import { ACCOUNT_NAV_MESSAGES } from './account-nav-messages.ts';
import styles from './AccountNav.module.scss';

/** A page of the account. */
export interface AccountPage {
  readonly href: string;
  readonly label: string;
}

/** Account pages that belong together. */
export interface AccountPageGroup {
  /** Heading. A group without one is shown on all pages. */
  readonly label?: string;
  /** The pages that this shopper can open, in display order. */
  readonly pages: readonly AccountPage[];
}

export interface AccountNavProps {
  /** In display order; groups without pages are left out. */
  readonly groups: readonly AccountPageGroup[];
  /** URL of the current page. */
  readonly current: string;
  /** Accessible name. */
  readonly label?: string;
}

/** Finds the link of the current page, or else of the closest page above it. A group without a heading has no pages below its own. */
function findCurrentPage(groups: readonly AccountPageGroup[], current: string): AccountPage | undefined {
  const all = groups.flatMap(({ pages }) => pages);
  const above = groups
    .flatMap(({ label, pages }) => (label === undefined ? [] : pages))
    .filter(({ href }) => current.startsWith(`${href}/`));
  return (
    all.find(({ href }) => href === current) ?? above.toSorted((a, b) => b.href.length - a.href.length)[0]
  );
}

/**
 * Navigation of the account pages. A sidebar on wide screens; on phones rows of links above the page, which show the group of the current
 * page only: the page of a group without a heading, such as the overview, shows them all.
 */
export function AccountNav({ groups, current, label }: AccountNavProps) {
  const { accountNav: texts } = useMessages('account', ACCOUNT_NAV_MESSAGES);
  const id = useId();
  const currentPage = findCurrentPage(groups, current);
  const currentGroup = groups.find(({ pages }) => currentPage && pages.includes(currentPage));
  const isHiddenOnPhones = (group: AccountPageGroup) =>
    group.label !== undefined && currentGroup?.label !== undefined && group !== currentGroup;
  return (
    <nav aria-label={label ?? texts.label} className={styles.nav}>
      {groups
        .filter(({ pages }) => pages.length > 0)
        .map((group, index) => (
          <div key={group.pages[0]!.href} className={isHiddenOnPhones(group) ? styles.other : undefined}>
            {group.label !== undefined && (
              <p className={styles.heading} id={id + index}>
                {group.label}
              </p>
            )}
            <ul className={styles.pages} aria-labelledby={group.label === undefined ? undefined : id + index}>
              {group.pages.map((page) => (
                <li key={page.href}>
                  <Link
                    variant="quiet"
                    href={page.href}
                    className={styles.page}
                    aria-current={
                      page === currentPage ? (page.href === current ? 'page' : 'true') : undefined
                    }
                  >
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}
