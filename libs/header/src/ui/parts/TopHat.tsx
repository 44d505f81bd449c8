import { Link, classNames, useMessages } from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import type { HeaderLink } from '../Header/header-props.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import styles from './TopHat.module.scss';

export interface TopHatProps {
  /** One announcement. */
  readonly news: ReactNode;
  /** Link to the other store; phones have it in the menu. */
  readonly siteSwitch: HeaderLink | undefined;
  /** Hides the line on small screens. */
  readonly isWideOnly: boolean;
}

/** The line above the header. Renders nothing if it is empty. */
export function TopHat({ news, siteSwitch, isWideOnly }: TopHatProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  if (news === undefined && siteSwitch === undefined) return null;
  return (
    <section
      className={classNames(styles.hat, (news === undefined || isWideOnly) && styles.wideOnly)}
      aria-label={texts.news}
      data-print="hide"
    >
      <div className={styles.row}>
        <div className={styles.news}>{news}</div>
        {siteSwitch && (
          <Link variant="quiet" href={siteSwitch.href} className={styles.siteSwitch}>
            {siteSwitch.label}
          </Link>
        )}
      </div>
    </section>
  );
}
