import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { selectAccount, selectIsSignedIn } from '@foolscap/account/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { Container, Link, SectionHeading } from '@foolscap/ui/components';
import { PAGES } from '../pages.ts';
import styles from './AccountFrame.module.scss';

const LINKS = [
  ['/account', 'Overview'],
  [PAGES.orders, 'Orders'],
  [PAGES.details, 'Profile'],
  [PAGES.addresses, 'Addresses'],
  [PAGES.sessions, 'Devices'],
] as const;

/** What all pages of an account share: its name, the way to the others, and leaving when one is signed out. */
export function AccountFrame({
  title,
  note,
  children,
}: {
  title: ReactNode;
  /** A line below the name of the page. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = useSelector(selectAccount);
  const signedIn = useSelector(selectIsSignedIn);
  const organization = account?.userProfile?.organization;
  const managesUsers = account?.session.sessionIPA.permissionDetail.includes('MANAGE_USERS');
  const links = [
    ...LINKS,
    ...(organization ? [[PAGES.shipTo, 'Ship to'] as const] : []),
    ...(managesUsers ? [[PAGES.users, 'Users'] as const] : []),
  ];

  // Signed out while looking at it.
  useEffect(() => {
    if (account && !signedIn) void navigate(`${LOGIN_PATH}?jumpUrl=${pathname}`, { replace: true });
  }, [account, navigate, pathname, signedIn]);

  return (
    <Container>
      <div className={styles.page}>
        <nav aria-label="Your account" className={styles.nav}>
          <ul className={styles.links}>
            {links.map(([href, label]) => (
              <li key={href}>
                <Link
                  variant="quiet"
                  href={href}
                  className={styles.link}
                  aria-current={pathname === href ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <SectionHeading level={1} note={note}>
            {title}
          </SectionHeading>
          {children}
        </div>
      </div>
    </Container>
  );
}
