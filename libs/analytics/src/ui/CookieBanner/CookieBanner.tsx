import { useEffect } from 'react';
import { Button, useAnnounce, useMessages } from '@foolscap/ui/components';
import { chooseAll, type ConsentChoice, type ConsentPurpose } from '../../model/index.ts';
import { COOKIE_MESSAGES } from '../cookie-messages.ts';
import styles from './CookieBanner.module.scss';

export interface CookieBannerProps {
  /** The purposes that the shop uses; at least one. */
  readonly purposes: readonly ConsentPurpose[];
  /** Called with the choice of all or no optional cookies. */
  readonly onChoose: (choice: ConsentChoice) => void;
  /** Opens the settings, which have a choice for each purpose. Called with the clicked button. */
  readonly onSettings: (opener: HTMLElement) => void;
}

/**
 * The question about optional cookies at the bottom of the viewport (storefront-2.58). The page can be used without answering it. Render it
 * before the page's content, so that keyboard users reach it first. Accepting and declining are equally prominent.
 */
export function CookieBanner({ purposes, onChoose, onSettings }: CookieBannerProps) {
  const { texts } = useMessages('analytics', COOKIE_MESSAGES);
  const announce = useAnnounce();
  useEffect(() => announce(texts.announcement), [announce, texts]);
  return (
    <section className={styles.banner} aria-label={texts.banner} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.content}>
          <p className={styles.question}>{texts.question(purposes)}</p>
          <div className={styles.buttons}>
            <Button onClick={() => onChoose(chooseAll(purposes, true))}>{texts.acceptAll}</Button>
            <Button onClick={() => onChoose(chooseAll(purposes, false))}>{texts.necessaryOnly}</Button>
            <Button
              variant="quiet"
              className={styles.settings}
              onClick={(press) => onSettings(press.currentTarget)}
            >
              {texts.settings}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
