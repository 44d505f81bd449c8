import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { giftCardsActions, selectGiftCards } from '@foolscap/catalog/state';
import { TileGridSkeleton } from '@foolscap/tiles/ui';
import {
  Alert,
  Breadcrumb,
  ButtonLink,
  Container,
  EmptyState,
  SectionHeading,
} from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { GIFT_CARDS_SCREEN_MESSAGES } from './gift-cards-messages.ts';
import screen from '../../shell/Screen.module.scss';
import { tilesFeature } from '../tiles/feature.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import { giftCardsFeature } from './feature.ts';
import styles from './GiftCardsScreen.module.scss';

const { giftCards: texts } = GIFT_CARDS_SCREEN_MESSAGES;

export const features = [tilesFeature, giftCardsFeature];

export const load: FeatureExports['load'] = () => [giftCardsActions.giftCardsRequested()];

/** The page for gift cards: those in the shop, the balance of a card, and the terms. */
export default function GiftCardsScreen() {
  const dispatch = useDispatch();
  const { phase, value: items } = useSelector(selectGiftCards);
  // The toggle is on unless the session says otherwise (storefront-6.39).
  const toggles = useSelector(selectAccount)?.session.sessionIPA.webToggleList ?? [];
  const hasToggle = (name: string) =>
    !toggles.some(({ toggleName, values }) => toggleName === name && values.includes('false'));
  return (
    <Container>
      <div className={screen.page}>
        <Breadcrumb items={[{ label: texts.home, href: '/' }, { label: texts.heading }]} />
        <SectionHeading level={1} note={texts.note}>
          {texts.heading}
        </SectionHeading>
        {items ? (
          items.length > 0 ? (
            <Tiles items={items} label={texts.heading} headingLevel={2} />
          ) : (
            <EmptyState title={texts.none} actions={<ButtonLink href="/deals">{texts.deals}</ButtonLink>}>
              {texts.noneHint}
            </EmptyState>
          )
        ) : phase === 'failed' ? (
          <Alert
            kind="failure"
            live="assertive"
            onRetry={() => dispatch(giftCardsActions.giftCardsRequested())}
          >
            {texts.failed}
          </Alert>
        ) : (
          <TileGridSkeleton count={4} />
        )}
        <section aria-labelledby="your-card" className={styles.section}>
          <SectionHeading id="your-card" note={texts.haveOneNote}>
            {texts.haveOne}
          </SectionHeading>
          <div className={styles.links}>
            {hasToggle('giftCardLink') && (
              <ButtonLink href="/gift-card-balance" variant="primary">
                {texts.check}
              </ButtonLink>
            )}
            {hasToggle('helpCenter') && <ButtonLink href="/help/gift-cards">{texts.terms}</ButtonLink>}
          </div>
        </section>
      </div>
    </Container>
  );
}
