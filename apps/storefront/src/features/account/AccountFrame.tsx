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
import { useFrameDrawer } from '../../shell/frame-drawer.ts';
import { useShop } from '../../shell/shop-context.ts';
import { isLinkVisible } from './account-links.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';
import { getWelcomeSteps, WELCOME } from './welcome-steps.ts';
import styles from './AccountFrame.module.scss';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

// Not in the path table, which every page loads.
const AUTO_RESTOCK = '/account/auto-restock';
const REWARDS = '/account/rewards';
const INVOICES = '/account/invoices';
const MESSAGES = '/account/messages';
const PRIVACY = '/account/privacy';
const CONTRACTS = '/account/contracts';
const ACCESS = '/account/access';

const SHOPPING_PAGES = [
  { href: PAGES.orders, label: texts.orders },
  { href: PAGES.quickBuy, label: texts.quickBuy },
  { href: AUTO_RESTOCK, label: texts.autoRestock },
  { href: REWARDS, label: texts.rewards },
];

const PROFILE_PAGES = [
  { href: PAGES.details, label: texts.profile },
  { href: PAGES.addresses, label: texts.addresses },
  { href: PAGES.wallet, label: texts.cards },
  { href: MESSAGES, label: texts.messages },
  { href: PAGES.sessions, label: texts.devices },
  { href: ACCESS, label: texts.access },
  { href: PRIVACY, label: texts.yourData },
];

const COMPANY_PAGES = [
  { href: PAGES.budgets, label: texts.budgets },
  { href: PAGES.reports, label: texts.reports },
  { href: INVOICES, label: texts.invoices },
  { href: PAGES.approvalRules, label: texts.approvalRules },
  { href: PAGES.users, label: texts.users },
  { href: '/account/roles', label: texts.roles },
];

/** Third-party users cannot change their details or use saved cards. */
const NOT_OF_THIRD_PARTIES: ReadonlySet<string> = new Set([
  PAGES.details,
  PAGES.wallet,
  PAGES.quickBuy,
  AUTO_RESTOCK,
  REWARDS,
]);

/** Agents who act for a customer see neither cards nor devices, nor what the customer allows others. */
const NOT_OF_AGENTS: ReadonlySet<string> = new Set([
  PAGES.wallet,
  PAGES.quickBuy,
  PAGES.sessions,
  ACCESS,
  PRIVACY,
]);

/** The frame of all account pages: title, navigation, and the redirect after a sign-out. In a drawer, the drawer is the frame. */
export function AccountFrame({
  title,
  note,
  children,
}: {
  title: string;
  /** A line below the page title. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const drawer = useFrameDrawer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { basename, store, tenant } = useShop();
  const hasStore = store !== undefined;
  const account = useSelector(selectAccount);
  const signedIn = useSelector(selectIsSignedIn);
  const isThirdParty = useSelector(selectUserType) === 'THIRD_PARTY';
  const profile = account?.userProfile;
  const organization = profile?.organization;
  const unread = profile?.unreadMessages;
  const isShown = ({ href }: { href: string }) =>
    (!isThirdParty || !NOT_OF_THIRD_PARTIES.has(href)) &&
    (!account?.session.acting || !NOT_OF_AGENTS.has(href)) &&
    isLinkVisible(account, href);
  const isWelcomeOpen =
    profile && !isThirdParty && getWelcomeSteps(profile, { tenant, hasStore }).some(({ isDone }) => !isDone);
  const groups = [
    {
      pages: [
        { href: '/account', label: texts.overview },
        ...(isWelcomeOpen ? [{ href: WELCOME, label: texts.getStarted }] : []),
        ...(profile?.agentKind ? [{ href: '/account/customers', label: texts.customers }] : []),
      ],
    },
    {
      label: texts.shopping,
      pages: [
        ...SHOPPING_PAGES.filter(isShown),
        { href: listsPath(tenant), label: texts.lists },
        { href: '/quick-order', label: texts.quickOrder },
      ],
    },
    {
      label: texts.profileAndPrivacy,
      // The organization supplies a third-party user's details with the sign-in link.
      pages: PROFILE_PAGES.filter(isShown).map((page) =>
        page.href === MESSAGES && unread ? { ...page, label: texts.unread(unread) } : page,
      ),
    },
    ...(organization
      ? [
          {
            label: organization.name,
            pages: [
              { href: PAGES.shipTo, label: texts.shipTo },
              { href: CONTRACTS, label: texts.contracts },
              { href: PAGES.approvals, label: texts.approvals(profile.waitingApprovals ?? 0) },
              ...COMPANY_PAGES,
            ].filter(({ href }) => isLinkVisible(account, href, true)),
          },
        ]
      : []),
  ];

  // Redirects if the user is signed out while the page is open, but not during an outage, when the user is unknown.
  const [wasSignedIn] = useState(signedIn);
  const isSignedOut = !signedIn && (wasSignedIn || account !== undefined);
  useEffect(() => {
    // The drawer's page behind it does so itself.
    if (isSignedOut && !drawer)
      void navigate(signInPath(tenant, basename + pathname + search), { replace: true });
  }, [basename, drawer, isSignedOut, navigate, pathname, search, tenant]);

  if (drawer) return drawer.render({ title, note, children });

  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.nav}>
          <AccountNav groups={groups} current={pathname} />
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
