import { ButtonLink } from '@foolscap/ui/components';
import { useId } from 'react';
import type { OfferDetails } from '@foolscap/tiles/contract';
import styles from './PromoBanner.module.scss';

/** A banner on the home page: the offer and a link to it. */
export function PromoBanner({ heading, text, linkLabel, path }: OfferDetails) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.banner}>
      <div className={styles.text}>
        <h2 id={headingId} className={styles.title}>
          {heading}
        </h2>
        <p className={styles.lead}>{text}</p>
      </div>
      <ButtonLink href={path}>{linkLabel}</ButtonLink>
    </section>
  );
}
