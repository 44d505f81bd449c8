import { Icon } from '../Icon/Icon.tsx';
import { PlainLink } from '../Link/Link.tsx';
import { pageWindow } from './page-window.ts';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Pagination.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  /** Number of pages; nothing is shown for a single page. */
  readonly pages: number;
  /** Returns the URL of a page, numbered from 1. */
  readonly hrefFor: (page: number) => string;
  /** Accessible name of the navigation; unique within a page. */
  readonly label?: string;
  /** Accessible name of the link to the previous page. */
  readonly previousLabel?: string;
  /** Accessible name of the link to the next page. */
  readonly nextLabel?: string;
  /** Accessible name of the link to a page. */
  readonly pageLabel?: (page: number) => string;
}

/** Links to the pages of a list. They work without JavaScript and can be shared. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = texts.pages,
  previousLabel = texts.previousPage,
  nextLabel = texts.nextPage,
  pageLabel = texts.page,
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <PlainLink className={styles.link} href={hrefFor(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevron-left" size="small" />
            </PlainLink>
          </li>
        )}
        {pageWindow(page, pages).map((n, index) =>
          n === undefined ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={n} className={n === 1 || n === page || n === pages ? undefined : styles.spare}>
              <PlainLink
                className={styles.link}
                href={hrefFor(n)}
                aria-label={pageLabel(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </PlainLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <PlainLink className={styles.link} href={hrefFor(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevron-right" size="small" />
            </PlainLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
