import { ButtonLink } from '@foolscap/ui/components';
import { useId } from 'react';
import type { Promo } from './promos.ts';
import styles from './PromoBanner.module.scss';

/** A banner of the home page: what is offered, and the link to it. */
export function PromoBanner({ title, text, action, href }: Promo) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.banner}>
      <div className={styles.text}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{text}</p>
      </div>
      <ButtonLink href={href}>{action}</ButtonLink>
    </section>
  );
}
