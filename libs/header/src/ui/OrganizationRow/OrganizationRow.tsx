import { Badge, Link, PlainLink } from '@foolscap/ui/components';
import rowStyles from '../Header/CategoryRow.module.scss';
import styles from '../Header/Header.module.scss';
import type { HeaderLink } from '../Header/Header.tsx';

export interface OrganizationRowProps {
  /** Whom somebody buys for. */
  readonly name: string;
  /** A word on the variant of the site, or on how somebody came here. */
  readonly note?: string | undefined;
  readonly tools: readonly HeaderLink[];
  /** To the other store; phones have it in the menu. */
  readonly siteSwitch?: HeaderLink | undefined;
}

/** The line above the business site's header that says whom one buys for, with the tools of that organization. */
export function OrganizationRow({ name, note, tools, siteSwitch }: OrganizationRowProps) {
  return (
    <nav className={styles.hat} aria-label={name} data-print="hide">
      <div className={styles.organizationRow}>
        <span className={styles.organizationName}>
          <strong>{name}</strong>
          {note && <Badge tone="info">{note}</Badge>}
        </span>
        {tools.map(({ label, href, current }) => (
          <PlainLink
            key={href}
            href={href}
            className={rowStyles.category}
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </PlainLink>
        ))}
        {siteSwitch && (
          <Link variant="quiet" href={siteSwitch.href} className={styles.siteSwitch}>
            {siteSwitch.label}
          </Link>
        )}
      </div>
    </nav>
  );
}
