import { classNames } from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import styles from './HeaderBar.module.scss';

export interface HeaderBarProps {
  /** `plain` scrolls with the page; the others are sticky. */
  readonly type: 'full' | 'slim' | 'plain';
  /** Renders the full bar as the slim one up to `sm`. */
  readonly compactOnSmall?: boolean;
  /** A notice below the main row. */
  readonly notice: ReactNode;
  /** Content of the main row. */
  readonly children: ReactNode;
}

/** The page's banner: the main row, with the notice below it. */
export function HeaderBar({ type, compactOnSmall = false, notice, children }: HeaderBarProps) {
  return (
    <header
      className={classNames(styles.header, styles[type], compactOnSmall && styles.compact)}
      data-print="hide"
    >
      <div className={styles.main}>{children}</div>
      {/* Without a notice there is no element, so that it takes no space. */}
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
    </header>
  );
}
