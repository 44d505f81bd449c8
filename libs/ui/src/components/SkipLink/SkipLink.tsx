import styles from './SkipLink.module.scss';

export interface SkipLinkProps {
  /** Id of the element to jump to, without the hash; it needs `tabIndex={-1}`. */
  readonly target?: string;
  /** Names what it leads to. */
  readonly children?: string;
}

/** The first stop of the tab key: past the header to the page itself. */
export function SkipLink({ target = 'main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a data-print="hide" className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
