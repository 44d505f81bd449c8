import { Badge, Link, PlainLink } from '@foolscap/ui/components';
import type { HeaderLink } from '../Header/headerProps.ts';
import categoryRow from '../parts/CategoryRow.module.scss';
import topHat from '../parts/TopHat.module.scss';
import styles from './OrganizationRow.module.scss';

export interface OrganizationRowProps {
  /** Name of the organization that the user buys for. */
  readonly name: string;
  /** Label for the variant of the site or the way the user signed in. */
  readonly note?: string | undefined;
  readonly tools: readonly HeaderLink[];
  /** Link to the other store; phones have it in the menu. */
  readonly siteSwitch?: HeaderLink | undefined;
}

/** The row above the business site's header with the organization's name and tools. */
export function OrganizationRow({ name, note, tools, siteSwitch }: OrganizationRowProps) {
  return (
    <nav className={topHat.hat} aria-label={name} data-print="hide">
      <div className={styles.row}>
        <span className={styles.name}>
          <strong>{name}</strong>
          {note && <Badge tone="info">{note}</Badge>}
        </span>
        {tools.map(({ label, href, current }) => (
          <PlainLink
            key={href}
            href={href}
            className={categoryRow.category}
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </PlainLink>
        ))}
        {siteSwitch && (
          <Link variant="quiet" href={siteSwitch.href} className={topHat.siteSwitch}>
            {siteSwitch.label}
          </Link>
        )}
      </div>
    </nav>
  );
}
