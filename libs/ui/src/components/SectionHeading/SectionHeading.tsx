import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SectionHeading.module.scss';

export interface SectionHeadingProps {
  /** Text of the heading. */
  readonly children: ReactNode;
  /** Heading level. */
  readonly level?: 1 | 2 | 3;
  /** Font size; follows the level by default. */
  readonly size?: 'large' | 'medium' | 'small';
  /** A line below, such as the number of results. */
  readonly note?: ReactNode;
  /** A link or button at the end of the line. */
  readonly action?: ReactNode;
  /** Id of the heading, for `aria-labelledby` and links. */
  readonly id?: string | undefined;
  /** Additional class name. */
  readonly className?: string | undefined;
}

const sizes = { 1: 'large', 2: 'medium', 3: 'small' } as const;

/** A heading with the brand's margin line on its left. */
export function SectionHeading({
  children,
  level = 2,
  size = sizes[level],
  note,
  action,
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.heading, styles[size], className)}>
      <div className={styles.text}>
        <Heading id={id} className={styles.title}>
          {children}
        </Heading>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
