import { Icon, PlainLink, VisuallyHidden, classNames, useMessages } from '@foolscap/ui/components';
import { useEffect, type RefObject } from 'react';
import { ariaLabelId } from '../../model/index.ts';
import type { HeaderLink } from '../Header/header-props.ts';
import { closeLikeMenu } from './use-closing-details.ts';
import { useFittingCount } from './use-fitting-count.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import styles from './CategoryRow.module.scss';

/**
 * Category links in one line, with those that do not fit inside "More". "More" contains all of them until the line is
 * measured. Without JavaScript the line wraps instead.
 */
export function CategoryRow({ categories }: { readonly categories: readonly HeaderLink[] }) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  const { line, list, more, fitting } = useFittingCount(categories.length);
  const rest = fitting === undefined ? categories : categories.slice(fitting);
  return (
    <nav className={styles.categories} aria-label={texts.categories} data-print="hide">
      <div className={styles.page}>
        <div ref={line} className={styles.line}>
          <ul ref={list} className={styles.row}>
            {categories.map(({ label, href, current }, place) => (
              <li key={href} className={place < (fitting ?? categories.length) ? undefined : styles.moved}>
                <PlainLink
                  href={href}
                  className={styles.category}
                  aria-current={current ? 'page' : undefined}
                  data-nav={ariaLabelId(label)}
                >
                  {label}
                </PlainLink>
              </li>
            ))}
          </ul>
          {rest.length > 0 && <More details={more} categories={rest} marksCurrent={fitting !== undefined} />}
        </div>
      </div>
    </nav>
  );
}

interface MoreProps {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly categories: readonly HeaderLink[];
  /** Marks "More" when it contains the current category; set once the row is measured. */
  readonly marksCurrent: boolean;
}

function More({ details, categories, marksCurrent }: MoreProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  useEffect(() => closeLikeMenu(details.current), [details]);
  const current = marksCurrent && categories.some((category) => category.current);
  return (
    <details ref={details} className={styles.more}>
      <summary className={classNames(styles.category, styles.summary)} data-current={current || undefined}>
        {texts.more}
        <VisuallyHidden> {texts.moreCategories}</VisuallyHidden>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <ul className={styles.panel}>
        {categories.map(({ label, href, current: isCurrent }) => (
          <li key={href}>
            <PlainLink href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
