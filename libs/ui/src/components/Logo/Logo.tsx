import { classNames } from '../class-names.ts';
import styles from './Logo.module.scss';

export interface LogoProps {
  /** Symbol and name, or only the symbol. */
  readonly variant?: 'full' | 'mark';
  /** Text after the name, such as "business". */
  readonly suffix?: string;
  /** Additional class name. */
  readonly className?: string;
}

/** The symbol, a jester's cap: three points and a brim in one line; each bell is a loop of that line. */
export const capPath =
  'M6.8 19.8C6.8 16.3 6.3 13.9 4.1 14.3A1.3 1.3 0 1 1 2.6 13.3C2.3 9.7 4.2 7 6.3 7.3C7.9 7.6 8.9 9.5 9.5 12.1C9.8 9.5 10.3 7.3 11.3 5.6A1.3 1.3 0 1 1 12.7 5.6C13.7 7.3 14.2 9.5 14.5 12.1C15.1 9.5 16.1 7.6 17.7 7.3C19.8 7 21.7 9.7 21.4 13.3A1.3 1.3 0 1 1 19.9 14.3C17.7 13.9 17.2 16.3 17.2 19.8Q12 21.4 6.8 19.8Z';

/** The logo: the symbol and the name. The name is text, so it inherits color and size. */
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
      {!alone && (
        <span className={styles.text}>
          <span className={styles.word}>foolscap</span>
          {/* A space, so that screen readers read two words. */}
          {suffix !== undefined && ' '}
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )}
    </span>
  );
}
