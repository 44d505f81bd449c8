import { classNames } from '../classNames.ts';
import styles from './Logo.module.scss';

export interface LogoProps {
  /** Mark and word, or the mark alone. */
  readonly variant?: 'full' | 'mark';
  /** Word set beside the name, such as "business". */
  readonly suffix?: string;
  readonly className?: string;
}

/** The cap: three points and a brim in one unbroken line; each bell is a loop of that line. */
export const capPath =
  'M5.6 20.2 4.3 13.6C4 11.4 3.6 10 2.6 9.2A1.3 1.3 0 1 1 4.3 7.5C6.3 8.3 8.1 10 9.2 12.4 9.6 9.6 10.3 7.2 11.2 5.2A1.3 1.3 0 1 1 12.8 5.2C13.7 7.2 14.4 9.6 14.8 12.4 15.9 10 17.7 8.3 19.7 7.5A1.3 1.3 0 1 1 21.4 9.2C20.4 10 20 11.4 19.7 13.6L18.4 20.2Z';

/** The mark of the house beside its name; the name is text, so it takes the colour and size around it. */
export function Logo({ variant = 'full', suffix, className }: LogoProps) {
  const alone = variant === 'mark';
  return (
    <span className={classNames(styles.logo, className)}>
      <svg
        viewBox="0 0 24 24"
        className={styles.mark}
        focusable="false"
        {...(alone ? { role: 'img', 'aria-label': 'Foolscap' } : { 'aria-hidden': true })}
      >
        <path d={capPath} />
      </svg>
      {!alone && <span className={styles.word}>foolscap</span>}
      {!alone && suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
