import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import styles from './Hero.module.scss';

export interface HeroProps {
  /** Heading of the page. */
  readonly title: ReactNode;
  /** One or two sentences below it. */
  readonly children?: ReactNode;
  /** The main action. */
  readonly action?: ReactNode;
  /** A picture of 720 by 420 px next to the text; below it on phones. */
  readonly picture?: ReactNode;
}

/** The hero of a landing page: heading, text, one action and a picture. */
export function Hero({ title, children, action, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.text}>
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
