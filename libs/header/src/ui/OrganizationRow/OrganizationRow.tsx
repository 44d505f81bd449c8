import { Badge, Icon, Link, PlainLink } from '@foolscap/ui/components';
import type { NavIcon } from '../../model/index.ts';
import type { HeaderLink, HeaderProps } from '../Header/header-props.ts';
import categoryRow from '../parts/CategoryRow.module.scss';
import topHat from '../parts/TopHat.module.scss';
import { SearchForm } from '../parts/SearchForm.tsx';
import { SignOutForm } from '../parts/SignOutForm.tsx';
import type { SignOutFormProps } from '../parts/SignOutForm.tsx';
import { opensWith } from '../parts/opens-with.ts';
import styles from './OrganizationRow.module.scss';

/** A tool of the business site; with `onOpen` its link opens a panel. */
export interface OrganizationTool extends HeaderLink {
  /** Opens or closes the tool's panel; without it, and with a modifier key, the link opens its page. */
  readonly onOpen?: ((link: HTMLAnchorElement) => void) | undefined;
  /** The panel is open. */
  readonly expanded?: boolean;
  /** Shown before the label. */
  readonly icon?: NavIcon | undefined;
}

export interface OrganizationRowProps {
  /** Name of the organization that the user buys for. */
  readonly name: string;
  /** Label for the variant of the site or the way the user signed in. */
  readonly note?: string | undefined;
  /** Links to lists, orders and other tools of the business site. */
  readonly tools: readonly OrganizationTool[];
  /** Product search and sign-out, below a header that has none. */
  readonly search?: HeaderProps['search'] | undefined;
  /** The signed-in user with the form that signs out. */
  readonly account?: SignOutFormProps | undefined;
  /** Link to the other store; phones have it in the menu. */
  readonly siteSwitch?: HeaderLink | undefined;
}

/** The row above the business site's header, or below that of third-party users, with the organization's name and tools. */
export function OrganizationRow({ name, note, tools, search, account, siteSwitch }: OrganizationRowProps) {
  return (
    <nav className={topHat.hat} aria-label={name} data-print="hide">
      <div className={styles.row}>
        <span className={styles.name}>
          <strong>{name}</strong>
          {note && <Badge tone="info">{note}</Badge>}
        </span>
        {tools.map(({ label, href, current, onOpen, expanded = false, icon, ariaLabel }) => (
          <PlainLink
            key={label + href}
            href={href}
            aria-label={ariaLabel}
            className={categoryRow.category}
            aria-current={current ? 'page' : undefined}
            {...(onOpen && {
              'aria-haspopup': 'dialog',
              'aria-expanded': expanded,
              ...opensWith(onOpen),
            })}
          >
            {icon && <Icon name={icon} size="small" className={styles.icon} />}
            {label}
          </PlainLink>
        ))}
        {search && <SearchForm key={search.query} {...search} isWideOnly={false} />}
        {account && <SignOutForm {...account} className={styles.signOut} />}
        {siteSwitch && (
          <Link variant="quiet" href={siteSwitch.href} className={topHat.siteSwitch}>
            {siteSwitch.label}
          </Link>
        )}
      </div>
    </nav>
  );
}
