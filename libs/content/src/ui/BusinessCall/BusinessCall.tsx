import { useId } from 'react';
import { ButtonLink } from '@foolscap/ui/components';
import type { HomeLink } from '../../contract/index.ts';
import styles from './BusinessCall.module.scss';

export interface BusinessCallProps {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below it. */
  text: string;
  /** The main link. */
  link: HomeLink;
  /** A further link, such as to the contact page. */
  second?: HomeLink | undefined;
  /** Returns the URL of a link. */
  hrefFor: (link: HomeLink) => string;
}

/** The section of the home page that leads to a business account. */
export function BusinessCall({ title, text, link, second, hrefFor }: BusinessCallProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.call}>
      <div className={styles.text}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={styles.links}>
        <ButtonLink href={hrefFor(link)}>{link.label}</ButtonLink>
        {second && (
          <ButtonLink href={hrefFor(second)} variant="quiet">
            {second.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
