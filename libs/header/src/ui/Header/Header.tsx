import {
  Button,
  Icon,
  Link,
  Logo,
  PlainLink,
  VisuallyHidden,
  classNames,
  lazyComponent,
} from '@foolscap/ui/components';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { cartBadge, type HeaderType } from '../../model/index.ts';
import { useHeaderMessages } from '../messages.tsx';
import styles from './Header.module.scss';
import { useClosingDetails } from './useClosingDetails.ts';

/** Works as plain links until it is hydrated. */
const CategoryRow = lazyComponent(async () => ({ default: (await import('./CategoryRow.tsx')).CategoryRow }));

/** A link of the header or footer. */
export interface HeaderLink {
  readonly label: string;
  readonly href: string;
  /** Marks the current page or one of its ancestors. */
  readonly current?: boolean;
}

/** The account state that the header shows. */
export type HeaderAccount =
  | { readonly kind: 'guest'; readonly signInHref: string }
  | {
      readonly kind: 'signedIn';
      readonly firstName: string | undefined;
      /** Tier in the rewards program. */
      readonly tier?: string | undefined;
      readonly accountHref: string;
      /** Action of the sign-out form without JavaScript. */
      readonly signOutAction: string;
      readonly signOutFields?: ReactNode;
      readonly onSignOut?: (() => void) | undefined;
      readonly signingOut?: boolean | undefined;
    };

export interface HeaderProps {
  readonly type?: HeaderType;
  /**
   * Renders the full header as the slim one up to `sm`, with CSS only: for pages where the server does not know the
   * breakpoint. Set it where `headerTypeOf(path, 'sm') === 'slim'`.
   */
  readonly compactOnSmall?: boolean;
  readonly tenant: 'consumer' | 'business';
  readonly homeHref: string;
  /** The line above the header (top hat): one announcement. */
  readonly hat?: ReactNode;
  /** Link to the other store. */
  readonly siteSwitch?: HeaderLink | undefined;
  readonly search: {
    /** Action of the search form: `/search`. */
    readonly action: string;
    /** The query of the current page. */
    readonly query?: string | undefined;
    /** Replaces submitting the form. */
    readonly onSearch?: ((query: string) => void) | undefined;
    /** Called when the search box gets focus, so that suggestions can be loaded. */
    readonly onFocus?: (() => void) | undefined;
    /** Suggestions while the shopper types; rendered inside the form, below the box. */
    readonly suggestions?: ReactNode;
  };
  /** Shown in the menu and in a row below the header; the row moves those that do not fit into "More". */
  readonly categories: readonly HeaderLink[];
  readonly account: HeaderAccount;
  readonly cart: {
    readonly href: string;
    /** Number of items; undefined while unknown. */
    readonly count: number | undefined;
    /** Opens the mini cart instead of following the link; call `preventDefault` to stay on the page. */
    readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  };
  /** Replaces the hat: `OrganizationRow`, for members of an organization on the business site. */
  readonly organization?: ReactNode;
  /** Label beside the logo of the `logoOnly` header: "Secure checkout". */
  readonly note?: string | undefined;
  /** A notice for every page, such as a lost connection; sticks to the main row. */
  readonly notice?: ReactNode;
  /** The chosen store (`YourStore` of `@foolscap/stores`). */
  readonly store?: ReactNode;
}

/**
 * The header of both stores. Checkout and sign-in show only the logo; the cart page uses a slim header on small
 * screens. The main row is sticky; the menu, search and sign-out work without JavaScript.
 */
export function Header(props: HeaderProps) {
  const { texts } = useHeaderMessages();
  const { type = 'full', tenant, homeHref, note, notice } = props;
  if (type === 'logoOnly' || type === 'tpv') {
    const logo = <Logo {...(tenant === 'business' && { suffix: texts.business })} />;
    return (
      <header className={classNames(styles.header, styles.plain)} data-print="hide">
        <div className={styles.main}>
          {type === 'tpv' ? (
            logo
          ) : (
            <PlainLink href={homeHref} className={styles.home} aria-label={texts.home(tenant)}>
              {logo}
            </PlainLink>
          )}
          {(type === 'tpv' || note !== undefined) && (
            <p className={styles.aside}>
              <Icon name="lock" size="small" />
              {type === 'tpv' ? texts.verification : note}
            </p>
          )}
        </div>
        <Notice>{notice}</Notice>
      </header>
    );
  }
  return <ShopHeader {...props} />;
}

function ShopHeader({
  type = 'full',
  tenant,
  homeHref,
  hat,
  siteSwitch,
  search,
  categories,
  account,
  cart,
  store,
  organization,
  notice,
  compactOnSmall = false,
}: HeaderProps) {
  const { texts } = useHeaderMessages();
  const full = type === 'full';
  return (
    <>
      {full && organization}
      {full && organization === undefined && (hat !== undefined || siteSwitch !== undefined) && (
        <section
          className={classNames(styles.hat, (hat === undefined || compactOnSmall) && styles.wideOnly)}
          aria-label={texts.news}
          data-print="hide"
        >
          <div className={styles.hatRow}>
            <div className={styles.news}>{hat}</div>
            {siteSwitch && (
              <Link variant="quiet" href={siteSwitch.href} className={styles.siteSwitch}>
                {siteSwitch.label}
              </Link>
            )}
          </div>
        </section>
      )}
      <header
        className={classNames(styles.header, styles[type], compactOnSmall && styles.compact)}
        data-print="hide"
      >
        <div className={styles.main}>
          <PlainLink href={homeHref} className={styles.home} aria-label={texts.home(tenant)}>
            <Logo {...(tenant === 'business' && { suffix: texts.business })} />
          </PlainLink>
          <Menu categories={categories} siteSwitch={siteSwitch} store={store} account={account} />
          <Search key={search.query} {...search} />
          <div className={styles.tools}>
            {store !== undefined && <div className={styles.store}>{store}</div>}
            <Account {...account} />
            <CartLink {...cart} />
          </div>
        </div>
        <Notice>{notice}</Notice>
      </header>
      {full && categories.length > 0 && <CategoryRow categories={categories} />}
    </>
  );
}

/** Renders no element while there is no notice, so that it takes no space. */
function Notice({ children }: { readonly children: ReactNode }) {
  return children === undefined ? null : <div className={styles.notice}>{children}</div>;
}

function Menu({
  categories,
  siteSwitch,
  store,
  account,
}: Pick<HeaderProps, 'categories' | 'siteSwitch' | 'store' | 'account'>) {
  const { texts } = useHeaderMessages();
  const details = useClosingDetails();
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.summary}>
        <Icon name="menu" className={classNames(styles.toolIcon, styles.menuIcon)} />
        <span className={styles.summaryLabel}>{texts.shop}</span>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <nav aria-label={texts.menu}>
          <ul className={styles.menuList}>
            {categories.map(({ label, href, current }) => (
              <li key={href}>
                <PlainLink
                  href={href}
                  className={styles.menuLink}
                  aria-current={current ? 'page' : undefined}
                >
                  {label}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.menuFoot}>
          {store !== undefined && <div className={styles.menuStore}>{store}</div>}
          <PlainLink
            href={account.kind === 'guest' ? account.signInHref : account.accountHref}
            className={styles.menuLink}
          >
            {account.kind === 'guest' ? texts.signIn : texts.account}
            {account.kind === 'signedIn' && <Tier tier={account.tier} />}
          </PlainLink>
          {siteSwitch && (
            <PlainLink href={siteSwitch.href} className={styles.menuLink}>
              {siteSwitch.label}
            </PlainLink>
          )}
          {account.kind === 'signedIn' && <SignOut {...account} className={styles.menuOut} />}
        </div>
      </div>
    </details>
  );
}

function Search({ action, query = '', onSearch, onFocus, suggestions }: HeaderProps['search']) {
  const { texts } = useHeaderMessages();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <form role="search" action={action} method="get" className={styles.search} onSubmit={submit}>
      <input
        type="search"
        name="q"
        className={styles.input}
        defaultValue={query}
        placeholder={texts.searchPlaceholder}
        aria-label={texts.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onFocus={onFocus}
      />
      <button type="submit" className={styles.submit} aria-label={texts.search}>
        <Icon name="search" />
      </button>
      {suggestions}
    </form>
  );
}

function Account(account: HeaderAccount) {
  const { texts } = useHeaderMessages();
  if (account.kind === 'guest') {
    return (
      <PlainLink href={account.signInHref} className={styles.tool}>
        <Icon name="user" className={styles.toolIcon} />
        <span className={styles.label}>{texts.signIn}</span>
      </PlainLink>
    );
  }
  const { firstName, tier, accountHref } = account;
  const greeting = firstName === undefined || firstName === '' ? texts.account : texts.hello(firstName);
  return (
    <>
      <PlainLink href={accountHref} className={styles.tool}>
        <Icon name="user" className={styles.toolIcon} />
        <span className={styles.label}>
          {greeting}
          <Tier tier={tier} />
        </span>
      </PlainLink>
      <SignOut {...account} className={styles.signOut} />
    </>
  );
}

/** The sign-out form; rendered beside the account, and in the menu where space is short. */
function SignOut({
  signOutAction,
  signOutFields,
  onSignOut,
  signingOut = false,
  className,
}: Extract<HeaderAccount, { kind: 'signedIn' }> & { readonly className?: string | undefined }) {
  const { texts } = useHeaderMessages();
  return (
    <form
      method="post"
      action={signOutAction}
      className={className}
      onSubmit={(event) => {
        if (!onSignOut) return;
        event.preventDefault();
        onSignOut();
      }}
    >
      {signOutFields}
      <Button type="submit" variant="quiet" size="small" busy={signingOut}>
        {texts.signOut}
      </Button>
    </form>
  );
}

function Tier({ tier }: { tier: string | undefined }) {
  const { texts } = useHeaderMessages();
  return tier ? <span className={styles.tier}> {texts.tier(tier)}</span> : null;
}

function CartLink({ href, count, onOpen }: HeaderProps['cart']) {
  const { texts } = useHeaderMessages();
  const { text } = cartBadge(count);
  return (
    <PlainLink href={href} className={styles.tool} onClick={onOpen}>
      <span className={styles.cartIcon} aria-hidden>
        <Icon name="cart" className={styles.toolIcon} />
        {/* Reserves the space of the badge, so that nothing moves when the count arrives. */}
        <span className={classNames(styles.badge, text === undefined && styles.noBadge)}>{text}</span>
      </span>
      <span className={styles.label} aria-hidden>
        {texts.cart}
      </span>
      <VisuallyHidden>{texts.cartLabel(count)}</VisuallyHidden>
    </PlainLink>
  );
}
