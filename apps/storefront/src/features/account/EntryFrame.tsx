import type { ReactNode } from 'react';
import { Container, SectionHeading } from '@foolscap/ui/components';
import styles from './EntryFrame.module.scss';

/** The frame of the sign-in and registration pages: a narrow column with a form and links to the other pages. */
export function EntryFrame({
  title,
  note,
  ways,
  children,
  more,
}: {
  title: string;
  /** A line below the page title. */
  note?: ReactNode;
  /** Paragraphs with one link each. */
  ways?: ReactNode;
  children: ReactNode;
  /** Content below the links. */
  more?: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1} note={note}>
          {title}
        </SectionHeading>
        {children}
        {ways && <div className={styles.ways}>{ways}</div>}
        {more}
      </div>
    </Container>
  );
}
