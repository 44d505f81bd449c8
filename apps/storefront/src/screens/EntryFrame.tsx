import type { ReactNode } from 'react';
import { Container, SectionHeading } from '@foolscap/ui/components';
import styles from './EntryFrame.module.scss';

/** What the pages share that lead into an account: one narrow column, and below its form the ways to the other pages. */
export function EntryFrame({
  title,
  note,
  ways,
  children,
  more,
}: {
  title: string;
  /** A line below the name of the page. */
  note?: ReactNode;
  /** Paragraphs of a link each, alone or at the end of a few words. */
  ways: ReactNode;
  children: ReactNode;
  /** What stands below the ways. */
  more?: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1} note={note}>
          {title}
        </SectionHeading>
        {children}
        <div className={styles.ways}>{ways}</div>
        {more}
      </div>
    </Container>
  );
}
