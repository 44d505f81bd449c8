import { useId, type ReactNode } from 'react';
import { Icon, SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import { SPONSORED_MESSAGES } from '../sponsored-messages.ts';
import styles from './SponsoredRow.module.scss';

export interface SponsoredRowProps {
  /** The tiles as one row: a `TileGrid` with the layout `row` of `SponsoredTile`. */
  readonly children?: ReactNode;
  /** Number of tiles in `children`; a row without any shows nothing. */
  readonly count: number;
  /** Heading level of the row. */
  readonly headingLevel?: 2 | 3;
}

/**
 * A row of products that brands paid for, which is labeled as such and explains why they are shown. It has no placeholder, so a page
 * without such products has no gap.
 */
export function SponsoredRow({ children, count, headingLevel = 2 }: SponsoredRowProps) {
  const { sponsored: texts } = useMessages('tiles', SPONSORED_MESSAGES);
  const headingId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.row}>
      <Stack gap={5}>
        <div>
          <SectionHeading level={headingLevel} id={headingId}>
            {texts.heading}
          </SectionHeading>
          <details className={styles.why}>
            <summary className={styles.summary}>
              {texts.why} <Icon name="chevron-down" size="small" />
            </summary>
            <p className={styles.explanation}>{texts.explanation}</p>
          </details>
        </div>
        {children}
      </Stack>
    </section>
  );
}
