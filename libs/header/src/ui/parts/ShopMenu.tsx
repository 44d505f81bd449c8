import { Icon, PlainLink, classNames, useMessages } from '@foolscap/ui/components';
import type { HeaderProps } from '../Header/header-props.ts';
import { MemberTier } from './MemberTier.tsx';
import { SignOutForm } from './SignOutForm.tsx';
import { useClosingDetails } from './use-closing-details.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import { opensSignIn } from './opens-with.ts';
import styles from './ShopMenu.module.scss';
import tools from './tools.module.scss';

export type ShopMenuProps = Pick<
  HeaderProps,
  'categories' | 'departments' | 'siteSwitch' | 'store' | 'account'
>;

/** The menu of all categories. If space is short, it also has the store, the account and the other site. */
export function ShopMenu({ categories, departments, siteSwitch, store, account }: ShopMenuProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  const details = useClosingDetails();
  return (
    <details
      ref={details}
      className={styles.menu}
      onFocus={departments?.onOpen}
      onToggle={departments?.onOpen}
    >
      <summary className={styles.summary}>
        <Icon name="menu" className={classNames(tools.icon, styles.icon, styles.whileClosed)} />
        <Icon name="close" className={classNames(tools.icon, styles.icon, styles.whileOpen)} />
        <span className={styles.label}>{texts.shop}</span>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <nav aria-label={texts.menu}>
          {departments?.menu || (
            <ul className={styles.list}>
              {categories.map(({ label, href, current }) => (
                <li key={href}>
                  <PlainLink href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
                    {label}
                  </PlainLink>
                </li>
              ))}
            </ul>
          )}
          {departments?.plain}
        </nav>
        <div className={styles.foot}>
          {store !== undefined && <div className={styles.store}>{store}</div>}
          <PlainLink
            href={account.kind === 'guest' ? account.signInHref : account.accountHref}
            className={styles.link}
            {...(account.kind === 'guest' && opensSignIn(account))}
          >
            <span>
              {account.label ?? (account.kind === 'guest' ? texts.signIn : texts.account)}
              {account.kind === 'signedIn' && <MemberTier tier={account.tier} />}
            </span>
          </PlainLink>
          {siteSwitch && (
            <PlainLink href={siteSwitch.href} className={styles.link}>
              {siteSwitch.label}
            </PlainLink>
          )}
          {account.kind === 'signedIn' && <SignOutForm {...account} className={styles.signOut} />}
        </div>
      </div>
    </details>
  );
}
