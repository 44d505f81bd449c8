import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { PlainLink } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { fitHeadline } from './fit-headline.ts';
import styles from './IconCard.module.scss';

export interface IconCardProps {
  /** The icon above the headline. */
  readonly icon: IconName;
  /** Two or three words. At most 18 characters are shown (cart-9.34); assistive technology gets all of them. */
  readonly headline: string;
  /** One sentence below the headline. */
  readonly children?: ReactNode;
  /** URL that the whole card links to; without it the card is plain text. */
  readonly href?: string | undefined;
}

/** A card with an icon, a short headline and a sentence, for a service of the shop. */
export function IconCard({ icon, headline, children, href }: IconCardProps) {
  const shown = fitHeadline(headline);
  const isShortened = shown.trim() !== headline.trim();
  const content = (
    <>
      <Icon name={icon} size="large" />
      <span className={styles.headline} title={isShortened ? headline : undefined}>
        {isShortened ? (
          <>
            <span aria-hidden>{shown}</span>
            <VisuallyHidden>{headline}</VisuallyHidden>
          </>
        ) : (
          shown
        )}
      </span>
      {children !== undefined && <span className={styles.text}>{children}</span>}
    </>
  );
  return href === undefined ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <PlainLink href={href} className={classNames(styles.card, styles.link)}>
      {content}
    </PlainLink>
  );
}
