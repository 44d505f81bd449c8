import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { selectAccount, selectIsSignedIn, selectUserType } from '@foolscap/account/state';
import { AccountNav } from '@foolscap/account/ui';
import { Container, SectionHeading } from '@foolscap/ui/components';
import { listsPath } from '../lists/list-paths.ts';
import { PAGES } from '../../routing/pages.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import styles from './AccountFrame.module.scss';

// Not in the path table, which every page loads.
const AUTO_RESTOCK = '/account/auto-restock';
const REWARDS = '/account/rewards';
const MESSAGES = '/account/messages';
const PRIVACY = '/account/privacy';

const COMMON_PAGES = [
  { href: '/account', label: 'Overview' },
  { href: PAGES.orders, label: 'Orders' },
  { href: PAGES.details, label: 'Profile' },
  { href: PAGES.addresses, label: 'Addresses' },
  { href: PAGES.wallet, label: 'Cards' },
  { href: PAGES.quickBuy, label: 'Quick buy' },
  { href: AUTO_RESTOCK, label: 'Auto-restock' },
  { href: REWARDS, label: 'Rewards' },
  { href: MESSAGES, label: 'Messages' },
  { href: PAGES.sessions, label: 'Devices' },
  { href: PRIVACY, label: 'Your data' },
];

/** Third-party users cannot change their details or use saved cards. */
const NOT_OF_THIRD_PARTIES: ReadonlySet<string> = new Set([
  PAGES.details,
  PAGES.wallet,
  PAGES.quickBuy,
  AUTO_RESTOCK,
  REWARDS,
]);

/** The frame of all account pages: title, navigation, and the redirect after a sign-out. */
export function AccountFrame({
  title,
  note,
  children,
}: {
  title: ReactNode;
  /** A line below the page title. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { basename, tenant } = useShop();
  const account = useSelector(selectAccount);
  const signedIn = useSelector(selectIsSignedIn);
  const isThirdParty = useSelector(selectUserType) === 'THIRD_PARTY';
  const organization = account?.userProfile?.organization;
  const managesUsers = account?.session.sessionIPA.permissionDetail.includes('MANAGE_USERS');
  const unread = account?.userProfile?.unreadMessages;
  const pages = [
    // The organization supplies a third-party user's details with the sign-in link.
    ...COMMON_PAGES.filter(({ href }) => !isThirdParty || !NOT_OF_THIRD_PARTIES.has(href)).map((page) =>
      page.href === MESSAGES && unread ? { ...page, label: `Messages (${unread} new)` } : page,
    ),
    { href: listsPath(tenant), label: 'Lists' },
    { href: '/quick-order', label: 'Quick order' },
    ...(organization ? [{ href: PAGES.shipTo, label: 'Ship to' }] : []),
    ...(managesUsers ? [{ href: PAGES.users, label: 'Users' }] : []),
  ];

  // Redirects if the user is signed out while the page is open, but not during an outage, when the user is unknown.
  const [wasSignedIn] = useState(signedIn);
  const isSignedOut = !signedIn && (wasSignedIn || account !== undefined);
  useEffect(() => {
    if (isSignedOut) void navigate(signInPath(tenant, `${basename}${pathname}`), { replace: true });
  }, [basename, isSignedOut, navigate, pathname, tenant]);

  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.nav}>
          <AccountNav pages={pages} current={pathname} />
        </div>
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
