import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { selectViewed, viewedActions } from '@foolscap/catalog/state';
import { TileGridSkeleton } from '@foolscap/tiles/ui';
import {
  Alert,
  Breadcrumb,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  SectionHeading,
} from '@foolscap/ui/components';
import { VIEWED_SCREEN_MESSAGES } from './viewed-messages.ts';
import screen from '../../shell/Screen.module.scss';
import { tilesFeature } from '../tiles/feature.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import { viewedFeature } from './feature.ts';
import styles from './RecentlyViewedScreen.module.scss';

const { viewed: texts } = VIEWED_SCREEN_MESSAGES;

export const features = [tilesFeature, viewedFeature];

/** The products that the visitor viewed in this browser, with a button that removes the list. Only the browser has it. */
export default function RecentlyViewedScreen() {
  const dispatch = useDispatch();
  const customer = useSelector(selectAccount)?.userProfile?.customerNumber;
  const { phase, value: items } = useSelector(selectViewed);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(viewedActions.viewedRequested({ customer }));
  }, [dispatch, customer]);
  const clear = () => {
    dispatch(viewedActions.clearRequested());
    // The button disappears.
    list.current?.focus();
  };
  return (
    <Container>
      <div className={screen.page}>
        <Breadcrumb items={[{ label: texts.home, href: '/' }, { label: texts.heading }]} />
        <SectionHeading
          level={1}
          note={texts.note}
          action={
            items &&
            items.length > 0 && (
              <Button onClick={clear} size="small">
                {texts.clear}
              </Button>
            )
          }
        >
          {texts.heading}
        </SectionHeading>
        <noscript>
          <Alert kind="info">{texts.needsScript}</Alert>
        </noscript>
        <div ref={list} tabIndex={-1} className={styles.list}>
          {items ? (
            items.length > 0 ? (
              <Tiles items={items} label={texts.heading} headingLevel={2} />
            ) : (
              <EmptyState
                title={texts.none}
                actions={
                  <>
                    <ButtonLink href="/search" variant="primary">
                      {texts.seeProducts}
                    </ButtonLink>
                    <ButtonLink href="/new-arrivals">{texts.seeNew}</ButtonLink>
                  </>
                }
              >
                {texts.noneHint}
              </EmptyState>
            )
          ) : phase === 'failed' ? (
            <Alert
              kind="failure"
              live="assertive"
              onRetry={() => dispatch(viewedActions.viewedRequested({ customer }))}
            >
              {texts.failed}
            </Alert>
          ) : (
            <TileGridSkeleton count={4} />
          )}
        </div>
      </div>
    </Container>
  );
}
