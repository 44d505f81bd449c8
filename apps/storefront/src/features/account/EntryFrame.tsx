import type { ReactNode } from 'react';
import { Container, SectionHeading } from '@foolscap/ui/components';
import { useFrameDrawer } from '../../shell/frame-drawer.ts';
import styles from './EntryFrame.module.scss';

export interface EntryFrameProps {
  title: string;
  /** A line below the page title. */
  note?: ReactNode;
  /** Paragraphs with one link each. */
  ways?: ReactNode;
  children: ReactNode;
  /** Content below the links. */
  more?: ReactNode;
}

/** The frame of pages with one form, such as sign-in: a narrow column with links to other pages. In a drawer, the drawer is the frame. */
export function EntryFrame(props: EntryFrameProps) {
  const drawer = useFrameDrawer();
  if (drawer) return drawer.render(props);
  const { title, note, ways, children, more } = props;
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
