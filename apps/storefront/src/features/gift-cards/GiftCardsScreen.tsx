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
import screen from '../../shell/Screen.module.scss';
import { tilesFeature } from '../tiles/feature.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import { giftCardsFeature } from './feature.ts';
import styles from './GiftCardsScreen.module.scss';

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
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Gift cards' }]} />
        <SectionHeading level={1} note="For everything in the shop, in one order or several.">
          Gift cards
        </SectionHeading>
        {items ? (
          items.length > 0 ? (
            <Tiles items={items} label="Gift cards" headingLevel={2} />
          ) : (
            <EmptyState
              title="No gift cards right now"
              actions={<ButtonLink href="/deals">See deals</ButtonLink>}
            >
              You can still pay with a card that you have.
            </EmptyState>
          )
        ) : phase === 'failed' ? (
          <Alert
            kind="failure"
            live="assertive"
            onRetry={() => dispatch(giftCardsActions.giftCardsRequested())}
          >
            We couldn’t load the gift cards. Try again in a moment.
          </Alert>
        ) : (
          <TileGridSkeleton count={4} />
        )}
        <section aria-labelledby="your-card" className={styles.section}>
          <SectionHeading id="your-card" note="Enter its number and card code in checkout to pay with it.">
            Do you have a gift card?
          </SectionHeading>
          <div className={styles.links}>
            {hasToggle('giftCardLink') && (
              <ButtonLink href="/gift-card-balance" variant="primary">
                Check the balance
              </ButtonLink>
            )}
            {hasToggle('helpCenter') && (
              <ButtonLink href="/help/gift-cards">How gift cards work, and terms</ButtonLink>
            )}
          </div>
        </section>
      </div>
    </Container>
  );
}
