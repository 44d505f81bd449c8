import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import styles from './Hero.module.scss';

export interface HeroProps {
  /** The heading of the page. */
  readonly title: ReactNode;
  /** A sentence or two below it. */
  readonly children?: ReactNode;
  /** The one main action. */
  readonly action?: ReactNode;
  /** A drawing beside the words, 720 by 420; below them on phones. */
  readonly picture?: ReactNode;
}

/** The head of a start page: the margin line, what it is about, one thing to do, and a picture. */
export function Hero({ title, children, action, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            {children !== undefined && <p className={styles.lead}>{children}</p>}
            {action}
          </div>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        </div>
      </Container>
    </section>
  );
}
