import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './SkipLink.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface SkipLinkProps {
  /** Id of the target element, without the hash; it needs `tabIndex={-1}`. */
  readonly target?: string;
  /** Label of the link. */
  readonly children?: string;
}

/** The first tab stop of a page: skips the header. */
export function SkipLink({ target = 'main', children = texts.skip }: SkipLinkProps) {
  return (
    <a data-print="hide" className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
