import styles from './SkipLink.module.scss';

export interface SkipLinkProps {
  /** Id of the target element, without the hash; it needs `tabIndex={-1}`. */
  readonly target?: string;
  /** Label of the link. */
  readonly children?: string;
}

/** The first tab stop of a page: skips the header. */
export function SkipLink({ target = 'main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a data-print="hide" className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
